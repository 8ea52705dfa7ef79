import type { Block } from './block'
import { MARGIN, newPage, type Paper } from './paper'

/** Where the next block goes: below the last one, or on a new page when it does not fit. */
export const createFlow = (doc: Paper, top: number, bottom: number) => {
  let y = top
  return {
    at: () => y,
    moveTo: (next: number) => (y = next),
    gap: (points: number) => (y += points),
    place: ({ height, draw }: Block): void => {
      if (y + height > bottom && y > MARGIN) {
        newPage(doc)
        y = MARGIN
      }
      draw(y)
      y += height
    },
  }
}
export type Flow = ReturnType<typeof createFlow>
