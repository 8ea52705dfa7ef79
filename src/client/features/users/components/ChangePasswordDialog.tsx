import { useForm } from 'react-hook-form'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { passwordProblem } from '@contract/domain/password'
import type { User } from '@contract/users/users.schemas'
import { isApiError } from '../../../state/core/errors'
import { useAppDispatch, useAppSelector } from '../../../state/hooks'
import { selectSessionUser } from '../../../state/session/session.selectors'
import { logout } from '../../../state/session/session.thunks'
import { useChangePasswordMutation } from '../../../state/users/users.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice, problemsNotice } from '../users.notices'
import { texts } from '../users.texts'

interface Values {
  password: string
}

const problems = ({ password }: Values): Campos => onlyProblems({ password: passwordProblem(password) })

/** A new password ends every session of its user (DOMAIN §3), so that one's own leads back to the login. */
export function ChangePasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { password: '' }, resolver: rulesResolver(problems) })
  const [changePassword] = useChangePasswordMutation()
  const dispatch = useAppDispatch()
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ password }) => {
      try {
        await changePassword({ id: user.id, password }).unwrap()
        notify({ title: texts.passwordChanged, kind: 'success' })
        onClose()
        if (isOwn) void dispatch(logout())
      } catch (error) {
        notify(failureNotice(texts.passwordFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={`Cambiar la contraseña de ${user.name}`}
      text={isOwn ? texts.ownPassword : texts.passwordOf(user.name)}
      submitLabel="Cambiar contraseña"
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.newPassword} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
