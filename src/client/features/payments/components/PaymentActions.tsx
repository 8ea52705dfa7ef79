import type { Payment } from '@contract/payments/payments.schemas'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../payments.texts'
import type { OpenedPayment } from './PaymentDialogs'

interface PaymentActionsProps {
  payment: Payment
  mayCancel: boolean
  onOpen: (opened: OpenedPayment) => void
  onPrint: (payment: Payment) => void
}

/** What may be done to a payment in the list. */
export function PaymentActions({ payment, mayCancel, onOpen, onPrint }: PaymentActionsProps) {
  const { id } = payment
  return (
    <>
      <RowAction icon="eye" label={texts.show} onClick={() => onOpen({ what: 'detail', id })} />
      <RowAction icon="receipt" label={texts.receipt} onClick={() => onPrint(payment)} />
      {mayCancel && (
        <RowAction icon="close" label={texts.cancel} danger onClick={() => onOpen({ what: 'cancel', id })} />
      )}
    </>
  )
}
