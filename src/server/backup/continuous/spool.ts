import { readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** Bytes of log that may wait on the disk of the data while the copy's folder cannot be written. */
const MAX_BYTES = 2_000_000_000
const SHARE_OF_DISK = 0.1

export const maxSpoolBytes = async (folder: string): Promise<number> => {
  const { blocks, bsize } = await statfs(folder)
  return Math.min(MAX_BYTES, blocks * bsize * SHARE_OF_DISK)
}

const readyIn = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(folder, 'pg_wal', 'archive_status'))).filter((name) => name.endsWith('.ready'))

const agesOf = async (files: readonly string[]): Promise<{ bytes: number; oldest: Date | null }> => {
  let [bytes, oldest] = [0, null as Date | null]
  for (const file of files) {
    const stats = await stat(file).catch(() => null)
    if (!stats) continue
    bytes += stats.size
    if (!oldest || stats.mtime < oldest) oldest = stats.mtime
  }
  return { bytes, oldest }
}

export const backlog = async (
  folder: string,
  spool: string,
): Promise<{ bytes: number; oldest: Date | null }> => {
  const ready = (await readyIn(folder)).map((name) =>
    path.join(folder, 'pg_wal', path.basename(name, '.ready')),
  )
  const laid = (await readdir(spool)).map((name) => path.join(spool, name))
  return agesOf([...ready, ...laid])
}

/** Drops what waits, so that the school's disk does not fill. The log then has a hole, so only a new base copy helps. */
export const dropBacklog = async (folder: string, spool: string): Promise<void> => {
  const status = path.join(folder, 'pg_wal', 'archive_status')
  for (const name of await readyIn(folder))
    await rename(path.join(status, name), path.join(status, name.replace(/ready$/, 'done'))).catch(
      () => undefined,
    )
  for (const name of await readdir(spool)) await rm(path.join(spool, name), { force: true })
}
