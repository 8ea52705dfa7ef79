import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import { payerOf } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useCancelPaymentMutation } from '../../state/payments/payments.api'
import { CancelForReason } from './CancelForReason'

interface CancelPaymentProps {
  payment: Payment
  onClose: () => void
}

/** What was paid and is open again: recargos and discounts go with the payment. */
const openAgain = ({ conceptos }: Payment): string[] =>
  conceptos.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA').map((line) => line.descripcion)

/** Cancels a payment for a reason: says what comes back, all of it; folio and reason stay in sight. */
export function CancelPayment({ payment, onClose }: CancelPaymentProps) {
  const { id, folio, monto, metodo_pago } = payment
  const open = openAgain(payment)
  const [cancelPayment] = useCancelPaymentMutation()
  return (
    <CancelForReason
      trigger={cancelPayment}
      id={id}
      title={`¿Cancelar el pago con folio ${folioLabel(folio)}?`}
      text={
        <>
          <strong>
            {formatPesos(monto)} · {paymentMethodLabel(metodo_pago)} · {payerOf(payment)}
          </strong>
          <br />
          {open.length > 0 && `Vuelve a deberse: ${open.join(', ')}. `}El folio no se borra: queda como
          cancelado, con el motivo y tu nombre.
        </>
      }
      submitLabel="Cancelar pago"
      done={{
        title: 'Pago cancelado',
        text: `El folio ${folioLabel(folio)} de ${formatPesos(monto)} quedó como cancelado; lo que pagaba vuelve a deberse.`,
      }}
      onClose={onClose}
    />
  )
}
