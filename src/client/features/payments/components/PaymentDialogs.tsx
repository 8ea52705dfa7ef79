import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { fiscalLabel } from '@contract/fiscal/fiscal.rules'
import { paidWithLabel } from '@contract/fiscal/means.rules'
import { childOfLine, conceptText, meansText, payerOf } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel, receiptPath, spokenCode } from '@contract/receipts/receipts.rules'
import { momentText } from '../../../state/clock/schoolClock'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { PlainList } from '../../../ui/layout/layout'
import { Details } from '../../../ui/page/Details'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { ReceiptAction } from '../../../ui/payments/ReceiptAction'
import { InvoiceAction } from '../../../write/fiscal/InvoiceAction'
import { SendReceipt } from '../../../write/money/SendReceipt'
import { CancelPayment } from '../../../write/money/CancelPayment'
import type { PrintReceipt } from '../../../write/usePrintReceipt'
import { texts } from '../payments.texts'

const Lines = styled('table')(({ theme: { vars, spacing, typography } }) => ({
  width: '100%',
  margin: `${spacing(2)} 0`,
  borderCollapse: 'collapse',
  fontSize: typography.pxToRem(14),
  '& th': { fontWeight: 600, color: vars.palette.text.secondary, textAlign: 'left' },
  '& th, & td': { padding: spacing(0.75, 0), borderBottom: `1px solid ${vars.palette.divider}` },
  '& td:first-of-type': { overflowWrap: 'anywhere', paddingRight: spacing(2) },
  '& small': { display: 'block', color: vars.palette.text.secondary },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot td': { border: 0, fontWeight: 600 },
}))

const isTakenOff = ({ tipo }: Payment['conceptos'][number]): boolean =>
  tipo === 'DESCUENTO' || tipo === 'SALDO'

function PaymentLines({ payment }: { payment: Payment }) {
  const { conceptos, monto } = payment
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">Concepto</th>
          <th scope="col" className="amount">
            Importe
          </th>
        </tr>
      </thead>
      <tbody>
        {conceptos.map((line) => (
          <tr key={`${line.tipo} ${line.idCargo} ${line.idColegiatura}`}>
            <td>
              {conceptText(line)}
              {childOfLine(payment, line) && <small>{childOfLine(payment, line)}</small>}
            </td>
            <td className="amount">
              <MoneyText pesos={isTakenOff(line) ? -line.monto : line.monto} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Total</td>
          <td className="amount">
            <MoneyText pesos={monto} />
          </td>
        </tr>
      </tfoot>
    </Lines>
  )
}

const meansLine = (means: Payment['medios'][number], at: number) => <li key={at}>{meansText(means)}</li>

interface PaymentDetailProps {
  payment: Payment
  receipt: PrintReceipt
  onCancel: (() => void) | undefined
  onClose: () => void
}

const meansOf = (pago: Payment) =>
  pago.medios.length > 1
    ? [{ label: 'Medios de pago', value: <PlainList>{pago.medios.map(meansLine)}</PlainList> }]
    : [
        { label: 'Método de pago', value: paidWithLabel(pago) },
        { label: 'Referencia', value: pago.referencia },
      ]

const detailsOf = (pago: Payment) => {
  const { alumno } = pago
  const grade = alumno ? placeLabel(alumno) : ''
  return [
    { label: 'Alumno', value: payerOf(pago) },
    { label: 'Número de control', value: alumno?.numero_control ?? '' },
    { label: 'Grado y grupo', value: grade },
    { label: 'Ciclo escolar', value: pago.ciclo },
    { label: 'Fecha', value: formatDate(pago.fecha_pago) },
    { label: 'Registrado', value: momentText(pago.creado) },
    ...meansOf(pago),
    { label: 'Factura a', value: pago.factura ? fiscalLabel(pago.factura) : '' },
    ...(pago.uuid ? [{ label: 'Factura timbrada (UUID)', value: pago.uuid }] : []),
    { label: 'Recibió', value: pago.recibio },
    {
      label: 'Página pública del recibo',
      value: (
        <a href={receiptPath(pago.codigo)} target="_blank" rel="noopener">
          {spokenCode(pago.codigo)}
        </a>
      ),
    },
  ]
}

const cancellation = (payment: Payment): string => {
  const { fecha_cancelacion, cancelado_por, motivo_cancelacion, corte_cancelacion } = payment
  const cancelled = `El ${formatDate(fecha_cancelacion ?? '')}, por ${cancelado_por ?? '—'}. Motivo: ${motivo_cancelacion ?? '—'}`
  return corte_cancelacion === 'DE_QUIEN_COBRO'
    ? `${cancelled}. El dinero salió de la caja de ${payment.recibio} del ${formatDate(payment.fecha)}.`
    : cancelled
}

function PaymentDetail({ payment, receipt, onCancel, onClose }: PaymentDetailProps) {
  const { printed } = receipt
  const { folio, cancelado, recargo_condonado, motivo_condonacion } = payment
  return (
    <InfoDialog
      title={`Pago con folio ${folioLabel(folio)}`}
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
          {receipt.mayPrint(payment) && !cancelado && <SendReceipt payment={payment} />}
          <InvoiceAction pago={payment} />
          {onCancel && (
            <Button color="error" onClick={onCancel}>
              Cancelar pago
            </Button>
          )}
        </>
      }
    >
      {cancelado && <InfoPanel tone="warning" title={texts.cancelled} text={cancellation(payment)} />}
      <PaymentLines payment={payment} />
      {recargo_condonado > 0 && (
        <p>{`Recargo condonado de ${formatPesos(recargo_condonado)}. Motivo: ${motivo_condonacion ?? ''}`}</p>
      )}
      <Details items={detailsOf(payment)} />
    </InfoDialog>
  )
}

export interface OpenedPayment {
  what: 'detail' | 'cancel'
  id: number
}

interface PaymentDialogsProps {
  what: OpenedPayment['what']
  payment: Payment
  receipt: PrintReceipt
  mayCancel: boolean
  onOpen: (opened: OpenedPayment) => void
  onClose: () => void
}

export function PaymentDialogs(props: PaymentDialogsProps) {
  const { what, payment, receipt, mayCancel, onOpen, onClose } = props
  if (what === 'cancel') return <CancelPayment payment={payment} onClose={onClose} />
  return (
    <PaymentDetail
      payment={payment}
      receipt={receipt}
      onCancel={mayCancel ? () => onOpen({ what: 'cancel', id: payment.id }) : undefined}
      onClose={onClose}
    />
  )
}
