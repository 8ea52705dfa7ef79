import { useEffect } from 'react'
import { formatPesos } from '@contract/domain/money'
import { isApiError } from '../../../state/core/errors'
import { useIdempotencyKey } from '../../../state/core/useIdempotencyKey'
import { useCancelPaymentMutation, useGetPaymentQuery } from '../../../state/payments/payments.api'
import { CancelPaymentDialog } from '../../../ui/payments/CancelPaymentDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../tuition.texts'

interface CancelTuitionPaymentProps {
  pagoId: number
  onClose: () => void
}

/** Cancels the payment of a month, with all else it paid; what it is is asked first. */
export function CancelTuitionPayment({ pagoId, onClose }: CancelTuitionPaymentProps) {
  const { currentData: payment, error } = useGetPaymentQuery(
    { id: pagoId },
    { refetchOnMountOrArgChange: true },
  )
  const [cancelPayment] = useCancelPaymentMutation()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()
  useEffect(() => {
    if (!error) return
    notify({ title: texts.paymentUnavailable, text: error.message, kind: 'error' })
    onClose()
  }, [error, notify, onClose])
  if (!payment) return null

  const cancel = async (motivo_cancelacion: string) => {
    const body = { id: payment.id, motivo_cancelacion }
    try {
      await cancelPayment({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
      const text = texts.cancelledText(payment.folio, formatPesos(payment.monto))
      notify({ title: texts.cancelled, text, kind: 'success' })
      onClose()
      return {}
    } catch (refused) {
      if (!isApiError(refused)) throw refused
      notify({ title: refused.message, kind: 'error' })
      return refused.campos ?? {}
    }
  }
  return <CancelPaymentDialog payment={payment} onCancel={cancel} onClose={onClose} />
}
