import { heightOf, stack, type Block } from './block'
import { newPage, PAGE, type Paper } from './paper'
import { drawCutLine } from './shapes'

export const HALF = PAGE.height / 2

/** Points between a slip and the edges of its half. */
export const AIR = 30

type Slips = readonly (readonly Block[])[]

export const fitHalves = (slips: Slips): boolean =>
  slips.every((blocks) => heightOf(blocks) <= HALF - 2 * AIR)

/** Two to a sheet have a line between them to cut along. */
export const drawHalves = (doc: Paper, slips: Slips, onSheet: 1 | 2): void =>
  slips.forEach((blocks, at) => {
    const place = at % onSheet
    if (at > 0 && place === 0) newPage(doc)
    if (place === 0 && onSheet === 2 && at + 1 < slips.length)
      drawCutLine(doc, { y: HALF, width: PAGE.width })
    stack(blocks, place * HALF + AIR)
  })
