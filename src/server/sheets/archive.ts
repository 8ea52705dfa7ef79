import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry } from 'yauzl'
import { ZipFile } from 'yazl'

/** Limit of a workbook's unpacked size: twenty times that of a large one of ours. A larger one is no list of pupils. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** A workbook has a dozen parts, and a few for each sheet. */
const MAX_PARTS = 1000

export class TooMuchInside extends Error {}

/** The parts with cells: no pictures, macros or embedded files. */
const isText = ({ fileName }: Entry): boolean => /\.(xml|rels)$/i.test(fileName)

/**
 * Repacks a workbook's XML without compression. Unpacking has a limit and ignores the sizes that the archive claims, so the next
 * reader cannot be made to unpack more.
 * @throws TooMuchInside · any other error when it is not a complete archive
 */
export const boundedArchive = async (packed: Buffer): Promise<Buffer> => {
  const archive = await fromBufferPromise(packed)
  const plain = new ZipFile()
  let bytes = 0
  let parts = 0
  for await (const entry of archive.eachEntry()) {
    parts += 1
    if (!isText(entry)) continue
    bytes += entry.uncompressedSize
    if (bytes > MAX_UNPACKED_BYTES || parts > MAX_PARTS) throw new TooMuchInside()
    // Fails when more bytes come out than the entry declares.
    const content = await buffer(await archive.openReadStreamPromise(entry))
    plain.addBuffer(content, entry.fileName, { compress: false })
  }
  plain.end()
  return buffer(plain.outputStream)
}
