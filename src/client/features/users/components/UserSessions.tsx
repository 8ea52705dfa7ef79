import { formatMoment } from '@contract/domain/dates'
import type { User } from '@contract/users/users.schemas'
import { schoolZone } from '../../../state/clock/schoolClock'
import { useResetFactor } from '../../../state/secondFactor/secondFactor.api'
import { useEndSignInsOf, useSignInsOf } from '../../../state/signIns/signIns.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Quiet, Stack } from '../../../ui/layout/layout'

interface UserDialogProps {
  user: User
  onClose: () => void
}

/** Where a user is signed in; one press ends all of it. */
export function UserSessionsDialog({ user, onClose }: UserDialogProps) {
  const { rows = [] } = useSignInsOf({ id: user.id }, { refetchOnMountOrArgChange: true })
  const { send } = useEndSignInsOf()
  return (
    <ConfirmDialog
      open
      destructive
      title={`¿Terminar las sesiones de ${user.name}?`}
      confirmLabel="Terminar sesiones"
      text={
        <Stack as="span">
          {rows.length === 0 && 'No tiene ninguna sesión abierta.'}
          {rows.map((row) => (
            <span key={row.id}>
              {row.navegador || 'Un navegador desconocido'}{' '}
              <Quiet>
                {row.direccion} desde el {formatMoment(row.inicio, schoolZone())}
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

/** For a user who lost the phone: the password alone opens the account until a new factor is set up. */
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
