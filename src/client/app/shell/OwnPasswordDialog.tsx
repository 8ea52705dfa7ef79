import { PASSWORD_CHANGED, PASSWORD_NOT_CHANGED } from '@contract/domain/messages'
import { ownPasswordProblems } from '@contract/session/session.rules'
import { useChangeOwnPasswordMutation } from '../../state/session/session.api'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../ui/drafts/useKeptForm'
import { Bound } from '../../ui/fields/Bound'
import { NewPasswordInput } from '../../ui/fields/NewPasswordInput'
import { TextInput } from '../../ui/fields/TextInput'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import { useWrite } from '../../write/useWrite'

const EMPTY = { actual: '', password: '' }

/** One's own new password: other sessions of the user end, this one goes on. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm({
    kept: 'mi contraseña',
    defaultValues: EMPTY,
    resolver: rulesResolver<typeof EMPTY>(ownPasswordProblems),
  })
  const [changeOwnPassword] = useChangeOwnPasswordMutation()
  const { send, wrong } = useWrite(changeOwnPassword, {
    failed: PASSWORD_NOT_CHANGED,
    saved: PASSWORD_CHANGED,
    form,
  })
  const save = form.handleSubmit(async (values) => {
    const { done } = await send(values)
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title="Cambiar mi contraseña"
      text="Tus sesiones en otros equipos se cerrarán; esta sigue abierta."
      submitLabel="Cambiar contraseña"
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="actual">
        {(field) => (
          <TextInput
            {...field}
            label="Contraseña actual"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required
          />
        )}
      </Bound>
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label="Contraseña nueva" maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
