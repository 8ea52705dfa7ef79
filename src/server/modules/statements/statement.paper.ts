import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { broughtForward, linesOfCycle, notesOf } from '@contract/statements/statements.rules'
import { deductibleText } from '@contract/invoices/deductible.rules'
import { referenceText } from '@contract/parents/reference.rules'
import type { Account, FamilyAccount, Movement } from '@contract/statements/statements.schemas'
import { numberPages } from '../../pdf/pageNumbers'
import { createPaper, FAINT, INNER, MARGIN, toPdf, type Paper } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawTable, type Column } from '../../pdf/table'
import { textHeight, writeField, writeMoney, writeText } from '../../pdf/text'

interface Options {
  cycleId: number | null
  forward: boolean
  now: Date
}

const TITLE = 'ESTADO DE CUENTA'
const FAMILY_TITLE = 'ESTADO DE CUENTA DE LA FAMILIA'
const amount = (pesos: number): string => (pesos === 0 ? '' : formatPesos(pesos))
/** A month that a beca covers shows 0. */
const chargedText = ({ tipo, cargo }: Movement): string =>
  tipo === 'COLEGIATURA' ? formatPesos(cargo) : amount(cargo)
/** In one paragraph, as a yearly payment has a line for each month. */
const describe = (line: Movement): string => {
  const { descripcion, folio, cancelado, alumno } = line
  const title = `${descripcion}${folio === null ? '' : `, FOLIO ${folioLabel(folio)}`}${cancelado ? ' (CANCELADO)' : ''}`
  return [title, alumno?.nombre, notesOf(line).join('; ')].filter(Boolean).join('\n')
}

const COLUMNS: readonly Column<Movement>[] = [
  { title: 'Fecha', width: 62, text: ({ fecha }) => formatDate(fecha) },
  { title: 'Concepto', width: INNER - 62 - 3 * 84, text: describe },
  { title: 'Cargo', width: 84, align: 'right', text: chargedText },
  { title: 'Abono', width: 84, align: 'right', text: ({ abono }) => amount(abono) },
  { title: 'Saldo', width: 84, align: 'right', text: ({ saldo }) => formatPesos(saldo) },
]

interface Field {
  label: string
  value: string
  part: number
}

const payerText = (padre: Account['padre']): string =>
  [padre?.nombre ?? '—', padre?.referencia && referenceText(padre.referencia)].filter(Boolean).join('\n')

const fieldsOfPupil = ({ alumno, padre }: Account, cycle: string): Field[] => [
  { label: 'Alumno', value: alumno.nombre, part: 0.34 },
  { label: 'Número de control', value: alumno.numero_control, part: 0.16 },
  { label: 'Grado y grupo', value: placeLabel(alumno) || '—', part: 0.16 },
  { label: 'Ciclo escolar', value: cycle, part: 0.14 },
  { label: 'Padre o tutor', value: payerText(padre), part: 0.2 },
]

const fieldsOfFamily = ({ padre, hijos, saldo_favor }: FamilyAccount, cycle: string): Field[] => [
  { label: 'Padre o tutor', value: payerText(padre), part: 0.26 },
  {
    label: hijos.length === 1 ? 'Hijo y lo que debe' : 'Hijos y lo que debe cada uno',
    value: hijos.map(({ alumno, saldo }) => `${alumno.nombre}: ${formatPesos(saldo)}`).join('\n') || '—',
    part: 0.42,
  },
  { label: 'Ciclo escolar', value: cycle, part: 0.16 },
  { label: 'Saldo a favor, aparte', value: formatPesos(saldo_favor), part: 0.16 },
]

const drawHolder = (doc: Paper, fields: readonly Field[], y: number): number => {
  let x = MARGIN
  const belows = fields.map((field) => {
    const width = INNER * field.part
    const below = writeField(doc, field, { x, y, width: width - 8 }, { size: 9 })
    x += width
    return below
  })
  return Math.max(...belows) + 10
}

const deductibleLines = (account: Account | FamilyAccount): string[] =>
  'alumno' in account
    ? [(account.deducible && deductibleText(account.deducible)) ?? []].flat()
    : account.hijos.flatMap(({ alumno, deducible }) => {
        const text = deducible && deductibleText(deducible)
        return text ? `${alumno.nombre}. ${text}` : []
      })

