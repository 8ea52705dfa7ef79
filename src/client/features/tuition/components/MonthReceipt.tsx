import Button from '@mui/material/Button'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import { texts } from '../tuition.texts'

interface MonthReceiptProps {
  /** 'SEPTIEMBRE 2026' */
  month: string
  pagoId: number
  folio: number
}

/** The receipt of a month that is paid: printed once, then the same paper again. */
export function MonthReceipt({ month, pagoId, folio }: MonthReceiptProps) {
  const { print, busy, printed } = usePrintReceipt()
  if (printed)
    return (
      <Button
        size="small"
        component="a"
        href={printed.url}
        target="_blank"
        rel="noopener"
        aria-label={texts.ofMonth(texts.openReceipt, month)}
      >
        {texts.openReceipt}
      </Button>
    )
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={texts.ofMonth(texts.receipt, month)}
      // What it paid is asked by the server; only tuition is paid together with tuition.
      onClick={() => void print({ id: pagoId, folio, conceptos: [] })}
    >
      {texts.receipt}
    </Button>
  )
}
