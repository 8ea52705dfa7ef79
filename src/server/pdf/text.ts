import { formatPesos } from '@contract/domain/money'
import { BOLD, FAINT, INK, REGULAR, type Box, type Paper } from './paper'

export interface TextStyle {
  readonly size?: number
  readonly bold?: boolean
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right' | 'justify'
  /** Points between two lines, beyond the font's own. */
  readonly lineGap?: number
}

export interface TextPlace {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Part of its size to which a name shrinks before it takes a second line. */
const MIN_SCALE = 0.8

const prepare = (doc: Paper, { size = 10, bold = false, color = INK }: TextStyle): number => {
  doc
    .font(bold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(color)
  return size
}

export const textHeight = (doc: Paper, text: string, width: number, style: TextStyle = {}): number => {
  prepare(doc, style)
  return doc.heightOfString(text || ' ', { width, lineGap: style.lineGap ?? 0 })
}

export const writeText = (
  doc: Paper,
  text: string,
  { x, y, width }: TextPlace,
  style: TextStyle = {},
): number => {
  const { align = 'left' } = style
  // pdfkit counts a line break as a letter, which would shift a centred line.
  if (align !== 'left' && text.includes('\n'))
    return text.split('\n').reduce((at, line) => writeText(doc, line, { x, y: at, width }, style), y)
  prepare(doc, style)
  doc.text(text, x, y, { width, align, lineGap: style.lineGap ?? 0 })
  return y + textHeight(doc, text, width, style)
}

const fittedSize = (doc: Paper, text: string, width: number, style: TextStyle): number => {
  const size = prepare(doc, style)
  // Slightly narrower, since a text that fits exactly would wrap.
  return Math.max(MIN_SCALE, Math.min(1, (width - 0.5) / doc.widthOfString(text))) * size
}

export const fittedHeight = (doc: Paper, text: string, width: number, style: TextStyle = {}): number =>
  textHeight(doc, text, width, { ...style, size: fittedSize(doc, text, width, style) })

/** On one line if it fits or can shrink to, else on several: nothing is cut off. @returns the y below it */
export const writeFitted = (doc: Paper, text: string, place: TextPlace, style: TextStyle = {}): number =>
  writeText(doc, text, place, { ...style, size: fittedSize(doc, text, place.width, style) })

/** On one line: shrinks, then shortens with '…'. @returns text and size, points */
export const oneLine = (
  doc: Paper,
  text: string,
  width: number,
  style: TextStyle = {},
): { text: string; size: number } => {
  const size = fittedSize(doc, text, width, style)
  prepare(doc, { ...style, size })
  const fits = (part: string): boolean => doc.widthOfString(part) <= width - 0.5
  if (fits(text)) return { text, size }
  let [kept, tooLong] = [0, text.length]
  while (tooLong - kept > 1) {
    const middle = Math.floor((kept + tooLong) / 2)
    if (fits(`${text.slice(0, middle)}…`)) kept = middle
    else tooLong = middle
  }
  return { text: `${text.slice(0, kept).trimEnd()}…`, size }
}

const SHRINK = 0.94
/** Points: still legible. */
const LEGIBLE = 4.5

/** Shrinks the text to fit the box, down to 4.5 points. @returns the y below it */
export const writeInBox = (doc: Paper, text: string, box: Box, style: TextStyle = {}): number => {
  let size = style.size ?? 10
  while (size > LEGIBLE && textHeight(doc, text, box.width, { ...style, size }) > box.height) size *= SHRINK
  return writeText(doc, text, box, { ...style, size })
}

export const writeMoney = (doc: Paper, pesos: number, place: TextPlace, style: TextStyle = {}): number =>
  writeFitted(doc, formatPesos(pesos), place, { ...style, align: 'right' })

const LABEL = { size: 6.5, color: FAINT } as const

export const writeField = (
  doc: Paper,
  { label, value }: { label: string; value: string },
  { x, y, width }: TextPlace,
  style: TextStyle = {},
): number => {
  const below = writeText(doc, label.toUpperCase(), { x, y, width }, LABEL)
  return writeFitted(doc, value, { x, y: below, width }, { size: 10, ...style })
}

export interface Field {
  readonly label: string
  readonly value: string
  readonly share: number
  readonly align?: 'left' | 'right'
}

const FIELD_VALUE = { size: 9.5 } as const
const FIELD_GAP = 8

const inner = (width: number, { share }: Field): number => width * share - FIELD_GAP

const labelsHeight = (doc: Paper, row: readonly Field[], width: number): number =>
  Math.max(...row.map((field) => fittedHeight(doc, field.label.toUpperCase(), inner(width, field), LABEL)))

export const fieldRowHeight = (doc: Paper, row: readonly Field[], width: number): number =>
  labelsHeight(doc, row, width) +
  Math.max(...row.map((field) => fittedHeight(doc, field.value, inner(width, field), FIELD_VALUE)))

export const fieldRow = (doc: Paper, row: readonly Field[], { x, y, width }: TextPlace): number => {
  let left = x
  const below = y + labelsHeight(doc, row, width)
  for (const field of row) {
    const align = field.align ?? 'left'
    const shift = align === 'right' ? FIELD_GAP : 0
    const place = { x: left + shift, width: inner(width, field) }
    writeFitted(doc, field.label.toUpperCase(), { ...place, y }, { ...LABEL, align })
    writeFitted(doc, field.value, { ...place, y: below }, { ...FIELD_VALUE, align })
    left += width * field.share
  }
  return y + fieldRowHeight(doc, row, width)
}
