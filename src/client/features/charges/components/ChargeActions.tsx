import type { Charge } from '@contract/charges/charges.schemas'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../charges.texts'
import type { OpenedCharge } from './ChargeDialogs'
import { isComplement } from './payment.values'

interface ChargeActionsProps {
  charge: Charge
  canPay: boolean
  canCancel: boolean
  onOpen: (opened: OpenedCharge) => void
}

/** What may be done to a charge that is owed: take money for it, or cancel it. */
export function ChargeActions({ charge, canPay, canCancel, onOpen }: ChargeActionsProps) {
  return (
    <>
      {canPay && (
        <RowAction
          icon="pay"
          label={isComplement(charge) ? texts.complement : texts.pay}
          onClick={() => onOpen({ what: 'pay', charge })}
        />
      )}
      {canCancel && (
        <RowAction
          icon="close"
          label={texts.cancel}
          danger
          onClick={() => onOpen({ what: 'cancel', charge })}
        />
      )}
    </>
  )
}
