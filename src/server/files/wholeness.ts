import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'

const PIECE_BYTES = 64 * 1024

/** sha-256, in hexadecimal, through one small buffer: a stream would leave the whole file as garbage. */
export const sumOf = async (handle: FileHandle): Promise<string> => {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  for (let at = 0; ;) {
    const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES, at)
    if (bytesRead === 0) return hash.digest('hex')
    hash.update(piece.subarray(0, bytesRead))
    at += bytesRead
  }
}

export const digestOf = async (file: string): Promise<string> => {
  const handle = await open(file, 'r')
  return sumOf(handle).finally(() => handle.close())
}

/** Milliseconds after which a file is checked again: a disk can lose bits of a file that nobody writes. */
const TRUSTED_MS = 24 * 60 * 60_000
const MAX_KNOWN = 50_000

interface Check {
  mark: string
  until: number
  isWhole: Promise<boolean>
}

/** Verifies the checksum at the first reading, when size, time or place changed, and once a day; otherwise only looks at the folder's entry. */
export const createWholeness = () => {
  const checks = new Map<string, Check>()
  return async (sha256: string, handle: FileHandle): Promise<boolean> => {
    const { size, mtimeMs, ino } = await handle.stat()
    const mark = `${size}/${mtimeMs}/${ino}`
    const check = checks.get(sha256)
    if (check?.mark === mark && check.until > performance.now()) return check.isWhole
    const isWhole = sumOf(handle).then((sum) => sum === sha256)
    if (checks.size >= MAX_KNOWN) checks.clear()
    checks.set(sha256, { mark, until: performance.now() + TRUSTED_MS, isWhole })
    isWhole.catch(() => checks.delete(sha256))
    return isWhole
  }
}
