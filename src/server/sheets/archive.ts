import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry } from 'yauzl'
import { ZipFile } from 'yazl'

/** All that a workbook's parts weigh unpacked: twenty times a large one of ours. What says more is no list of pupils. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** A workbook has a dozen parts and a few more for each sheet. */
const MAX_PARTS = 1000

export class TooMuchInside extends Error {}

/** What a reader of cells needs: no pictures, no macros, no embedded files. */
const isText = ({ fileName }: Entry): boolean => /\.(xml|rels)$/i.test(fileName)

/**
 * The texts of a workbook as an archive that is what it says: unpacked within bounds by a reader that believes no size it is told,
 * and packed anew without compression. So whoever reads it next cannot be made to unpack more.
 * @throws TooMuchInside · any other error when it is no whole archive
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
    // It ends with an error where more comes out than the entry says.
    const content = await buffer(await archive.openReadStreamPromise(entry))
    plain.addBuffer(content, entry.fileName, { compress: false })
  }
  plain.end()
  return buffer(plain.outputStream)
}
