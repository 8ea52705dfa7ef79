import type { CashCut, CutMove } from '@contract/cashCuts/cashCuts.schemas'
import { cutOfDay } from '@contract/cashCuts/cashCuts.rules'
import { formatDate, formatMoment } from '@contract/domain/dates'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { schoolZone } from '../../state/core/schoolClock'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { MoneyText } from '../../ui/page/MoneyText'
import { DifferenceChip } from './components/DifferenceChip'

export const momentHere = (moment: string): string => formatMoment(moment, schoolZone())

export const cutSearchText = ({ numero, dia, cajero, observaciones }: CashCut): string =>
  `${numero} ${formatDate(dia)} ${cajero.nombre} ${observaciones ?? ''}`

export const cutSortBy: SortBy<CashCut> = {
  numero: ({ numero }) => numero,
  dia: ({ dia, parte }) => `${dia} ${parte}`,
  cajero: ({ cajero }) => cajero.nombre,
  total: ({ total }) => total,
  diferencia: ({ diferencia }) => diferencia,
}

export const cutColumns: readonly Column<CashCut>[] = [
  { key: 'numero', header: 'Corte', sortable: true, cell: ({ numero }) => numero },
  {
    key: 'dia',
    header: 'Día',
    sortable: true,
    cell: ({ dia, parte }) => cutOfDay(formatDate(dia), parte),
  },
  { key: 'cajero', header: 'Cajero', sortable: true, cell: ({ cajero }) => cajero.nombre },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    sortable: true,
    cell: ({ total }) => <MoneyText pesos={total} />,
  },
  {
    key: 'contado',
    header: 'Contado',
    align: 'right',
    cell: ({ contado }) => <MoneyText pesos={contado} />,
  },
  {
    key: 'diferencia',
    header: 'Diferencia',
    align: 'right',
    sortable: true,
    cell: ({ diferencia }) => <DifferenceChip pesos={diferencia} />,
  },
]

export const moveSearchText = ({ folio, alumno, numero_control, concepto, referencia }: CutMove): string =>
  `${folio} ${alumno} ${numero_control} ${concepto} ${referencia ?? ''}`

const columns = {
  folio: { key: 'folio', header: 'Folio', cell: ({ folio }) => folio },
  hour: { key: 'hora', header: 'Hora', cell: ({ momento }) => momentHere(momento).slice(-5) },
  pupil: { key: 'alumno', header: 'Alumno', cell: ({ alumno }) => alumno },
  concept: { key: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto },
  method: {
    key: 'metodo',
    header: 'Método',
    cell: ({ metodo_pago, referencia }) => (
      <>
        {paymentMethodLabel(metodo_pago)}
        {referencia && (
          <>
            <br />
            <small>{referencia}</small>
          </>
        )}
      </>
    ),
  },
  amount: {
    key: 'monto',
    header: 'Monto',
    align: 'right',
    cell: ({ monto }) => <MoneyText pesos={monto} />,
  },
  takenBy: {
    key: 'pagado',
    header: 'Se cobró',
    cell: ({ fecha, recibio }) => (
      <>
        {formatDate(fecha)}
        <br />
        <small>{recibio}</small>
      </>
    ),
  },
  reason: { key: 'motivo', header: 'Motivo', cell: ({ motivo_cancelacion }) => motivo_cancelacion ?? '—' },
  givenBack: {
    key: 'monto',
    header: 'Monto',
    align: 'right',
    cell: ({ monto }) => <MoneyText pesos={-monto} />,
  },
} satisfies Record<string, Column<CutMove>>

const { folio, hour, pupil, concept, method, amount } = columns
export const paymentColumns: readonly Column<CutMove>[] = [folio, hour, pupil, concept, method, amount]
export const cancellationColumns: readonly Column<CutMove>[] = [
  folio,
  hour,
  pupil,
  columns.takenBy,
  columns.reason,
  method,
  columns.givenBack,
]
