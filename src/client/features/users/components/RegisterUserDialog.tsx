import { useForm } from 'react-hook-form'
import { userName, userProblems, type UserForm } from '@contract/users/users.rules'
import { isApiError } from '../../../state/core/errors'
import { useRegisterUserMutation } from '../../../state/users/users.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice, problemsNotice } from '../users.notices'
import { texts } from '../users.texts'
import { RoleSelect } from './RoleSelect'

const EMPTY: UserForm = { name: '', password: '', roleId: null }

export function RegisterUserDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<UserForm>({ defaultValues: EMPTY, resolver: rulesResolver(userProblems) })
  const [registerUser] = useRegisterUserMutation()
  const { notify } = useNotice()
  const { control } = form

  const save = form.handleSubmit(
    async ({ name, password, roleId }) => {
      try {
        await registerUser({ name: userName(name), password, roleId: roleId ?? 0 }).unwrap()
        notify({ title: texts.registered, kind: 'success' })
        onClose()
      } catch (error) {
        notify(failureNotice(texts.registerFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={texts.register}
      submitLabel="Registrar"
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={control} name="name">
        {(field) => (
          <TextInput {...field} label={texts.fields.name} hint={texts.nameHint} maxLength={60} required />
        )}
      </Bound>
      <Bound control={control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.fields.password} maxLength={200} required />}
      </Bound>
      <Bound control={control} name="roleId">
        {(field) => <RoleSelect {...field} />}
      </Bound>
    </FormDialog>
  )
}
