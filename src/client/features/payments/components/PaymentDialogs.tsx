import type { Payment } from '@contract/payments/payments.schemas'
import type { PrintReceipt } from '../../../write/usePrintReceipt'
import { CancelPayment } from './CancelPayment'
import { PaymentDetail } from './PaymentDetail'

export interface OpenedPayment {
  what: 'detail' | 'cancel'
  id: number
}

interface PaymentDialogsProps {
  what: OpenedPayment['what']
  payment: Payment
  receipt: PrintReceipt
  mayCancel: boolean
  onOpen: (opened: OpenedPayment) => void
  onClose: () => void
}

/** The dialogs of a payment's row, one chunk. */
export function PaymentDialogs(props: PaymentDialogsProps) {
  const { what, payment, receipt, mayCancel, onOpen, onClose } = props
  if (what === 'cancel') return <CancelPayment payment={payment} onClose={onClose} />
  return (
    <PaymentDetail
      payment={payment}
      receipt={receipt}
      onCancel={mayCancel ? () => onOpen({ what: 'cancel', id: payment.id }) : undefined}
      onClose={onClose}
    />
  )
}
