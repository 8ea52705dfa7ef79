import { BOTTOM, INNER, MARGIN, newPage, type Paper } from './paper'

/** Part of a paper that stays on one page: its height is known before it is drawn. */
export interface Block {
  readonly height: number
  readonly draw: (y: number) => void
}

export const gap = (height: number): Block => ({ height, draw: () => undefined })

export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0)

export const stack = (blocks: readonly Block[], y: number): number =>
  blocks.reduce((at, { height, draw }) => {
    draw(at)
    return at + height
  }, y)

export const stacked = (blocks: readonly Block[]): Block => ({
  height: heightOf(blocks),
  draw: (y) => void stack(blocks, y),
})

export type BlockAt = (x: number) => Block

const COLUMN_GAP = 18

interface Flow {
  readonly y: number
  /** Called after a page break; returns the y where blocks continue. */
  readonly continueAt: (doc: Paper) => number
  readonly columns?: number
}

export const columnWidth = (columns: number): number => (INNER - (columns - 1) * COLUMN_GAP) / columns

export const flowBlocks = (
  doc: Paper,
  blocks: readonly BlockAt[],
  { y: first, continueAt, columns = 1 }: Flow,
): void => {
  let [top, y, column] = [first, first, 0]
  for (const blockAt of blocks) {
    const { height } = blockAt(0)
    if (y + height > BOTTOM && y > top) {
      column += 1
      if (column === columns) {
        newPage(doc)
        ;[top, column] = [continueAt(doc), 0]
      }
      y = top
    }
    blockAt(MARGIN + column * (columnWidth(columns) + COLUMN_GAP)).draw(y)
    y += height
  }
}
