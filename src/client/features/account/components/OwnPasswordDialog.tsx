import { ownPasswordProblems } from '@contract/domain/password'
import { useAppSelector } from '../../../state/hooks'
import { useFactor } from '../../../state/secondFactor/secondFactor.api'
import { selectSessionUser } from '../../../state/session/session.selectors'
import { useChangeOwnPassword } from '../../../state/session/session.writes'
import { useIsCommonPassword } from '../../../state/session/useIsCommonPassword'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { CodeInput } from '../../../ui/fields/CodeInput'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDialogForm } from '../../../write/useDialogForm'

const EMPTY = { actual: '', password: '', codigo: '' }

export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const name = useAppSelector(selectSessionUser)?.name ?? ''
  const isCommon = useIsCommonPassword(name)
  const hasFactor = useFactor(undefined).row?.activo ?? false
  const { control, dialog } = useDialogForm({
    draftName: 'mi contraseña',
    values: EMPTY,
    problems: ownPasswordProblems,
    write: useChangeOwnPassword,
    onClose,
    // A server without second factors may refuse a field it does not know.
    body: ({ codigo, ...values }) => (hasFactor ? { ...values, codigo } : values),
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
        {(field) => <NewPasswordInput {...field} label="Contraseña nueva" isCommon={isCommon} />}
      </Bound>
      {hasFactor && (
        <Bound control={control} name="codigo">
          {(field) => <CodeInput {...field} label="Código de tu aplicación" required />}
        </Bound>
      )}
    </FormDialog>
  )
}
