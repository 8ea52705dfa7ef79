import { encode } from 'uqr'
import { INK, type Paper } from './paper'

/**
 * A QR code drawn as vectors, sharp on any printer. Leave four modules of white around it (`size / 8` is enough).
 * @param size edge in points
 */
export const drawQr = (
  doc: Paper,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  // M: a crease or a stamp over a seventh of it does no harm.
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const module = size / data.length
  data.forEach((row, down) =>
    row.forEach((dark, right) => {
      if (dark) doc.rect(x + right * module, y + down * module, module, module)
    }),
  )
  doc.fillColor(INK).fill()
}
