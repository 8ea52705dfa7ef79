/** A part of a paper whose height is known before it is drawn: what has to stay together. */
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
