import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import { PaymentResult } from '../../../ui/payments/PaymentResult'
import { texts } from '../tuition.texts'
import type { TakenTuition } from '../usePayTuition'
import { TuitionReceipt } from './TuitionReceipt'
import { WhatIsPaid } from './WhatIsPaid'

interface TuitionTakenProps {
  titleId: string
  statement: TuitionStatement
  taken: TakenTuition
  onClose: () => void
}

export const takenTitle = ({ pago }: TakenTuition): string =>
  pago ? texts.paid(pago.folio) : texts.paidWithoutFolio

/** What the cashier does next stands first: the change to give back, else what was paid. */
export function TuitionTaken({ titleId, statement, taken, onClose }: TuitionTakenProps) {
  const paid = [texts.paidAmount, taken.paid] as const
  const change = [texts.change, taken.change] as const
  return (
    <PaymentResult
      titleId={titleId}
      title={takenTitle(taken)}
      text={<WhatIsPaid statement={statement} months={taken.months} />}
      items={taken.change ? [change, paid] : [paid, change]}
      receiptAction={taken.pago && <TuitionReceipt pago={taken.pago} />}
      onClose={onClose}
    />
  )
}
