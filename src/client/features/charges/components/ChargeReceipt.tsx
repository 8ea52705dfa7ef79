import type { Payment } from '@contract/payments/payments.schemas'
import { usePrintReceipt } from '../../../state/receipts/usePrintReceipt'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { ReceiptAction } from '../../../ui/payments/ReceiptAction'
import { texts } from '../charges.texts'

/** The receipt of the payment that was just taken. */
export function ChargeReceipt({ pago }: { pago: Payment }) {
  const { print, busy, printed, mayPrint } = usePrintReceipt(useRefusal(texts.receiptError))
  if (!mayPrint(pago)) return null
  return <ReceiptAction onPrint={() => void print(pago)} busy={busy} printed={printed} />
}
