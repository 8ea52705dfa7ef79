import { inflateSync } from 'node:zlib'

/** A rectangle of a page in points; y runs downwards, as it was drawn. */
export interface DrawnBox {
  x: number
  y: number
  width: number
  height: number
}

const NUMBER = '(-?[\\d.]+)'
const RECTANGLE = new RegExp(`${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER} re`, 'g')

/** The rectangles that each page of a PDF draws, in order. */
export const boxesOf = (pdf: Buffer): DrawnBox[][] =>
  pdf
    .toString('latin1')
    .split('\nstream\n')
    .slice(1)
    .flatMap((rest) => {
      const raw = Buffer.from(rest.slice(0, rest.indexOf('\nendstream')), 'latin1')
      try {
        return [inflateSync(raw).toString('latin1')]
      } catch {
        // A photo, which is no text of drawing.
        return []
      }
    })
    // Fonts are compressed too; only a page begins by turning its y downwards.
    .filter((content) => content.startsWith('1 0 0 -1 0 792 cm'))
    .map((content) =>
      [...content.matchAll(RECTANGLE)].map(([, ...numbers]) => {
        const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
        return { x, y, width, height }
      }),
    )
