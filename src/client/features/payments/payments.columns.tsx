import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { payerOf } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'
import type { Column } from '../../ui/list/columns'
import { MoneyText } from '../../ui/page/MoneyText'
import { StatusChip } from '../../ui/page/StatusChip'
import { texts } from './payments.texts'

/** The first thing that was paid, and how many more. */
export const conceptOf = ({ conceptos }: Payment): string => {
  const paid = conceptos.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
  const [first] = paid
  if (!first) return '—'
  return paid.length === 1 ? first.descripcion : `${first.descripcion} y ${paid.length - 1} más`
}

/** Who paid; the name of a pupil leads to the file. */
function Payer({ pago }: { pago: Payment }) {
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  const { alumno } = pago
  const name = payerOf(pago)
  return (
    <strong title={name}>{alumno && canOpen ? <Link to={`/alumno/${alumno.id}`}>{name}</Link> : name}</strong>
  )
}

/** That a payment stands needs no word, that it does not needs one. */
export const paymentColumns: readonly Column<Payment>[] = [
  {
    key: 'folio',
    header: 'Folio',
    sortable: true,
    width: 100,
    clip: false,
    cell: ({ folio }) => folioLabel(folio),
    under: ({ cancelado }) => cancelado && <StatusChip label={texts.cancelled} tone="error" />,
    exported: ({ folio, cancelado }) => ({ Folio: folio, Estado: cancelado ? texts.cancelled : '' }),
  },
  {
    key: 'alumno',
    header: 'Alumno',
    sortable: true,
    clip: true,
    cell: (pago) => <Payer pago={pago} />,
    under: ({ alumno }) => alumno?.numero_control,
    exported: (pago) => ({ Alumno: payerOf(pago), 'Número de control': pago.alumno?.numero_control }),
  },
  {
    key: 'concepto',
    header: 'Concepto',
    clip: true,
    cell: conceptOf,
    exported: ({ conceptos }) => conceptos.map(({ descripcion }) => descripcion).join(', '),
  },
  {
    key: 'fecha',
    header: 'Fecha',
    sortable: true,
    cell: ({ fecha }) => formatDate(fecha),
    under: ({ metodo_pago }) => paymentMethodLabel(metodo_pago),
    exported: ({ fecha, metodo_pago, referencia }) => ({
      Fecha: fecha,
      Método: paymentMethodLabel(metodo_pago),
      Referencia: referencia,
    }),
  },
  {
    key: 'monto',
    header: 'Monto',
    align: 'right',
    sortable: true,
    cell: ({ monto }) => <MoneyText pesos={monto} />,
  },
]
