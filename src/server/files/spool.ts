import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { MAX_FILE_BYTES, type FileKind } from '@contract/domain/files'
import { badRequest } from '../http/problem'
import { HEAD_BYTES, tooLarge, typeOf, type FileType } from './kinds'
import { chunkPassed } from './usedChunks'

const largest = (kinds: readonly FileKind[]): FileKind =>
  kinds.reduce((most, kind) => (MAX_FILE_BYTES[kind] > MAX_FILE_BYTES[most] ? kind : most))

/**
 * Writes a stream to a new file of mode 0600, a chunk at a time, and stops at the first byte too many or as soon as the
 * head shows a type that is not taken.
 * @throws HttpProblem 400 empty · 413 more bytes than its kind may have · 415 none of the kinds; the file is left to the caller
 */
export const spool = async (
  stream: Readable,
  kinds: readonly FileKind[],
  file: string,
): Promise<FileType & { bytes: number }> => {
  const handle = await open(file, 'wx', 0o600)
  try {
    let head: Buffer = Buffer.alloc(0)
    let type: FileType | undefined
    let bytes = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (!type) {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD_BYTES) type = await typeOf(head, kinds)
      }
      const kind = type?.kind ?? largest(kinds)
      if (bytes > MAX_FILE_BYTES[kind]) throw tooLarge(kind)
      await handle.appendFile(chunk)
      chunkPassed(chunk.length)
    }
    if (bytes === 0) throw badRequest('El archivo está vacío.')
    return { ...(type ?? (await typeOf(head, kinds))), bytes }
  } finally {
    await handle.close()
  }
}

const PIECE_BYTES = 64 * 1024

/** sha-256 of a file's content in hexadecimal, through one small buffer: a stream would leave the whole as garbage. */
export const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  const handle = await open(file, 'r')
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
}
