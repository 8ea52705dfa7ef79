import { formatPesos } from '@contract/domain/money'
import { heightOf, stack, type Block } from '../../pdf/block'
import { FAINT, INK, INNER, MARGIN, type Paper } from '../../pdf/paper'
import { drawRule } from '../../pdf/shapes'
import { fittedHeight, textHeight, writeFitted, writeText } from '../../pdf/text'
import type { ReceiptContent } from './receipt.content'
import type { ReceiptRow } from './receipt.lines'

const AMOUNT = 90
const SIZE = 9
const GAP = 6
/** Points between two columns of lines. */
const BETWEEN = 18
const HEAD = { size: 7.5, bold: true, color: FAINT } as const

/** Where a column of lines begins, and how wide it is. */
const placeOf = (at: number, columns: number) => {
  const width = (INNER - BETWEEN * (columns - 1)) / columns
  return { x: MARGIN + at * (width + BETWEEN), width, amount: columns > 1 ? AMOUNT * 0.7 : AMOUNT }
}

export const tableHeadHeight = (doc: Paper): number => textHeight(doc, 'C', INNER, { size: HEAD.size }) + 3

export const drawTableHead = (doc: Paper, y: number, columns: number): void => {
  for (let at = 0; at < columns; at++) {
    const { x, width, amount } = placeOf(at, columns)
    writeText(doc, 'CONCEPTO', { x, y, width: width - amount }, HEAD)
    const place = { x: x + width - amount, y, width: amount }
    const below = writeText(doc, 'IMPORTE', place, { ...HEAD, align: 'right' })
    drawRule(doc, { x, y: below + 1, width, color: INK, weight: 0.8 })
  }
}

const rowBlock = (doc: Paper, { concepto, pesos }: ReceiptRow, at: number, columns: number): Block => {
  const style = pesos === null ? { size: SIZE - 1, color: FAINT } : { size: SIZE }
  const column = placeOf(at, columns)
  const width = column.width - column.amount - GAP
  return {
    height: fittedHeight(doc, concepto, width, style) + 1.5,
    draw: (y) => {
      writeFitted(doc, concepto, { x: column.x, y, width }, style)
      if (pesos === null) return
      const place = { x: column.x + column.width - column.amount, y, width: column.amount }
      writeFitted(doc, formatPesos(pesos), place, { ...style, align: 'right' })
    },
  }
}

/** Where the second column begins: a note stays below its line, a pupil's name above theirs. */
const middleOf = (rows: readonly ReceiptRow[]): number => {
  let middle = Math.ceil(rows.length / 2)
  while (rows[middle]?.pesos === null && !rows[middle]?.heads) middle++
  return rows[middle - 1]?.heads ? middle - 1 : middle
}

/** The lines one below the other; in two columns they are one block. */
export const rowBlocks = (doc: Paper, rows: readonly ReceiptRow[], columns: number): readonly Block[] => {
  if (columns === 1) return rows.map((row) => rowBlock(doc, row, 0, 1))
  const middle = middleOf(rows)
  const halves = [rows.slice(0, middle), rows.slice(middle)].map((half, at) =>
    half.map((row) => rowBlock(doc, row, at, columns)),
  )
  return [
    {
      height: Math.max(...halves.map(heightOf)),
      draw: (y) => halves.forEach((half) => stack(half, y)),
    },
  ]
}

/** Total in figures and in words, right behind the last line. */
export const totalBlock = (doc: Paper, { total, enLetra }: ReceiptContent): Block => {
  const words = { size: 9 }
  const width = INNER - 130
  return {
    height: Math.max(fittedHeight(doc, enLetra, width, words), 15) + GAP + 4,
    draw: (y) => {
      drawRule(doc, { x: MARGIN, y: y + 2, width: INNER, color: INK, weight: 0.8 })
      writeFitted(doc, enLetra, { x: MARGIN, y: y + GAP, width }, words)
      const place = { x: MARGIN + INNER - 130, y: y + GAP - 1, width: 130 }
      writeFitted(doc, `TOTAL ${formatPesos(total)}`, place, { size: 12, bold: true, align: 'right' })
    },
  }
}
