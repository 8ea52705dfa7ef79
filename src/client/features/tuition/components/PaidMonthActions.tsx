import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { usePayment } from '../../../state/payments/payments.selectors'
import { useMay } from '../../../state/session/useMay'
import { CancelPaymentOf } from '../../../write/money/CancelPayment'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import { monthName } from '../tuitionMonths'
import { texts } from '../tuition.texts'

interface MonthReceiptProps {
  month: string
  pagoId: number
  folio: number
}

/** A second click opens the same receipt again. */
function MonthReceipt({ month, pagoId, folio }: MonthReceiptProps) {
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
      // No concepts: only the server knows what the payment paid, and which permission its receipt needs.
      onClick={() => void print({ id: pagoId, folio, conceptos: [] })}
    >
      {texts.receipt}
    </Button>
  )
}

interface CancelMonthPaymentProps {
  pagoId: number
  onClose: () => void
}

function CancelMonthPayment({ pagoId, onClose }: CancelMonthPaymentProps) {
  return <CancelPaymentOf payment={usePayment(pagoId, ASKED_ANEW)} onClose={onClose} />
}

export function PaidMonthActions({ month }: { month: Tuition }) {
  const canCancel = useMay()([['COLEGIATURAS', 'DELETE']])
  const [cancelling, setCancelling] = useState(false)
  const { pagoId, folio } = month
  if (pagoId === null) return null
  return (
    <>
      {folio !== null && <MonthReceipt month={monthName(month)} pagoId={pagoId} folio={folio} />}
      {canCancel && (
        <Button
          size="small"
          color="error"
          aria-label={texts.ofMonth(texts.cancelPayment, monthName(month))}
          onClick={() => setCancelling(true)}
        >
          {texts.cancelPayment}
        </Button>
      )}
      {cancelling && <CancelMonthPayment pagoId={pagoId} onClose={() => setCancelling(false)} />}
    </>
  )
}
