import Button from '@mui/material/Button'
import { formatDate, formatMoment } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel, receiptPath, spokenCode } from '@contract/receipts/receipts.rules'
import { schoolZone } from '../../../state/core/schoolClock'
import type { PrintReceipt } from '../../../write/usePrintReceipt'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Details } from '../../../ui/page/Details'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { ReceiptAction } from '../../../ui/payments/ReceiptAction'
import { texts } from '../payments.texts'
import { PaymentLines } from './PaymentLines'

interface PaymentDetailProps {
  payment: Payment
  receipt: PrintReceipt
  /** Undefined for who may not cancel it. */
  onCancel: (() => void) | undefined
  onClose: () => void
}

const detailsOf = (pago: Payment) => {
  const { alumno } = pago
  const grade = [alumno.grado && gradeLabel(alumno.grado), alumno.grupo?.nombre].filter(Boolean).join(' ')
  return [
    { label: 'Alumno', value: alumno.nombre },
    { label: 'Número de control', value: alumno.numero_control },
    { label: 'Grado y grupo', value: grade },
    { label: 'Ciclo escolar', value: pago.ciclo },
    { label: 'Fecha', value: formatDate(pago.fecha) },
    { label: 'Registrado', value: formatMoment(pago.creado, schoolZone()) },
    { label: 'Método de pago', value: paymentMethodLabel(pago.metodo_pago) },
    { label: 'Referencia', value: pago.referencia },
    { label: 'Recibió', value: pago.recibio },
    {
      label: texts.checkPage,
      value: (
        // A page of its own, outside the product: whoever holds the paper opens it too.
        <a href={receiptPath(pago.codigo)} target="_blank" rel="noopener">
          {spokenCode(pago.codigo)}
        </a>
      ),
    },
  ]
}

const cancellation = ({ fecha_cancelacion, cancelado_por, motivo_cancelacion }: Payment): string =>
  texts.cancelledBy(formatDate(fecha_cancelacion ?? ''), cancelado_por ?? '—', motivo_cancelacion ?? '—')

/** Everything about one payment, its receipt, and the way to cancel it. */
export function PaymentDetail({ payment, receipt, onCancel, onClose }: PaymentDetailProps) {
  const { printed } = receipt
  const { folio, cancelado, recargo_condonado, motivo_condonacion } = payment
  return (
    <InfoDialog
      title={texts.detail(folioLabel(folio))}
      onClose={onClose}
      action={
        <>
          {receipt.mayPrint(payment) && (
            <ReceiptAction
              onPrint={() => void receipt.print(payment)}
              busy={receipt.busy}
              printed={printed?.paymentId === payment.id ? printed : null}
            />
          )}
          {onCancel && (
            <Button color="error" onClick={onCancel}>
              {texts.cancelSubmit}
            </Button>
          )}
        </>
      }
    >
      {cancelado && <InfoPanel tone="warning" title={texts.cancelled} text={cancellation(payment)} />}
      <PaymentLines {...payment} />
      {recargo_condonado > 0 && (
        <p>{texts.waived(formatPesos(recargo_condonado), motivo_condonacion ?? '')}</p>
      )}
      <Details items={detailsOf(payment)} />
    </InfoDialog>
  )
}
