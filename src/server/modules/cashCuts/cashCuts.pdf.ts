import type { CutDetail, CutMove } from '@contract/cashCuts/cashCuts.schemas'
import { cutOfDay } from '@contract/cashCuts/cashCuts.rules'
import { formatDate, formatMoment } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { numberPages } from '../../pdf/pageNumbers'
import { createPaper, INNER, MARGIN, newPage, toPdf, BOTTOM, type Paper } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawTable, type Column } from '../../pdf/table'
import { writeField, writeText } from '../../pdf/text'
import { drawCount } from './count.pdf'
import { drawSignatures } from './signatures.pdf'

interface PaperOf {
  school: School
  timeZone: string
}

const TITLE = 'CORTE DE CAJA'
/** A heading and two rows: less below it would leave the heading alone at the foot of a page. */
const ROOM = 80

const numberOf = ({ corte }: CutDetail): string => `Núm. ${String(corte.numero).padStart(6, '0')}`

const drawFacts = (doc: Paper, { corte }: CutDetail, { timeZone }: PaperOf, y: number): number => {
  const facts = [
    ['Cajero', corte.cajero.nombre],
    ['Día', cutOfDay(formatDate(corte.dia), corte.parte)],
    ['Cerrado', formatMoment(corte.creado, timeZone)],
    ['Movimientos', String(corte.movimientos)],
  ] as const
  const width = INNER / facts.length
  return Math.max(
    ...facts.map(([label, value], at) =>
      writeField(doc, { label, value }, { x: MARGIN + at * width, y, width: width - 8 }),
    ),
  )
}

type MethodRow =
  CutDetail['totales'][number] | { metodo_pago: null; cobrado: number; cancelado: number; esperado: number }

const METHOD_COLUMNS: readonly Column<MethodRow>[] = [
  {
    title: 'Método',
    width: 172,
    text: ({ metodo_pago }) => (metodo_pago ? paymentMethodLabel(metodo_pago) : 'Total'),
  },
  { title: 'Cobrado', width: 120, align: 'right', text: ({ cobrado }) => formatPesos(cobrado) },
  { title: 'Cancelado', width: 120, align: 'right', text: ({ cancelado }) => formatPesos(cancelado) },
  { title: 'Esperado', width: 120, align: 'right', text: ({ esperado }) => formatPesos(esperado) },
]

const drawTotals = (doc: Paper, { totales, corte }: CutDetail, y: number): number => {
  const all = {
    metodo_pago: null,
    cobrado: sumPesos(totales.map(({ cobrado }) => cobrado)),
    cancelado: sumPesos(totales.map(({ cancelado }) => cancelado)),
    esperado: corte.total,
  }
  return drawTable<MethodRow>(doc, {
    columns: METHOD_COLUMNS,
    rows: [...totales, all],
    y,
    styleOf: ({ metodo_pago }) => ({ bold: metodo_pago === null }),
  })
}

const hourOf = (timeZone: string, { momento }: CutMove): string => formatMoment(momento, timeZone).slice(-5)

const moveColumns = (timeZone: string): readonly Column<CutMove>[] => [
  { title: 'Folio', width: 40, align: 'right', text: ({ folio }) => String(folio) },
  { title: 'Hora', width: 38, text: (move) => hourOf(timeZone, move) },
  {
    title: 'Alumno',
    width: 150,
    text: ({ alumno, numero_control }) => `${alumno} (${numero_control})`,
  },
  {
    title: 'Concepto',
    width: 140,
    text: ({ concepto, motivo_cancelacion, fecha, recibio, tipo }) =>
      tipo === 'PAGO'
        ? concepto
        : `${concepto}. Pagado el ${formatDate(fecha)}, recibió ${recibio}. Motivo: ${motivo_cancelacion ?? ''}`,
  },
  {
    title: 'Método',
    width: 90,
    text: ({ metodo_pago, referencia }) =>
      [paymentMethodLabel(metodo_pago), referencia].filter(Boolean).join(' '),
  },
  {
    title: 'Monto',
    width: 74,
    align: 'right',
    text: ({ monto, tipo }) => formatPesos(tipo === 'PAGO' ? monto : -monto),
  },
]

const heading = (doc: Paper, text: string, y: number): number =>
  writeText(doc, text, { x: MARGIN, y, width: INNER }, { size: 11, bold: true }) + 3

/** The cut on paper: what each method brought, what was counted, every payment, and apart from them what was cancelled. */
export const drawCashCut = async (detail: CutDetail, paper: PaperOf): Promise<Buffer> => {
  const { corte, pagos, cancelaciones } = detail
  const title = `Corte de caja ${String(corte.numero).padStart(6, '0')}`
  // Of the moment it was closed, whenever it is printed: the paper is always the same.
  const doc = createPaper({ title, author: paper.school.name, now: new Date(corte.creado) })
  const head = () => drawHead(doc, paper.school, { title: TITLE, subtitle: numberOf(detail) })
  const block = (y: number, room = ROOM): number => {
    if (y + room <= BOTTOM) return y
    newPage(doc)
    return head() + 4
  }
  const columns = moveColumns(paper.timeZone)
  const section = (name: string, rows: readonly CutMove[], y: number): number =>
    rows.length === 0
      ? y
      : drawTable(doc, { columns, rows, y: heading(doc, name, block(y + 14)), size: 8.5, continueAt: head })

  let y = drawFacts(doc, detail, paper, head()) + 8
  y = drawTotals(doc, detail, y) + 12
  y = drawCount(doc, detail, y)
  y = section(`Pagos (${pagos.length})`, pagos, y)
  y = section(`Cancelaciones (${cancelaciones.length})`, cancelaciones, y)
  drawSignatures(doc, [corte.cajero.nombre, 'Dirección'], block(y, 90))
  numberPages(doc, `${title} · ${corte.cajero.nombre} · ${formatDate(corte.dia)}`)
  return toPdf(doc)
}
