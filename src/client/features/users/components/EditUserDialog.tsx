import { useForm } from 'react-hook-form'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { EMPTY_USER, userChangeProblem, userName, type UserForm } from '@contract/users/users.rules'
import type { User } from '@contract/users/users.schemas'
import { isApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { useVerifySessionMutation } from '../../../state/session/session.api'
import { selectSessionUser } from '../../../state/session/session.selectors'
import { useUpdateUserMutation } from '../../../state/users/users.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice, problemsNotice } from '../users.notices'
import { texts } from '../users.texts'
import { RoleSelect } from './RoleSelect'

type Values = Omit<UserForm, 'password'>

const problems = ({ name, roleId }: Values): Campos =>
  onlyProblems({
    name: userChangeProblem({ name })?.message ?? null,
    roleId: roleId ? null : EMPTY_USER,
  })

/** Changes the name and the role. One's own session learns of it at once: menu and name follow. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: { name: user.name, roleId: user.role.id },
    resolver: rulesResolver(problems),
  })
  const [updateUser] = useUpdateUserMutation()
  const [verifySession] = useVerifySessionMutation()
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const { notify } = useNotice()
  const { control, formState } = form

  const save = form.handleSubmit(
    async ({ name, roleId }) => {
      if (!formState.isDirty) return onClose()
      try {
        await updateUser({ id: user.id, name: userName(name), roleId: roleId ?? 0 }).unwrap()
        if (isOwn) void verifySession()
        notify({ title: texts.updated, kind: 'success' })
        onClose()
      } catch (error) {
        notify(failureNotice(texts.updateFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={`Editar a ${user.name}`}
      dirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={control} name="name">
        {(field) => (
          <TextInput {...field} label={texts.fields.name} hint={texts.nameHint} maxLength={60} required />
        )}
      </Bound>
      <Bound control={control} name="roleId">
        {(field) => <RoleSelect {...field} current={user.role} />}
      </Bound>
    </FormDialog>
  )
}
