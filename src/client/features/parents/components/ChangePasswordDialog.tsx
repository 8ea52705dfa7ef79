import { useForm } from 'react-hook-form'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { passwordProblem } from '@contract/domain/password'
import type { Parent } from '@contract/parents/parents.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useChangeParentPasswordMutation } from '../../../state/parents/parents.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { passwordNotice } from '../parents.notices'
import { texts } from '../parents.texts'

interface ChangePasswordDialogProps {
  parent: Parent
  onClose: () => void
}
interface Values {
  password: string
}

const problems = ({ password }: Values): Campos => onlyProblems({ password: passwordProblem(password) })

/** A forgotten password of the parents' app (decisions/0009). */
export function ChangePasswordDialog({ parent, onClose }: ChangePasswordDialogProps) {
  const form = useForm<Values>({ defaultValues: { password: '' }, resolver: rulesResolver(problems) })
  const [changePassword] = useChangeParentPasswordMutation()
  const send = useKeyedWrite(changePassword, useRefusal(texts.passwordFailed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ password }) => {
      if (!(await send({ id: parent.id, password }))) return
      notify({ title: texts.passwordChanged, kind: 'success' })
      onClose()
    },
    (errors) => notify(passwordNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={texts.changePassword}
      text={texts.passwordText(parent.usuario?.name ?? parent.nombre)}
      submitLabel={texts.changePassword}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.fields.newPassword} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
