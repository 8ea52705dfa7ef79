import { BOLD } from './fonts'
import { INK, type Box, type Paper } from './paper'

/** Part of the box's diagonal that the word may fill. */
const REACH = 0.78
const MAX_SIZE = 96
/** Weak enough to read the figures through it, also on a photocopy. */
const STRENGTH = 0.08

/** A large word across a part of a page: REIMPRESIÓN, CANCELADO. Say it in plain letters too: nobody searches a watermark. */
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
