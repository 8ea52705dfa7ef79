import type { User } from '@contract/users/users.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useResetFactor } from '../../../state/secondFactor/secondFactor.api'
import { useEndUserSignIns, useUserSignIns } from '../../../state/signIns/signIns.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Quiet, Stack } from '../../../ui/layout/layout'

const UNKNOWN = 'Un navegador desconocido'

interface UserDialogProps {
  user: User
  onClose: () => void
}

export function UserSessionsDialog({ user, onClose }: UserDialogProps) {
  const { row } = useUserSignIns({ id: user.id }, ASKED_ANEW)
  const { sesiones = [], recordados = [] } = row ?? {}
  const { send } = useEndUserSignIns()
  return (
    <ConfirmDialog
      open
      destructive
      title={`¿Terminar las sesiones de ${user.name}?`}
      confirmLabel="Terminar sesiones"
      text={
        <Stack as="span">
          {row && sesiones.length === 0 && 'No tiene ninguna sesión abierta.'}
          {sesiones.map(({ id, navegador, direccion, inicio }) => (
            <span key={id}>
              {navegador || UNKNOWN}{' '}
              <Quiet>
                {direccion} desde el {momentText(inicio)}
              </Quiet>
            </span>
          ))}
          {recordados.map(({ id, navegador, direccion, recordado_hasta }) => (
            <span key={`recordado ${id}`}>
              {navegador || UNKNOWN}{' '}
              <Quiet>
                {direccion} sin pedirle código hasta el {momentText(recordado_hasta)}
              </Quiet>
            </span>
          ))}
        </Stack>
      }
      onConfirm={async () => {
        await send({ id: user.id })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** For a user who lost the phone: until a new factor is set up, the password alone opens the account. */
export function ResetFactorDialog({ user, onClose }: UserDialogProps) {
  const { send } = useResetFactor()
  return (
    <ConfirmDialog
      open
      destructive
      title={`¿Quitar el segundo factor de ${user.name}?`}
      confirmLabel="Quitar"
      text="Para quien perdió su teléfono: entrará solo con su contraseña y podrá configurar otro en «Mi cuenta»."
      onConfirm={async () => {
        await send({ id: user.id })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