const NOTE = { size: 9 } as const
const TOTAL_HEIGHT = 15

const totalRows = ({ saldo, vencido, por_vencer, recargos }: Account['total']) => [
  { label: 'Saldo', value: saldo, bold: true },
  { label: 'Vencido', value: vencido },
  { label: 'Por vencer', value: por_vencer },
  ...(recargos > 0 ? [{ label: 'Recargos estimados a esta fecha, aparte', value: recargos }] : []),
]

const totalsHeight = (doc: Paper, totals: Account['total'], notes: readonly string[]): number =>
  notes.reduce(
    (sum, note) => sum + textHeight(doc, note, INNER, NOTE) + 2,
    12 + totalRows(totals).length * TOTAL_HEIGHT + 4,
  )

const drawTotals = (doc: Paper, totals: Account['total'], notes: readonly string[], y: number): void => {
  let at = y + 12
  for (const { label, value, bold = false } of totalRows(totals)) {
    writeText(doc, label, { x: MARGIN + INNER - 330, y: at, width: 220 }, { size: 10, bold, align: 'right' })
    writeMoney(doc, value, { x: MARGIN + INNER - 100, y: at, width: 96 }, { size: 10, bold })
    at += TOTAL_HEIGHT
  }
  at += 4
  for (const note of notes) at = writeText(doc, note, { x: MARGIN, y: at, width: INNER }, NOTE) + 2
}

const openedWith = (line: Movement, before: number): Movement => ({
  id: 'saldo-anterior',
  fecha: line.fecha,
  tipo: 'CARGO',
  descripcion: 'SALDO ANTERIOR, DE OTROS CICLOS',
  detalle: [],
  cicloId: line.cicloId,
  vencimiento: null,
  folio: null,
  pagoId: null,
  conceptos: [],
  cancelado: false,
  cargo: 0,
  abono: 0,
  saldo: before,
})

const shownOf = (account: Account | FamilyAccount, { cycleId, forward }: Options) => {
  const latest = forward ? broughtForward(account) : null
  if (latest) {
    const [first] = latest.lines
    return {
      cycle: `${latest.cycle.name} con saldo anterior`,
      lines: first ? [openedWith(first, latest.before), ...latest.lines] : [],
      totals: account.total,
    }
  }
  const cycle = account.ciclos.find(({ id }) => id === cycleId)
  return cycle
    ? { cycle: cycle.name, lines: linesOfCycle(account, cycle.id), totals: cycle }
    : { cycle: 'Todos', lines: account.movimientos, totals: account.total }
}

export const drawStatement = (
  school: School,
  account: Account | FamilyAccount,
  options: Options,
): Promise<Buffer> => {
  const { cycle, lines, totals } = shownOf(account, options)
  const ofPupil = 'alumno' in account
  const named = ofPupil
    ? `${account.alumno.nombre} · ${account.alumno.numero_control}`
    : (account.padre?.nombre ?? '')
  const doc = createPaper({
    title: `Estado de cuenta ${ofPupil ? account.alumno.numero_control : 'de la familia'}`,
    author: school.name,
    now: options.now,
  })
  const head = { title: ofPupil ? TITLE : FAMILY_TITLE, subtitle: `Al ${formatDate(account.fecha)}` }
  const fields = ofPupil ? fieldsOfPupil(account, cycle) : fieldsOfFamily(account, cycle)
  const y = drawHolder(doc, fields, drawHead(doc, school, head))
  const notes = deductibleLines(account)
  const below = drawTable(doc, {
    columns: COLUMNS,
    rows: lines,
    y,
    size: 8.5,
    continueAt: () => drawHead(doc, school, head),
    keepBelow: totalsHeight(doc, totals, notes),
    styleOf: ({ fecha, cancelado }) => (cancelado || fecha > account.fecha ? { color: FAINT } : {}),
  })
  drawTotals(doc, totals, notes, below)
  numberPages(doc, named)
  return toPdf(doc)
}
