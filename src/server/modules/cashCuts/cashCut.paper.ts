import { cutOfDay, differenceText, moveFolio } from '@contract/cashCuts/cashCuts.rules'
import type { CutDetail, CutMove } from '@contract/cashCuts/cashCuts.schemas'
import {
  denominationKey,
  denominationLabel,
  DENOMINATIONS,
  worthOf,
  type CashKind,
  type Counted,
} from '@contract/cashCuts/denominations'
import { formatDate, formatMoment } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { numberPages } from '../../pdf/pageNumbers'
import { BOTTOM, createPaper, INK, INNER, MARGIN, newPage, toPdf, WARNING, type Paper } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawTable, type Column } from '../../pdf/table'
import { textHeight, writeField, writeFitted, writeText } from '../../pdf/text'
import { drawSigners } from '../../pdf/shapes'

interface PaperOf {
  school: School
  timeZone: string
}

const TITLE = 'CORTE DE CAJA'
/** Points below which a heading would end a page alone: heading and two rows. */
const ROOM = 80

const numberOf = ({ corte }: CutDetail): string => `Núm. ${folioLabel(corte.numero)}`

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
  | CutDetail['totales'][number]
  | { metodo_pago: null; cobrado: number; cancelado: number; devuelto: number; esperado: number }

const METHOD_COLUMNS: readonly Column<MethodRow>[] = [
  {
    title: 'Método',
    width: 132,
    text: ({ metodo_pago }) => (metodo_pago ? paymentMethodLabel(metodo_pago) : 'Total'),
  },
  { title: 'Cobrado', width: 100, align: 'right', text: ({ cobrado }) => formatPesos(cobrado) },
  { title: 'Cancelado', width: 100, align: 'right', text: ({ cancelado }) => formatPesos(cancelado) },
  { title: 'Devuelto', width: 100, align: 'right', text: ({ devuelto }) => formatPesos(devuelto) },
  { title: 'Esperado', width: 100, align: 'right', text: ({ esperado }) => formatPesos(esperado) },
]

const drawTotals = (doc: Paper, { totales, corte }: CutDetail, y: number): number => {
  const all = {
    metodo_pago: null,
    cobrado: sumPesos(totales.map(({ cobrado }) => cobrado)),
    cancelado: sumPesos(totales.map(({ cancelado }) => cancelado)),
    devuelto: sumPesos(totales.map(({ devuelto }) => devuelto)),
    esperado: corte.total,
  }
  return drawTable<MethodRow>(doc, {
    columns: METHOD_COLUMNS,
    rows: [...totales, all],
    y,
    dense: true,
    styleOf: ({ metodo_pago }) => ({ bold: metodo_pago === null }),
  })
}

const GAP = 14
const HALF = (INNER - GAP) / 2

const columnsOf = (title: string): readonly Column<Counted>[] => [
  { title, width: HALF - 170, text: denominationLabel },
  { title: 'Piezas', width: 70, align: 'right', text: ({ cantidad }) => String(cantidad) },
  { title: 'Importe', width: 100, align: 'right', text: (each) => formatPesos(worthOf(each)) },
]

/** With zeros: a missing line would look forgotten. */
const piecesOf = (tipo: CashKind, conteo: readonly Counted[]): Counted[] => {
  const many = new Map(conteo.map((each) => [denominationKey(each), each.cantidad]))
  return DENOMINATIONS.filter((each) => each.tipo === tipo).map((each) => ({
    ...each,
    cantidad: many.get(denominationKey(each)) ?? 0,
  }))
}

const drawCount = (doc: Paper, { corte, conteo }: CutDetail, y: number): number => {
  const place = { x: MARGIN, width: INNER }
  const top = writeText(doc, 'Efectivo contado', { ...place, y }, { size: 11, bold: true }) + 3
  const below = Math.max(
    drawTable(doc, {
      columns: columnsOf('Billetes'),
      rows: piecesOf('BILLETE', conteo),
      y: top,
      dense: true,
    }),
    drawTable(doc, {
      columns: columnsOf('Monedas'),
      rows: piecesOf('MONEDA', conteo),
      y: top,
      x: MARGIN + HALF + GAP,
      dense: true,
    }),
  )
  const color = corte.diferencia < 0 ? WARNING : INK
  const sums = [
    ...(corte.fondo ? ([[`Fondo de caja ${formatPesos(corte.fondo)}`, INK]] as const) : []),
    [`Efectivo esperado ${formatPesos(corte.esperado)}`, INK],
    [`Contado ${formatPesos(corte.contado)}`, INK],
    [differenceText(corte.diferencia), color],
  ] as const
  sums.forEach(([text, ink], at) =>
    writeFitted(
      doc,
      text,
      { x: MARGIN + (INNER / sums.length) * at, y: below + 8, width: INNER / sums.length },
      {
        size: 11,
        bold: true,
        color: ink,
        align: at === 0 ? 'left' : at === sums.length - 1 ? 'right' : 'center',
      },
    ),
  )
  const after = below + 8 + textHeight(doc, 'X', INNER, { size: 11 }) + 4
  return corte.observaciones === null
    ? after
    : writeText(doc, `Observaciones: ${corte.observaciones}`, { ...place, y: after }, { size: 9.5 })
}

