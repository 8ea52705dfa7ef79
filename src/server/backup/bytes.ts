import { createHash } from 'node:crypto'

/** The archive is cut or altered. Whoever reads the file makes a sentence of it for the user. */
export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive'
}

export class ByteReader {
  readonly hash = createHash('sha256')
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async #fill(): Promise<boolean> {
    while (this.#held.length === 0) {
      const next = await this.#source.next()
      if (next.done) return false
      this.#held = next.value
    }
    return true
  }

  async ended(): Promise<boolean> {
    return !(await this.#fill())
  }

  async some(max: number): Promise<Buffer> {
    if (!(await this.#fill())) return Buffer.alloc(0)
    const piece = this.#held.subarray(0, max)
    this.#held = this.#held.subarray(piece.length)
    this.hash.update(piece)
    return piece
  }

  async upTo(max: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for (let left = max; left > 0;) {
      const piece = await this.some(left)
      if (piece.length === 0) break
      pieces.push(piece)
      left -= piece.length
    }
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
  }

  async exactly(count: number): Promise<Buffer> {
    const bytes = await this.upTo(count)
    if (bytes.length < count) throw new DamagedArchive('cut')
    return bytes
  }

  /** In pieces, so they are never all in memory. @throws DamagedArchive when there are fewer */
  async *pieces(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const piece = await this.some(left)
      if (piece.length === 0) throw new DamagedArchive('cut')
      left -= piece.length
      yield piece
    }
  }

  async close(): Promise<void> {
    await this.#source.return?.()
  }
}
