import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { monthName } from '../tuition.months'
import { texts } from '../tuition.texts'
import { CancelTuitionPayment } from './CancelTuitionPayment'
import { MonthReceipt } from './MonthReceipt'

/** What may be done about the payment of a month that is paid. */
export function PaidMonthActions({ month }: { month: Tuition }) {
  // Payments of tuition are cancelled by COLEGIATURAS Eliminar (DOMAIN §2).
  const canCancel = useAppSelector((state) => selectCan(state, 'COLEGIATURAS', 'DELETE'))
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
      {cancelling && <CancelTuitionPayment pagoId={pagoId} onClose={() => setCancelling(false)} />}
    </>
  )
}
