import { drawRule } from '../../pdf/lines'
import { INK, INNER, MARGIN, type Paper } from '../../pdf/paper'
import { writeText } from '../../pdf/text'

const LINE = 200
/** Above the line, for a hand to sign. */
const HAND = 56

/** A line to sign on for each of two people, side by side. */
export const drawSignatures = (doc: Paper, names: readonly [string, string], y: number): void =>
  names.forEach((name, at) => {
    const x = MARGIN + (INNER / 2) * at + (INNER / 2 - LINE) / 2
    drawRule(doc, { x, y: y + HAND, width: LINE, color: INK })
    writeText(doc, name, { x, y: y + HAND + 4, width: LINE }, { size: 9, align: 'center' })
  })
