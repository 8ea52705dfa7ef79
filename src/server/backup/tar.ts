import { DamagedArchive, type ByteReader } from './bytes'

/** The plainest kind of tar, which a school can open without this program. A header follows from name and size: any other is damage. */
const BLOCK = 512
const LARGEST = 8 ** 11 - 1

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`

const headerOf = (name: string, size: number): Buffer => {
  if (Buffer.byteLength(name) > 100 || size > LARGEST) throw new RangeError(`no entry for ${name} of ${size}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100, 'latin1')
  header.write('        0', 148, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148, 'latin1')
  return header
}

const paddingOf = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

export async function* tarEntry(
  name: string,
  size: number,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield headerOf(name, size)
  let bytesGiven = 0
  for await (const piece of content) {
    bytesGiven += piece.length
    yield piece
  }
  if (bytesGiven !== size) throw new Error(`${name} changed while it was read`)
  yield paddingOf(size)
}

export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK)

export interface TarEntry {
  name: string
  size: number
  /** Must be read to its end before the next entry. */
  content: AsyncGenerator<Buffer>
}

/** Null at the end, after which nothing may follow. @throws DamagedArchive for any byte that `tarEntry` would not have written */
const nextEntry = async (reader: ByteReader): Promise<TarEntry | null> => {
  const header = await reader.exactly(BLOCK)
  if (header.equals(Buffer.alloc(BLOCK))) {
    const rest = await reader.exactly(BLOCK)
    if (!rest.equals(header) || !(await reader.ended())) throw new DamagedArchive('end')
    return null
  }
  const name = header.toString('utf8', 0, 100).replace(/\0+$/, '')
  const size = parseInt(header.toString('latin1', 124, 135), 8)
  if (!Number.isSafeInteger(size) || size < 0 || size > LARGEST || Buffer.byteLength(name) > 100)
    throw new DamagedArchive('header')
  if (!headerOf(name, size).equals(header)) throw new DamagedArchive('header')
  return { name, size, content: reader.pieces(size) }
}

export async function* tarEntries(reader: ByteReader, before: () => void): AsyncGenerator<TarEntry> {
  for (;;) {
    before()
    const entry = await nextEntry(reader)
    if (!entry) return
    yield entry
    while (!(await entry.content.next()).done);
    const padding = paddingOf(entry.size)
    if (!(await reader.exactly(padding.length)).equals(padding)) throw new DamagedArchive('padding')
  }
}

export const wholeEntry = async ({ size, content }: TarEntry, max: number): Promise<Buffer> => {
  if (size > max) throw new DamagedArchive('size')
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
