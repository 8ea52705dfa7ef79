import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { openContents } from '@server/files/contents'
import { prepareFile, type PreparedFile } from '@server/files/prepare'
import type { FileKind } from '@contract/domain/files'

export const ALL_KINDS: readonly FileKind[] = ['image', 'pdf', 'video']

/** In chunks as a socket brings them. */
export const streamOf = (content: Buffer, chunk = 16_384): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += chunk) yield content.subarray(at, at + chunk)
    })(),
    { objectMode: false },
  )

/** A folder of its own that files are received into, without a database. */
export const openInbox = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-archivos-'))
  const contents = await openContents(folder)
  return {
    folder,
    contents,
    receive: (content: Buffer | Readable, kinds = ALL_KINDS) =>
      prepareFile(contents, Buffer.isBuffer(content) ? streamOf(content) : content, kinds),
    /** Names left in tmp. */
    leftovers: () => readdir(path.join(folder, 'tmp')),
    forget: async ({ tempPath, thumbTempPath }: PreparedFile) => {
      for (const file of [tempPath, thumbTempPath]) if (file) await rm(file)
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
export type Inbox = Awaited<ReturnType<typeof openInbox>>
