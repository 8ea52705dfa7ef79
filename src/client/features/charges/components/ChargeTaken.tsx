import type { ReactNode } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { PaymentResult } from '../../../ui/payments/PaymentResult'
import { texts } from '../charges.texts'
import type { Taken } from './usePayCharge'
import { WhatIsPaid } from './WhatIsPaid'

interface ChargeTakenProps {
  titleId: string
  charge: Charge
  taken: Taken
  receiptAction: ReactNode
  onClose: () => void
}

export const folioText = ({ pago }: Taken): string => (pago ? texts.paid(pago.folio) : texts.paidWithoutFolio)

/** What the cashier does next stands first: the change to give back, else what was paid. */
export function ChargeTaken({ titleId, charge, taken, receiptAction, onClose }: ChargeTakenProps) {
  const paid = [texts.paidAmount, taken.paid] as const
  const change = [texts.change, taken.change] as const
  return (
    <PaymentResult
      titleId={titleId}
      title={folioText(taken)}
      text={<WhatIsPaid charge={charge} />}
      items={[...(taken.change ? [change, paid] : [paid, change]), [texts.remains, taken.remains]]}
      receiptAction={receiptAction}
      onClose={onClose}
    />
  )
}
