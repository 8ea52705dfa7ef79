import type { Payment } from '@contract/payments/payments.schemas'
import { ReceiptAction } from '../../ui/payments/ReceiptAction'
import { usePrintReceipt } from '../usePrintReceipt'
import { SendReceipt } from './SendReceipt'

interface PaymentReceiptProps {
  pago: Payment
  describedBy?: string
}

export function PaymentReceipt({ pago, describedBy }: PaymentReceiptProps) {
  const { print, busy, printed, mayPrint } = usePrintReceipt()
  if (!mayPrint(pago)) return null
  return (
    <>
      <ReceiptAction
        onPrint={() => void print(pago)}
        busy={busy}
        describedBy={describedBy}
        printed={printed}
      />
      <SendReceipt payment={pago} />
    </>
  )
}
