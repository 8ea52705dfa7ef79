import { useState } from 'react'
import { cancelConflict } from '@contract/charges/charges.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos } from '@contract/domain/money'
import { useCancelChargeOrBatch } from '../../../state/charges/charges.writes'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { WhatIsPaid } from '../charges.columns'
import { PayChargeDialog } from './PayChargeDialog'

interface DialogProps {
  charge: Charge
  onClose: () => void
}

function CancelChargeDialog({ charge, onClose }: DialogProps) {
  const { id, descripcion, alumno, monto_restante, lote = null } = charge
  const [whole, setWhole] = useState(false)
  return (
    <CancelForReason
      write={useCancelChargeOrBatch}
      id={id}
      {...(whole && lote !== null ? { more: { lote } } : {})}
      title="¿Cancelar este cargo?"
      text={
        <>
          <strong>{descripcion}</strong>
          <br />
          {`${alumno.nombre} dejará de deber ${formatPesos(monto_restante)}. El cargo no se borra: queda en «Cargos cancelados» con el motivo y tu nombre.`}
        </>
      }
      submitLabel="Cancelar cargo"
      done={{ title: 'Cargo cancelado', text: `${descripcion} · ${alumno.nombre}` }}
      onClose={onClose}
    >
      {lote !== null && (
        <CheckInput
          label="También los demás cargos que se registraron junto con este"
          checked={whole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      )}
    </CancelForReason>
  )
}

function CannotCancelDialog({ charge, onClose }: DialogProps) {
  return (
    <InfoDialog title="Este cargo tiene pagos" onClose={onClose}>
      <p>
        <WhatIsPaid charge={charge} />
      </p>
      <p>{cancelConflict(charge)}</p>
      <p>Cuando no tenga pagos, aquí mismo podrás cancelarlo.</p>
    </InfoDialog>
  )
}

export interface OpenedCharge {
  what: 'pay' | 'cancel'
  charge: Charge
}

interface ChargeDialogsProps extends OpenedCharge {
  onClose: () => void
}

/** One chunk for all dialogs, fetched after the list and before the first click. */
export function ChargeDialogs({ what, charge, onClose }: ChargeDialogsProps) {
  if (what === 'pay') return <PayChargeDialog charge={charge} onClose={onClose} />
  return cancelConflict(charge) === null ? (
    <CancelChargeDialog charge={charge} onClose={onClose} />
  ) : (
    <CannotCancelDialog charge={charge} onClose={onClose} />
  )
}
