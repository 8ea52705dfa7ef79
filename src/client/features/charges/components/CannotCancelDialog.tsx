import type { Charge } from '@contract/charges/charges.schemas'
import { cancelConflict } from '@contract/charges/charges.rules'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { texts } from '../charges.texts'
import { WhatIsPaid } from './WhatIsPaid'

interface CannotCancelDialogProps {
  charge: Charge
  onClose: () => void
}

/** Why a charge with payments is not cancelled, instead of letting the server refuse it. */
export function CannotCancelDialog({ charge, onClose }: CannotCancelDialogProps) {
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
