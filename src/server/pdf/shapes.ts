import { encode } from 'uqr'
import { BOLD, INK, INNER, MARGIN, RULE, type Box, type Paper } from './paper'
import { writeText } from './text'

export const drawRule = (
  doc: Paper,
  {
    x,
    y,
    width,
    color = RULE,
    weight = 0.6,
  }: { x: number; y: number; width: number; color?: string; weight?: number },
): void => {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke()
}

export const drawEdge = (
  doc: Paper,
  { x, y, height, thick }: { x: number; y: number; height: number; thick: boolean },
): void => {
  doc
    .moveTo(x, y)
    .lineTo(x, y + height)
    .lineWidth(thick ? 0.8 : 0.4)
    .strokeColor(thick ? INK : RULE)
    .stroke()
}

export const drawCutLine = (doc: Paper, { y, width }: { y: number; width: number }): void => {
  doc.moveTo(0, y).lineTo(width, y).lineWidth(0.6).strokeColor(RULE).dash(4, { space: 4 }).stroke().undash()
}

/** Part of the page's diagonal that the word may fill. */
const REACH = 0.78
const MAX_SIZE = 96
/** Opacity at which figures below stay readable, on a photocopy too. */
const STRENGTH = 0.08

/** REIMPRESIÓN, CANCELADO. Print the word in plain letters too, as a watermark is easy to overlook. */
export const drawMark = (
  doc: Paper,
  word: string,
  { x, y, width, height }: Box,
  { color = INK, strength = STRENGTH }: { color?: string; strength?: number } = {},
): void => {
  const [centerX, centerY] = [x + width / 2, y + height / 2]
  doc.save().font(BOLD).fontSize(100)
  const size = Math.min(MAX_SIZE, (Math.hypot(width, height) * REACH * 100) / doc.widthOfString(word))
  doc.fontSize(size)
  const half = doc.widthOfString(word) / 2
  doc
    .rotate((-Math.atan2(height, width) * 180) / Math.PI, { origin: [centerX, centerY] })
    .fillColor(color)
    .fillOpacity(strength)
    .text(word, centerX - half, centerY - size * 0.6, { lineBreak: false })
    .restore()
  doc.fillOpacity(1)
}

const SIGNED_LINE = 200

/** Two lines to sign on, side by side. @param hand points above them, for the hand */
export const drawSigners = (doc: Paper, names: readonly [string, string], y: number, hand: number): void =>
  names.forEach((name, at) => {
    const x = MARGIN + (INNER / 2) * at + (INNER / 2 - SIGNED_LINE) / 2
    drawRule(doc, { x, y: y + hand, width: SIGNED_LINE, color: INK })
    writeText(doc, name, { x, y: y + hand + 4, width: SIGNED_LINE }, { size: 9, align: 'center' })
  })

/** Drawn as vectors, sharp on any printer. Leave four modules of white around it (`size / 8` is enough). @param size points */
export const drawQr = (
  doc: Paper,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  // Level M: a crease or stamp over a seventh of it does no harm.
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const module = size / data.length
  data.forEach((row, down) =>
    row.forEach((dark, right) => {
      if (dark) doc.rect(x + right * module, y + down * module, module, module)
    }),
  )
  doc.fillColor(INK).fill()
}
