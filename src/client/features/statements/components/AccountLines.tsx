import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { dayOfMoneyNote, notesOf } from '@contract/statements/statements.rules'
import type { Movement } from '@contract/statements/statements.schemas'
import type { AccountView } from '../../../state/statements/statements.api'
import { Icon } from '../../../ui/icons/Icon'
import { TwoLines } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { RowAction } from '../../../ui/list/RowAction'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { StatusChip } from '../../../ui/page/StatusChip'
import { usePrintReceipt, type PrintReceipt } from '../../../write/usePrintReceipt'
import { LIST, texts } from '../statements.texts'

const What = styled(TwoLines)(({ theme: { vars } }) => ({
  '& > s': { color: vars.palette.text.secondary },
}))

function MovementText({ line, today }: { line: Movement; today: IsoDate }) {
  const { descripcion, folio, tipo, cancelado, fecha, alumno } = line
  const beside =
    tipo !== 'RECARGO' && tipo !== 'DESCUENTO' && folio !== null ? ` · ${texts.folio(folio)}` : ''
  const title = descripcion + beside
  return (
    <What>
      {cancelado ? <s>{title}</s> : title}
      {/* A space instead of a margin: a chip that wraps to the next line then starts at its edge. */}
      {cancelado && ' '}
      {cancelado && <StatusChip label="Cancelado" tone="neutral" />}
      {fecha > today && ' '}
      {fecha > today && <StatusChip label="Por vencer" tone="info" />}
      {alumno && <small>{alumno.nombre}</small>}
      {notesOf(line).map((each) => (
        <small key={each}>{each}</small>
      ))}
    </What>
  )
}

const amountCell = (pesos: number) => (pesos === 0 ? '' : <MoneyText pesos={pesos} />)

/** A month wholly covered by a beca shows its 0. */
const hasCharge = ({ tipo, cargo }: Movement): boolean => cargo !== 0 || tipo === 'COLEGIATURA'

/** @param today day of the statement: later lines are not due yet */
const accountColumns = (today: IsoDate): readonly Column<Movement>[] => [
  {
    key: 'concepto',
    header: 'Concepto',
    cell: (line) => <MovementText line={line} today={today} />,
  },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatDate(fecha) },
  {
    key: 'cargo',
    header: 'Cargo',
    align: 'right',
    cell: (line) => hasCharge(line) && <MoneyText pesos={line.cargo} />,
  },
  { key: 'abono', header: 'Abono', align: 'right', cell: ({ abono }) => amountCell(abono) },
  amountColumn('saldo', 'Saldo', ({ saldo }) => saldo),
]

const hasReceipt = ({ tipo, pagoId, folio, conceptos }: Movement, { mayPrint }: PrintReceipt) =>
  tipo === 'PAGO' && pagoId !== null && folio !== null && mayPrint({ id: pagoId, folio, conceptos })

interface LineReceiptProps {
  line: Movement
  receipt: PrintReceipt
}

/** The receipt, or a link to it if the browser blocked its tab. */
function LineReceipt({ line, receipt }: LineReceiptProps) {
  const { pagoId, folio, conceptos } = line
  const { print, printed, busy } = receipt
  if (pagoId === null || folio === null || !hasReceipt(line, receipt)) return null
  if (printed?.blocked && printed.paymentId === pagoId) {
    return (
      <a className="row-action" href={printed.url} target="_blank" rel="noopener">
        <Icon name="receipt" />
        Abrir recibo
      </a>
    )
  }
  return (
    <RowAction
      icon="receipt"
      label="Recibo"
      disabled={busy}
      onClick={() => void print({ id: pagoId, folio, conceptos })}
    />
  )
}

export function AccountLines({ lines, today }: { lines: readonly Movement[]; today: IsoDate }) {
  const columns = useMemo(() => accountColumns(today), [today])
  const receipt = usePrintReceipt()
  const some = lines.some((line) => hasReceipt(line, receipt))
  return (
    <DataTable
      label={texts.movements}
      columns={columns}
      rows={lines}
      rowActions={some ? (line) => <LineReceipt line={line} receipt={receipt} /> : undefined}
    />
  )
}

const right = { textAlign: 'right', whiteSpace: 'nowrap' } as const
const amount = (pesos: number): string => (pesos === 0 ? '' : formatPesos(pesos))

export function AccountSheet({ view, who }: { view: AccountView; who: string }) {
  const { account, cycle, before, lines, totals } = view
  return (
    <PrintSheet>
      <h1>{LIST.label}</h1>
      <p>
        {who} · {cycle?.name ?? texts.allCycles} · {texts.asOf(formatDate(account.fecha))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Concepto</th>
            <th scope="col">Cargo</th>
            <th scope="col">Abono</th>
            <th scope="col">Saldo</th>
          </tr>
        </thead>
        <tbody>
          {before !== null && (
            <tr>
              <td />
              <td colSpan={3}>{texts.before}</td>
              <td style={right}>{formatPesos(before)}</td>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{formatDate(line.fecha)}</td>
              <td>
                {[
                  line.descripcion,
                  line.folio !== null && texts.folio(line.folio),
                  dayOfMoneyNote(line),
                  line.alumno?.nombre,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td style={right}>{hasCharge(line) && formatPesos(line.cargo)}</td>
              <td style={right}>{amount(line.abono)}</td>
              <td style={right}>{formatPesos(line.saldo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Saldo {formatPesos(totals.saldo)} · {texts.overdue} {formatPesos(totals.vencido)} · {texts.toCome}{' '}
        {formatPesos(totals.por_vencer)}
      </p>
    </PrintSheet>
  )
}
