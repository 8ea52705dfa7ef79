import type { Charge } from '@contract/charges/charges.schemas'
import { cancelConflict } from '@contract/charges/charges.rules'
import { CancelChargeDialog } from './CancelChargeDialog'
import { CannotCancelDialog } from './CannotCancelDialog'
import { ChargeReceipt } from './ChargeReceipt'
import { PayChargeDialog } from './PayChargeDialog'

/** What is being done to which charge; the charge as it was when its button was pressed. */
export interface OpenedCharge {
  what: 'pay' | 'cancel'
  charge: Charge
}

interface ChargeDialogsProps extends OpenedCharge {
  onClose: () => void
}

/** The dialogs of a charge's row, one chunk: fetched after the list, before the first press. */
export function ChargeDialogs({ what, charge, onClose }: ChargeDialogsProps) {
  if (what === 'pay')
    return (
      <PayChargeDialog
        charge={charge}
        onClose={onClose}
        receiptAction={(pago) => <ChargeReceipt pago={pago} />}
      />
    )
  return cancelConflict(charge) === null ? (
    <CancelChargeDialog charge={charge} onClose={onClose} />
  ) : (
    <CannotCancelDialog charge={charge} onClose={onClose} />
  )
}
