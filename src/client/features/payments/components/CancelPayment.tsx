import type { Campos } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import type { Payment } from '@contract/payments/payments.schemas'
import { isApiError } from '../../../state/core/errors'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useIdempotencyKey } from '../../../state/core/useIdempotencyKey'
import { useCancelPaymentMutation } from '../../../state/payments/payments.api'
import { useNotice } from '../../../ui/notices/useNotice'
import { CancelPaymentDialog } from '../../../ui/payments/CancelPaymentDialog'
import { texts } from '../payments.texts'

interface CancelPaymentProps {
  payment: Payment
  onClose: () => void
}

/** Cancels a payment for a reason: what it paid is owed again. */
export function CancelPayment({ payment, onClose }: CancelPaymentProps) {
  const [cancelPayment] = useCancelPaymentMutation()
  const catchUp = useCatchUp()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()
  const cancel = async (motivo_cancelacion: string): Promise<Campos> => {
    const body = { id: payment.id, motivo_cancelacion }
    try {
      await cancelPayment({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
      const text = texts.cancelDoneText(payment.folio, formatPesos(payment.monto))
      notify({ title: texts.cancelDone, text, kind: 'success' })
      onClose()
      return {}
    } catch (error) {
      if (!isApiError(error)) throw error
      notify({ title: error.message, kind: 'error' })
      if (error.status === 409) catchUp('Payment')
      return error.campos ?? {}
    }
  }
  return <CancelPaymentDialog payment={payment} onCancel={cancel} onClose={onClose} />
}
