import { useEffect } from 'react'
import type { Payment } from '@contract/payments/payments.schemas'
import type { DetailRead } from '../../state/core/reads'
import { useNotice } from '../../ui/notices/useNotice'
import { CancelPayment } from './CancelPayment'

const UNAVAILABLE = 'No se pudo consultar el pago'

interface CancelPaymentOfProps {
  /** What it paid is asked first: all of that comes back. */
  asked: Pick<DetailRead<Payment>, 'row' | 'error'>
  onClose: () => void
}

/** Cancels a payment of which a page knows no more than that there is one; that it cannot be had is told. */
export function CancelPaymentOf({ asked: { row, error }, onClose }: CancelPaymentOfProps) {
  const { notify } = useNotice()
  useEffect(() => {
    if (!error) return
    notify({ title: UNAVAILABLE, text: error.message, kind: 'error' })
    onClose()
  }, [error, notify, onClose])
  return row ? <CancelPayment payment={row} onClose={onClose} /> : null
}
