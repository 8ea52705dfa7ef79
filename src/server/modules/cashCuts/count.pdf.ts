import { differenceText } from '@contract/cashCuts/cashCuts.rules'
import type { CutDetail } from '@contract/cashCuts/cashCuts.schemas'
import {
  denominationKey,
  denominationLabel,
  DENOMINATIONS,
  worthOf,
  type CashKind,
  type Counted,
} from '@contract/cashCuts/denominations'
import { formatPesos } from '@contract/domain/money'
import { INK, INNER, MARGIN, WARNING, type Paper } from '../../pdf/paper'
import { drawTable, type Column } from '../../pdf/table'
import { textHeight, writeText } from '../../pdf/text'

const GAP = 14
const HALF = (INNER - GAP) / 2

const columnsOf = (title: string): readonly Column<Counted>[] => [
  { title, width: HALF - 170, text: denominationLabel },
  { title: 'Piezas', width: 70, align: 'right', text: ({ cantidad }) => String(cantidad) },
  { title: 'Importe', width: 100, align: 'right', text: (each) => formatPesos(worthOf(each)) },
]

/** Every denomination of a kind, also those of which there were none: a gap would look like a forgotten one. */
const piecesOf = (tipo: CashKind, conteo: readonly Counted[]): Counted[] => {
  const many = new Map(conteo.map((each) => [denominationKey(each), each.cantidad]))
  return DENOMINATIONS.filter((each) => each.tipo === tipo).map((each) => ({
    ...each,
    cantidad: many.get(denominationKey(each)) ?? 0,
  }))
}

/** Notes and coins side by side, then expected, counted and the difference, and what was said about it. @returns the y below */
export const drawCount = (doc: Paper, { corte, conteo }: CutDetail, y: number): number => {
  const place = { x: MARGIN, width: INNER }
  const top = writeText(doc, 'Efectivo contado', { ...place, y }, { size: 11, bold: true }) + 3
  const below = Math.max(
    drawTable(doc, { columns: columnsOf('Billetes'), rows: piecesOf('BILLETE', conteo), y: top }),
    drawTable(doc, {
      columns: columnsOf('Monedas'),
      rows: piecesOf('MONEDA', conteo),
      y: top,
      x: MARGIN + HALF + GAP,
    }),
  )
  const color = corte.diferencia < 0 ? WARNING : INK
  const sums = [
    [`Efectivo esperado ${formatPesos(corte.esperado)}`, INK],
    [`Contado ${formatPesos(corte.contado)}`, INK],
    [differenceText(corte.diferencia), color],
  ] as const
  sums.forEach(([text, ink], at) =>
    writeText(
      doc,
      text,
      { x: MARGIN + (INNER / 3) * at, y: below + 8, width: INNER / 3 },
      { size: 11, bold: true, color: ink, align: (['left', 'center', 'right'] as const)[at]! },
    ),
  )
  const after = below + 8 + textHeight(doc, 'X', INNER, { size: 11 }) + 4
  return corte.observaciones === null
    ? after
    : writeText(doc, `Observaciones: ${corte.observaciones}`, { ...place, y: after }, { size: 9.5 })
}
