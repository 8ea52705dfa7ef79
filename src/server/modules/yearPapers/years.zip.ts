import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PayingFamily } from './yearPapers.queries'

/** Two families may have the same name, so the number tells their papers apart. */
const nameOf = ({ titular, id }: PayingFamily): string =>
  `${titular.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()} (${id}).pdf`

/**
 * The papers of all families as a zip. Each is drawn when the one before it was sent, so that memory holds one paper, however many
 * families there are and however slow the client is.
 */
export const yearsZip = (
  families: readonly PayingFamily[],
  draw: (family: PayingFamily) => Promise<Uint8Array>,
  onDrawn: (done: number) => void,
): Readable => {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const fail = (error: unknown): void => void out.destroy(error as Error)
  zip.on('error', fail)
  for (const [at, family] of families.entries())
    zip.addReadStreamLazy(nameOf(family), { compress: false }, (give) => {
      draw(family).then((pdf) => {
        onDrawn(at + 1)
        give(null, Readable.from([Buffer.from(pdf)]))
      }, fail)
    })
  zip.end()
  return out
}
