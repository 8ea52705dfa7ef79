import { FAINT, type Paper } from './paper'
import { fittedHeight, textHeight, writeFitted, writeText, type TextPlace } from './text'

/** A value with a small word above that says what it is. */
export interface Field {
  readonly label: string
  readonly value: string
  /** Part of the row's width, 0 to 1. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

const LABEL = { size: 6.5, color: FAINT } as const
const VALUE = { size: 9.5 } as const
const GAP = 8

const inner = (width: number, { share }: Field): number => width * share - GAP

/** Points that the row takes. */
export const fieldRowHeight = (doc: Paper, row: readonly Field[], width: number): number =>
  textHeight(doc, 'A', width, LABEL) +
  Math.max(...row.map((field) => fittedHeight(doc, field.value, inner(width, field), VALUE)))

/** Fields side by side; a long value shrinks or wraps. @returns the y below them */
export const fieldRow = (doc: Paper, row: readonly Field[], { x, y, width }: TextPlace): number => {
  let left = x
  for (const field of row) {
    // The last column ends where the row does.
    const align = field.align ?? 'left'
    const shift = align === 'right' ? GAP : 0
    const place = { x: left + shift, width: inner(width, field) }
    const below = writeText(doc, field.label.toUpperCase(), { ...place, y }, { ...LABEL, align })
    writeFitted(doc, field.value, { ...place, y: below }, { ...VALUE, align })
    left += width * field.share
  }
  return y + fieldRowHeight(doc, row, width)
}
