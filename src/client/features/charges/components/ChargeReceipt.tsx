import type { Payment } from '@contract/payments/payments.schemas'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import { ReceiptAction } from '../../../ui/payments/ReceiptAction'
import { texts } from '../charges.texts'

/** The receipt of the payment that was just taken. */
export function ChargeReceipt({ pago }: { pago: Payment }) {
  const { print, busy, printed, mayPrint } = usePrintReceipt()
  if (!mayPrint(pago)) return null
  return <ReceiptAction onPrint={() => void print(pago)} busy={busy} printed={printed} />
}
