import { formatDate } from '@contract/domain/dates'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { payerOf } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
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

/** Few columns: with three actions a row has to fit a tablet. That a payment stands needs no word, that it does not needs one. */
export const paymentColumns: readonly Column<Payment>[] = [
  {
    key: 'folio',
    header: 'Folio',
    sortable: true,
    width: 100,
    exported: ({ folio, cancelado }) => ({ Folio: folio, Estado: cancelado ? texts.cancelled : '' }),
    cell: ({ folio, cancelado }) => (
      <>
        {folioLabel(folio)}
        {cancelado && (
          <>
            <br />
            <StatusChip label={texts.cancelled} tone="error" />
          </>
        )}
      </>
    ),
  },
  {
    key: 'alumno',
    header: 'Alumno',
    sortable: true,
    cell: (pago) => (
      <>
        <strong>{payerOf(pago)}</strong>
        <br />
        <small>{pago.alumno?.numero_control}</small>
      </>
    ),
    exported: (pago) => ({ Alumno: payerOf(pago), 'Número de control': pago.alumno?.numero_control }),
  },
  {
    key: 'concepto',
    header: 'Concepto',
    cell: conceptOf,
    exported: ({ conceptos }) => conceptos.map(({ descripcion }) => descripcion).join(', '),
  },
  {
    key: 'fecha',
    header: 'Fecha',
    sortable: true,
    cell: ({ fecha, metodo_pago }) => (
      <>
        {formatDate(fecha)}
        <br />
        <small>{paymentMethodLabel(metodo_pago)}</small>
      </>
    ),
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
