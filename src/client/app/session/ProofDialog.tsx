import { passwordProblems, codeProblems } from '@contract/secondFactor/secondFactor.rules'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { useFactor } from '../../state/secondFactor/secondFactor.api'
import { proofEnded } from '../../state/proof/proofEvents'
import { selectIsProofAsked } from '../../state/proof/proof.slice'
import { useConfirmSession } from '../../state/session/session.writes'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Bound } from '../../ui/fields/Bound'
import { CodeInput } from '../../ui/fields/CodeInput'
import { TextInput } from '../../ui/fields/TextInput'
import { useDialogForm } from '../../write/useDialogForm'

const EMPTY = { password: '', codigo: '' }

function OpenProofDialog({ hasFactor }: { hasFactor: boolean }) {
  const dispatch = useAppDispatch()
  const end = (isProved: boolean) => dispatch(proofEnded(isProved))
  const { control, dialog } = useDialogForm({
    draftName: 'confirmar',
    values: EMPTY,
    unkept: ['password', 'codigo'],
    problems: hasFactor ? codeProblems : passwordProblems,
    write: useConfirmSession,
    // `useDialogForm` calls this after a success too, which must not count as a refused proof. «Cancelar» below ends it.
    onClose: () => undefined,
    onDone: () => end(true),
    body: ({ password, codigo }) => (hasFactor ? { codigo } : { password }),
  })
  return (
    <FormDialog
      {...dialog}
      onClose={() => end(false)}
      title="Confirma que eres tú"
      text="Pasaron más de diez minutos desde que entraste, y esto no se puede deshacer o abre datos de muchos. Lo que escribiste sigue aquí."
      submitLabel="Confirmar"
    >
      {hasFactor ? (
        <Bound control={control} name="codigo">
          {(field) => <CodeInput {...field} label="Código de tu aplicación" required />}
        </Bound>
      ) : (
        <Bound control={control} name="password">
          {(field) => (
            <TextInput
              {...field}
              label="Tu contraseña"
              type="password"
              autoComplete="current-password"
              maxLength={200}
              required
            />
          )}
        </Bound>
      )}
    </FormDialog>
  )
}

export function ProofDialog() {
  const isAsked = useAppSelector(selectIsProofAsked)
  const { row, isLoading } = useFactor(undefined, { skip: !isAsked })
  return isAsked && !isLoading ? <OpenProofDialog hasFactor={row?.activo ?? false} /> : null
}
