import type { Movement } from '@contract/statements/statements.schemas'
import type { PrintReceipt } from '../../../write/usePrintReceipt'
import { Icon } from '../../../ui/icons/Icon'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../statements.texts'

/** Whether the user may see the receipt of what a line paid: the rule of the list of payments. */
export const hasReceipt = ({ tipo, pagoId, folio, conceptos }: Movement, { mayPrint }: PrintReceipt) =>
  tipo === 'PAGO' && pagoId !== null && folio !== null && mayPrint({ id: pagoId, folio, conceptos })

interface LineReceiptProps {
  line: Movement
  receipt: PrintReceipt
}

/** The receipt of a payment; where the browser did not let it open, a link to what was printed. */
export function LineReceipt({ line, receipt }: LineReceiptProps) {
  const { pagoId, folio, conceptos } = line
  const { print, printed, busy } = receipt
  if (pagoId === null || folio === null || !hasReceipt(line, receipt)) return null
  if (printed?.blocked && printed.paymentId === pagoId) {
    return (
      <a className="row-action" href={printed.url} target="_blank" rel="noopener">
        <Icon name="receipt" />
        {texts.openReceipt}
      </a>
    )
  }
  return (
    <RowAction
      icon="receipt"
      label={texts.receipt}
      disabled={busy}
      onClick={() => void print({ id: pagoId, folio, conceptos })}
    />
  )
}