const hourOf = (timeZone: string, { momento }: CutMove): string => formatMoment(momento, timeZone).slice(-5)

const signedAmount = ({ monto, tipo }: CutMove): string =>
  formatPesos(tipo === 'PAGO' || tipo === 'DEVOLUCION_CANCELADA' ? monto : -monto)

const meansOf = ({ metodo_pago, referencia }: CutMove): string => {
  const method = metodo_pago === 'TRANSFERENCIA' && referencia ? 'Transf.' : paymentMethodLabel(metodo_pago)
  return [method, referencia].filter(Boolean).join(' ')
}

const moveText = ({ concepto, motivo_cancelacion, fecha, recibio, tipo, cancelo }: CutMove): string =>
  tipo === 'PAGO' || tipo === 'DEVOLUCION'
    ? concepto
    : [
        `${concepto}. Pagado el ${formatDate(fecha)}, recibió ${recibio}.`,
        ...(cancelo ? [`Canceló ${cancelo}.`] : []),
        `Motivo: ${motivo_cancelacion ?? ''}`,
      ].join(' ')

/** One line each, as a day has dozens; only the reason of a cancellation or refund wraps. The screen has the full texts. */
const moveColumns = (timeZone: string, wraps: boolean): readonly Column<CutMove>[] => [
  { title: 'Folio', width: 42, oneLine: true, text: moveFolio },
  { title: 'Hora', width: 30, text: (move) => hourOf(timeZone, move) },
  {
    title: 'Alumno',
    width: wraps ? 120 : 150,
    oneLine: true,
    text: ({ alumno, numero_control }) => (numero_control ? `${alumno} (${numero_control})` : alumno),
  },
  { title: 'Concepto', width: wraps ? 190 : 112, oneLine: !wraps, text: moveText },
  { title: 'Método', width: wraps ? 90 : 138, oneLine: true, text: meansOf },
  { title: 'Monto', width: 60, align: 'right', text: signedAmount },
]

const HAND = 42

const drawHeading = (doc: Paper, text: string, y: number): number =>
  writeText(doc, text, { x: MARGIN, y, width: INNER }, { size: 11, bold: true }) + 3

export const drawCashCut = async (detail: CutDetail, paper: PaperOf): Promise<Buffer> => {
  const { corte, pagos, cancelaciones, devoluciones } = detail
  const title = `Corte de caja ${folioLabel(corte.numero)}`
  // Dated when the cut was closed, so every print is identical.
  const doc = createPaper({ title, author: paper.school.name, now: new Date(corte.creado) })
  const head = () => drawHead(doc, paper.school, { title: TITLE, subtitle: numberOf(detail) })
  const { name: school } = paper.school
  const drawHeadAgain = () =>
    drawHead(doc, { name: school, lines: [], logo: null }, { title: `CORTE ${corte.numero}` })
  const block = (y: number, room = ROOM): number => {
    if (y + room <= BOTTOM) return y
    newPage(doc)
    return drawHeadAgain() + 4
  }
  const section = (name: string, rows: readonly CutMove[], y: number, wraps = true): number =>
    rows.length === 0
      ? y
      : drawTable(doc, {
          columns: moveColumns(paper.timeZone, wraps),
          rows,
          y: drawHeading(doc, name, block(y + 10)),
          size: 7.5,
          dense: true,
          continueAt: () => drawHeading(doc, `${name}, continúa`, drawHeadAgain()),
        })

  let y = drawFacts(doc, detail, paper, head()) + 8
  y = drawTotals(doc, detail, y) + 12
  y = drawCount(doc, detail, y)
  y = section(`Pagos (${pagos.length})`, pagos, y, false)
  y = section(`Cancelaciones (${cancelaciones.length})`, cancelaciones, y)
  y = section(`Devoluciones de saldo (${devoluciones.length})`, devoluciones, y)
  drawSigners(doc, [corte.cajero.nombre, 'Dirección'], block(y, HAND + 20), HAND)
  numberPages(doc, `${title} · ${corte.cajero.nombre} · ${formatDate(corte.dia)}`)
  return toPdf(doc)
}
