import { access, appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../startError'
import { type Cluster, freeSpace, logFile } from './cluster'
import { clusterIn } from './openEmbedded'
import { startPostmaster, StartFailed, stopPostmaster } from './postmaster'
import { freePort } from './runServer'

/** Milliseconds: a day of log takes minutes. */
const WITHIN_MS = 60 * 60_000

/** PostgreSQL's words when nothing was written after the moment asked for; the log was checked to be whole, so its end is that moment. */
const NOTHING_LATER = /recovery ended before configured recovery target was reached/

/** The log lies in pg_wal already, but without a command PostgreSQL does not begin. With hot_standby it would call itself ready in the middle. */
const RECOVERY = [`restore_command = 'exit 1'`, `recovery_target_timeline = 'latest'`, `hot_standby = 'off'`]

const targetOf = (until: Date): string[] => [
  `recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
  `recovery_target_action = 'promote'`,
]

const replay = async (cluster: Cluster, before: string, lines: readonly string[]): Promise<void> => {
  const settings = join(cluster.folder, 'postgresql.auto.conf')
  await writeFile(settings, before)
  await appendFile(settings, `${lines.join('\n')}\n`)
  const running = await startPostmaster(cluster, await freePort(), WITHIN_MS)
  await stopPostmaster(cluster, running)
}

/** Replays the log into a timeline of its own. The caller must hold the folder's lock. @throws StartError */
export const recoverEmbedded = async (
  dataDir: string,
  until: Date | null,
  log: (line: string) => void,
): Promise<void> => {
  const folder = join(dataDir, 'postgres')
  const settings = join(folder, 'postgresql.auto.conf')
  await writeFile(join(folder, 'recovery.signal'), '')
  const before = await readFile(settings, 'utf8').catch(() => '')
  const cluster = await clusterIn(dataDir, log)
  try {
    await replay(cluster, before, [...RECOVERY, ...(until ? targetOf(until) : [])]).catch(
      (error: unknown) => {
        if (until && error instanceof StartFailed && NOTHING_LATER.test(error.output))
          return replay(cluster, before, RECOVERY)
        throw error
      },
    )
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error
    const space = await freeSpace(dataDir)
    throw new StartError(
      `La base de datos de la copia no se pudo abrir (${space}); el motivo está en ${logFile(dataDir)}.`,
      { cause: error },
    )
  }
  await writeFile(settings, before)
  // PostgreSQL removes this file when done; opened before that, the database would replay to the end of its log.
  const isThrough = await access(join(folder, 'recovery.signal')).then(
    () => false,
    () => true,
  )
  if (!isThrough) throw new Error('the recovery was not ended')
}
