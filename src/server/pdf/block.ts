/** A part of a paper that stays on one page: its height is known before it is drawn. */
export interface Block {
  /** Points. */
  readonly height: number
  readonly draw: (y: number) => void
}

export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0)

/** Draws one below the other. @returns the y below the last */
export const stack = (blocks: readonly Block[], y: number): number =>
  blocks.reduce((at, { height, draw }) => {
    draw(at)
    return at + height
  }, y)
