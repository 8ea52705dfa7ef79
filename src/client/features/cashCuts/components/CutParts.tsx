import { styled } from '@mui/material/styles'
import { expectedTotal, moveFolio, type MethodTotal } from '@contract/cashCuts/cashCuts.rules'
import type { CutMove } from '@contract/cashCuts/cashCuts.schemas'
import { formatDate } from '@contract/domain/dates'
import { sumPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { momentText } from '../../../state/clock/schoolClock'
import { Card } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { loadedSource, ListPanel } from '../../../ui/list/ListPanel'
import { Section } from '../../../ui/page/Section'
import { texts } from '../cashCuts.texts'

interface Row {
  id: string
  cobrado: number
  cancelado: number
  devuelto: number
  esperado: number
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'metodo', header: 'Método', cell: ({ id }) => id },
  amountColumn('cobrado', 'Cobrado', ({ cobrado }) => cobrado),
  amountColumn('cancelado', 'Cancelado', ({ cancelado }) => cancelado),
  amountColumn('devuelto', 'Devuelto', ({ devuelto }) => devuelto),
  amountColumn('esperado', 'Esperado', ({ esperado }) => esperado),
]

export function MethodTotals({ totales }: { totales: readonly MethodTotal[] }) {
  const rows = totales.map(({ metodo_pago, ...amounts }) => ({
    id: paymentMethodLabel(metodo_pago),
    ...amounts,
  }))
  const all = {
    id: 'Total',
    cobrado: sumPesos(totales.map(({ cobrado }) => cobrado)),
    cancelado: sumPesos(totales.map(({ cancelado }) => cancelado)),
    devuelto: sumPesos(totales.map(({ devuelto }) => devuelto)),
    esperado: expectedTotal(totales),
  }
  return (
    <Section title={texts.byMethod}>
      <DataTable
        label={texts.byMethod}
        // The column of returned money is hidden while it is all zero, as it mostly is.
        columns={COLUMNS.filter(({ key }) => key !== 'devuelto' || all.devuelto !== 0)}
        rows={[...rows, all]}
      />
    </Section>
  )
}

const moveSearchText = ({ folio, alumno, numero_control, concepto, referencia }: MoveRow): string =>
  `${folio} ${alumno} ${numero_control} ${concepto} ${referencia ?? ''}`

/** The id is text here, because a payment by two means gives two rows. */
type MoveRow = Omit<CutMove, 'id'> & { id: string }
const moveRows = (moves: readonly CutMove[]): MoveRow[] => moves.map((move) => ({ ...move, id: move.clave }))

const columns = {
  folio: { key: 'folio', header: 'Folio', clip: false, cell: moveFolio, exported: ({ folio }) => folio },
  hour: { key: 'hora', header: 'Hora', cell: ({ momento }) => momentText(momento).slice(-5) },
  pupil: { key: 'alumno', header: 'Alumno', cell: ({ alumno }) => alumno, wraps: true },
  concept: { key: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto, wraps: true },
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
    exported: ({ metodo_pago, referencia }) => ({
      Método: paymentMethodLabel(metodo_pago),
      Referencia: referencia,
    }),
  },
  amount: amountColumn('monto', 'Monto', ({ monto }) => monto),
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
  reason: {
    key: 'motivo',
    header: 'Motivo',
    cell: ({ motivo_cancelacion, cancelo }) => (
      <>
        {motivo_cancelacion ?? '—'}
        {cancelo && (
          <>
            <br />
            <small>{`Canceló ${cancelo}`}</small>
          </>
        )}
      </>
    ),
    exported: ({ motivo_cancelacion, cancelo }) => ({
      Motivo: motivo_cancelacion,
      Canceló: cancelo ?? null,
    }),
  },
  givenBack: amountColumn('monto', 'Monto', ({ monto }) => -monto),
  refunded: amountColumn('monto', 'Monto', ({ monto, tipo }) => (tipo === 'DEVOLUCION' ? -monto : monto)),
} satisfies Record<string, Column<MoveRow>>

const { folio, hour, pupil, concept, method, amount } = columns
const paymentColumns: readonly Column<MoveRow>[] = [folio, hour, pupil, concept, method, amount]
const refundColumns: readonly Column<MoveRow>[] = [
  folio,
  hour,
  { ...pupil, header: 'Familia' },
  concept,
  method,
  columns.refunded,
]
const cancellationColumns: readonly Column<MoveRow>[] = [
  folio,
  hour,
  pupil,
  columns.takenBy,
  columns.reason,
  method,
  columns.givenBack,
]

interface CutMovesProps {
  pagos: readonly CutMove[]
  cancelaciones: readonly CutMove[]
  devoluciones: readonly CutMove[]
  shortcut: boolean
}

const Block = styled('section')(({ theme: { spacing, typography } }) => ({
  marginTop: spacing(3),
  '& > h2': { ...typography.h2, margin: spacing(0, 0, 1.5) },
}))

const MOVE_NOUN = { one: 'pago', many: 'pagos' }

export function CutMoves({ pagos, cancelaciones, devoluciones, shortcut }: CutMovesProps) {
  return (
    <>
      <Block aria-label={texts.payments}>
        <h2>{texts.payments}</h2>
        <ListPanel
          label={texts.payments}
          source={loadedSource(moveRows(pagos))}
          searchText={moveSearchText}
          prefix="pagos"
          columns={paymentColumns}
          noun={MOVE_NOUN}
          shortcut={shortcut}
          empty={{ icon: 'receipt', title: 'Ningún pago en este corte' }}
        />
      </Block>
      {[
        { title: 'Cancelaciones', columns: cancellationColumns, rows: cancelaciones },
        { title: 'Devoluciones de saldo a favor', columns: refundColumns, rows: devoluciones },
      ].map(
        ({ title, columns: shown, rows }) =>
          rows.length > 0 && (
            <Block key={title} aria-label={title}>
              <h2>{title}</h2>
              <Card clip pad={0}>
                <DataTable label={title} columns={shown} rows={moveRows(rows)} />
              </Card>
            </Block>
          ),
      )}
    </>
  )
}
