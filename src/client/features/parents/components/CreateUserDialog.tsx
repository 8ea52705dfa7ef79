import { useForm } from 'react-hook-form'
import { appUserProblems } from '@contract/parents/parents.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useCreateParentUserMutation } from '../../../state/parents/parents.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { passwordNotice } from '../parents.notices'
import { texts } from '../parents.texts'

interface CreateUserDialogProps {
  parent: Parent
  onClose: () => void
}

const EMPTY = { username: '', password: '' }

/** The user of the parents' app; it cannot sign in here (DOMAIN §4). SPEC §8: success and error are the server's words. */
export function CreateUserDialog({ parent, onClose }: CreateUserDialogProps) {
  const form = useForm({ defaultValues: EMPTY, resolver: rulesResolver<typeof EMPTY>(appUserProblems) })
  const [createUser] = useCreateParentUserMutation()
  const send = useKeyedWrite(createUser, useRefusal(null, form))
  const { notify } = useNotice()
  const { control } = form

  const save = form.handleSubmit(
    async ({ username, password }) => {
      const answer = await send({ id: parent.id, username: username.trim(), password })
      if (!answer) return
      notify({ title: answer.message ?? texts.userCreated, kind: 'success' })
      onClose()
    },
    (errors) => notify(passwordNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={texts.createUser}
      text={texts.userText(parent.nombre)}
      submitLabel={texts.createUser}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={control} name="username">
        {(field) => <TextInput {...field} label={texts.fields.username} maxLength={60} required />}
      </Bound>
      <Bound control={control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.fields.password} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
