import { ownPasswordProblems } from '@contract/domain/password'
import { useChangeOwnPassword } from '../../state/session/session.writes'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Bound } from '../../ui/fields/Bound'
import { NewPasswordInput } from '../../ui/fields/NewPasswordInput'
import { TextInput } from '../../ui/fields/TextInput'
import { useDialogForm } from '../../write/useDialogForm'

const EMPTY = { actual: '', password: '' }

/** Changes one's own password: the user's other sessions end, this one goes on. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    kept: 'mi contraseña',
    values: EMPTY,
    problems: ownPasswordProblems,
    write: useChangeOwnPassword,
    onClose,
    body: (values) => values,
  })

  return (
    <FormDialog
      title="Cambiar mi contraseña"
      text="Tus sesiones en otros equipos se cerrarán; esta sigue abierta."
      submitLabel="Cambiar contraseña"
      {...dialog}
    >
      <Bound control={control} name="actual">
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
      <Bound control={control} name="password">
        {(field) => <NewPasswordInput {...field} label="Contraseña nueva" maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
