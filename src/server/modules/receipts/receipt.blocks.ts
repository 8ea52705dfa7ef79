import { formatPesos } from '@contract/domain/money'
import type { Block } from '../../pdf/block'
import { drawRule } from '../../pdf/lines'
import { FAINT, INK, INNER, MARGIN, WARNING, type Paper } from '../../pdf/paper'
import { measureHead, type School } from '../../pdf/school'
import { fittedHeight, textHeight, writeFitted, writeText } from '../../pdf/text'
import { fieldRow, fieldRowHeight, type Field } from '../../pdf/fields'
import type { ReceiptContent } from './receipt.content'
import { receiptFoot } from './receipt.foot'
import type { ReceiptRow } from './receipt.rows'

export interface ReceiptBlocks {
  readonly head: Block
  readonly rows: readonly Block[]
  readonly foot: Block
}

const AMOUNT = 90
const SIZE = 9
const GAP = 6

const peopleOf = (content: ReceiptContent): Field[][] => [
  [
    { label: 'Recibimos de', value: content.recibimosDe, share: 0.58 },
    { label: 'Fecha de expedición', value: content.expedicion, share: 0.21 },
    { label: 'Fecha de pago', value: content.pagado, share: 0.21 },
  ],
  [
    { label: 'Alumno', value: content.alumno, share: 0.4 },
    { label: 'Número de control', value: content.numeroControl, share: 0.18 },
    { label: 'Grado', value: content.grado, share: 0.15 },
    { label: 'Grupo', value: content.grupo, share: 0.09 },
    { label: 'Ciclo', value: content.ciclo, share: 0.18 },
  ],
]

const tableHead = (doc: Paper, y: number): number => {
  const style = { size: 7.5, bold: true, color: FAINT }
  writeText(doc, 'CONCEPTO', { x: MARGIN, y, width: INNER - AMOUNT }, style)
  const below = writeText(
    doc,
    'IMPORTE',
    { x: MARGIN + INNER - AMOUNT, y, width: AMOUNT },
    { ...style, align: 'right' },
  )
  drawRule(doc, { x: MARGIN, y: below + 1, width: INNER, color: INK, weight: 0.8 })
  return below + 3
}

const headBlock = (doc: Paper, school: School, content: ReceiptContent, copy: string): Block => {
  const letterhead = measureHead(doc, school, {
    title: 'RECIBO DE PAGO',
    subtitle: `Folio ${content.folio}`,
    notes: [content.reimpresion ? `REIMPRESIÓN · ${copy}` : copy],
  })
  const people = peopleOf(content)
  const { cancelacion } = content
  const place = { x: MARGIN, width: INNER }
  const notice = { size: 9, bold: true, color: WARNING }
  const cancelled = cancelacion ? textHeight(doc, cancelacion, INNER, notice) + GAP : 0
  const fields = people.reduce((sum, row) => sum + fieldRowHeight(doc, row, INNER) + 4, 0)
  return {
    height: letterhead.height + cancelled + fields + GAP + textHeight(doc, 'C', INNER, { size: 7.5 }) + 3,
    draw: (top) => {
      letterhead.draw(top)
      let y = top + letterhead.height
      if (cancelacion) y = writeText(doc, cancelacion, { ...place, y }, notice) + GAP
      for (const row of people) y = fieldRow(doc, row, { ...place, y }) + 4
      tableHead(doc, y + GAP)
    },
  }
}

const rowBlock = (doc: Paper, { concepto, pesos }: ReceiptRow): Block => {
  const style = pesos === null ? { size: SIZE - 1, color: FAINT } : { size: SIZE }
  const width = INNER - AMOUNT - GAP
  return {
    height: textHeight(doc, concepto, width, style) + 1.5,
    draw: (y) => {
      writeText(doc, concepto, { x: MARGIN, y, width }, style)
      if (pesos === null) return
      const place = { x: MARGIN + INNER - AMOUNT, y, width: AMOUNT }
      writeFitted(doc, formatPesos(pesos), place, { ...style, align: 'right' })
    },
  }
}

/** Total in figures and in words, right behind the last line. */
const totalBlock = (doc: Paper, { total, enLetra }: ReceiptContent): Block => {
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

/** The parts of one copy, measured. */
export const receiptBlocks = (
  doc: Paper,
  { school, content, copy }: { school: School; content: ReceiptContent; copy: string },
): ReceiptBlocks => ({
  head: headBlock(doc, school, content, copy),
  rows: [...content.rows.map((row) => rowBlock(doc, row)), totalBlock(doc, content)],
  foot: receiptFoot(doc, content),
})
