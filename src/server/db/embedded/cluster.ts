import { statfs, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from '../database'
import type { Archiving } from './archiving'
import type { Binaries } from './binaries'
import type { ServerUser } from './serverUser'

/** Bytes; the log of a healthy server grows by a few lines per start. */
const MAX_LOG_BYTES = 5_000_000

export const logFile = (dataDir: string): string => join(dataDir, 'postgres.log')

/** A file and not a pipe: the server outlives a killed product and must keep its standard error. */
export const openLog = async (dataDir: string) => {
  const file = logFile(dataDir)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`)
  const handle = await open(file, 'a', 0o600)
  return { handle, from: (await handle.stat()).size }
}

export const freeSpace = async (folder: string): Promise<string> => {
  const stats = await statfs(folder).catch(() => undefined)
  if (!stats) return ''
  const mega = Math.floor((stats.bavail * stats.bsize) / 1_000_000)
  return `quedan ${mega >= 1_000 ? `${(mega / 1_000).toFixed(1)} GB` : `${mega} MB`} libres en el disco`
}

/** The only superuser, reachable only from this machine with the kept password. */
export const ROLE = 'escuela'
export const DATABASE = 'escuela'

export interface Cluster {
  dataDir: string
  folder: string
  binaries: Binaries
  user: ServerUser | undefined
  password: string
  log: DatabaseLog
  archiving: Archiving
}
