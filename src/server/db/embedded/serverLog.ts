import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes; the log of a healthy server grows by a few lines per start. */
const LOG_LIMIT = 5_000_000

export const logFile = (dataDir: string): string => join(dataDir, 'postgres.log')

/** A file and not a pipe: the server outlives a killed product and must keep its standard error. */
export const openLog = async (dataDir: string) => {
  const file = logFile(dataDir)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT) await rename(file, `${file}.1`)
  const handle = await open(file, 'a', 0o600)
  return { handle, from: (await handle.stat()).size }
}
