import { useState } from 'react'
import { cancelConflict } from '@contract/charges/charges.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos } from '@contract/domain/money'
import { useCancelChargeOrBatch } from '../../../state/charges/charges.api'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { WhatIsPaid } from '../charges.columns'
import { texts } from '../charges.texts'
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
      title={texts.cancelTitle}
      text={
        <>
          <strong>{descripcion}</strong>
          <br />
          {texts.cancelText(alumno.nombre, formatPesos(monto_restante))}
        </>
      }
      submitLabel={texts.cancelSubmit}
      done={{ title: texts.cancelled1, text: `${descripcion} · ${alumno.nombre}` }}
      onClose={onClose}
    >
      {lote !== null && (
        <CheckInput
          label={texts.wholeBatch}
          checked={whole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      )}
    </CancelForReason>
  )
}

/** Says why a charge with payments cannot be cancelled, before the server would refuse it. */
function CannotCancelDialog({ charge, onClose }: DialogProps) {
  return (
    <InfoDialog title={texts.cannotCancel} onClose={onClose}>
      <p>
        <WhatIsPaid charge={charge} />
      </p>
      <p>{cancelConflict(charge)}</p>
      <p>{texts.cannotCancelHow}</p>
    </InfoDialog>
  )
}

/** The charge as it was when its button was pressed, and which button. */
export interface OpenedCharge {
  what: 'pay' | 'cancel'
  charge: Charge
}

interface ChargeDialogsProps extends OpenedCharge {
  onClose: () => void
}

/** The dialogs of a charge's row, in one chunk that is fetched after the list and before the first press. */
export function ChargeDialogs({ what, charge, onClose }: ChargeDialogsProps) {
  if (what === 'pay') return <PayChargeDialog charge={charge} onClose={onClose} />
  return cancelConflict(charge) === null ? (
    <CancelChargeDialog charge={charge} onClose={onClose} />
  ) : (
    <CannotCancelDialog charge={charge} onClose={onClose} />
  )
}
