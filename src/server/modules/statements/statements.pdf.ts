import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { notesOf, withBalance } from '@contract/statements/statements.rules'
import type { Account, Movement } from '@contract/statements/statements.schemas'
import { numberPages } from '../../pdf/pageNumbers'
import { BOTTOM, createPaper, FAINT, INNER, MARGIN, newPage, toPdf, type Paper } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawTable, type Column } from '../../pdf/table'
import { writeField, writeMoney, writeText } from '../../pdf/text'

interface Options {
  /** One cycle, or all of them. */
  cycleId: number | null
  now: Date
}

const TITLE = 'ESTADO DE CUENTA'
const amount = (pesos: number): string => (pesos === 0 ? '' : formatPesos(pesos))
/** Notes in one paragraph: a year paid at once would take a line for each month. */
const describe = (line: Movement): string => {
  const { descripcion, folio, cancelado } = line
  const title = `${descripcion}${folio === null ? '' : `, FOLIO ${folioLabel(folio)}`}${cancelado ? ' (CANCELADO)' : ''}`
  return [title, notesOf(line).join('; ')].filter(Boolean).join('\n')
}

const COLUMNS: readonly Column<Movement>[] = [
  { title: 'Fecha', width: 62, text: ({ fecha }) => formatDate(fecha) },
  { title: 'Concepto', width: INNER - 62 - 3 * 84, text: describe },
  { title: 'Cargo', width: 84, align: 'right', text: ({ cargo }) => amount(cargo) },
  { title: 'Abono', width: 84, align: 'right', text: ({ abono }) => amount(abono) },
  { title: 'Saldo', width: 84, align: 'right', text: ({ saldo }) => formatPesos(saldo) },
]

/** Whose it is, in a row of small fields. @returns the y below them */
const drawHolder = (doc: Paper, { alumno, padre }: Account, cycle: string, y: number): number => {
  const fields = [
    { label: 'Alumno', value: alumno.nombre, part: 0.34 },
    { label: 'Número de control', value: alumno.numero_control, part: 0.16 },
    {
      label: 'Grado y grupo',
      value:
        [alumno.grado && gradeLabel(alumno.grado), alumno.grupo?.nombre].filter(Boolean).join(' ') || '—',
      part: 0.16,
    },
    { label: 'Ciclo escolar', value: cycle, part: 0.14 },
    { label: 'Padre o tutor', value: padre?.nombre ?? '—', part: 0.2 },
  ]
  let x = MARGIN
  const belows = fields.map((field) => {
    const width = INNER * field.part
    const below = writeField(doc, field, { x, y, width: width - 8 }, { size: 9 })
    x += width
    return below
  })
  return Math.max(...belows) + 10
}

/** What is owed, in the right half. */
const drawTotals = (
  doc: Paper,
  { saldo, vencido, por_vencer, recargos }: Account['total'],
  y: number,
): void => {
  const rows = [
    { label: 'Saldo', value: saldo, bold: true },
    { label: 'Vencido', value: vencido },
    { label: 'Por vencer', value: por_vencer },
    ...(recargos > 0 ? [{ label: 'Recargos estimados a esta fecha, aparte', value: recargos }] : []),
  ]
  const height = rows.length * 15 + 12
  let at = y + 12
  if (at + height > BOTTOM) {
    newPage(doc)
    at = MARGIN
  }
  for (const { label, value, bold = false } of rows) {
    writeText(doc, label, { x: MARGIN + INNER - 330, y: at, width: 220 }, { size: 10, bold, align: 'right' })
    writeMoney(doc, value, { x: MARGIN + INNER - 100, y: at, width: 96 }, { size: 10, bold })
    at += 15
  }
}

/** A statement on letter paper: the same lines as the screen's. */
export const drawStatement = (
  school: School,
  account: Account,
  { cycleId, now }: Options,
): Promise<Buffer> => {
  const doc = createPaper({
    title: `Estado de cuenta ${account.alumno.numero_control}`,
    author: school.name,
    now,
  })
  const cycle = account.ciclos.find(({ id }) => id === cycleId)
  const lines = cycle
    ? withBalance(account.movimientos.filter(({ cicloId }) => cicloId === cycle.id))
    : account.movimientos
  const head = { title: TITLE, subtitle: `Al ${formatDate(account.fecha)}` }
  const y = drawHolder(doc, account, cycle?.name ?? 'Todos', drawHead(doc, school, head))
  const below = drawTable(doc, {
    columns: COLUMNS,
    rows: lines,
    y,
    size: 8.5,
    continueAt: () => drawHead(doc, school, head),
    styleOf: ({ fecha, cancelado }) => (cancelado || fecha > account.fecha ? { color: FAINT } : {}),
  })
  drawTotals(doc, cycle ?? account.total, below)
  numberPages(doc, `${account.alumno.nombre} · ${account.alumno.numero_control}`)
  return toPdf(doc)
}
