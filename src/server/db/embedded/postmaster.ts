import { readFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../startError'
import { type Cluster, logFile, openLog } from './cluster'
import { isKnown, isServerOf, readPostmaster } from './postmasterFile'
import { dataArgument, exitOf, run, start } from './program'

/** The command line wins over any file, so none can switch off fsync, full_page_writes or synchronous_commit. */
const settings = (port: number, archiving: Cluster['archiving']): string[] => {
  const values = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=60'],
    ...['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'restart_after_crash=on'],
    ...['log_error_verbosity=terse', 'log_min_error_statement=panic', 'log_destination=stderr'],
    ...['logging_collector=off', 'timezone=UTC', 'log_timezone=UTC'],
    ...(archiving ?? []),
    // On a Mac, fsync alone leaves the data in the drive's cache.
    ...(platform() === 'darwin' ? ['wal_sync_method=fsync_writethrough'] : []),
  ]
  return values.flatMap((value) => ['-c', value])
}

export interface Running {
  pid: number
  port: number
  ended: Promise<void>
}

/** Recovery after a crash replays the log since the last checkpoint: at most 1 GB, which takes seconds. */
const START_LIMIT_MS = 300_000

const STOP_LIMIT_MS = 60_000

export const endOf = async (cluster: Cluster, pid: number): Promise<void> => {
  while (await isServerOf(cluster.folder, pid)) await sleep(300, undefined, { ref: false })
}

const isReady = async (folder: string, pid: number): Promise<boolean> => {
  const postmaster = await readPostmaster(folder)
  return postmaster?.pid === pid && postmaster.ready
}

export const untilReady = async (
  cluster: Cluster,
  pid: number,
  alive: () => boolean,
  limit = START_LIMIT_MS,
): Promise<boolean> => {
  const started = Date.now()
  let saidAt = started
  while (alive()) {
    if (await isReady(cluster.folder, pid)) return true
    if (Date.now() - started > limit)
      throw new StartError(
        `La base de datos no terminó de abrirse; vea el archivo ${logFile(cluster.dataDir)}.`,
      )
    if (Date.now() - saidAt > 5_000) {
      saidAt = Date.now()
      cluster.log('La base de datos se está recuperando…')
    }
    await sleep(20)
  }
  return false
}

export class StartFailed extends Error {
  constructor(readonly output: string) {
    super(`PostgreSQL did not start: ${output.trim().slice(-2_000)}`)
  }
}

/** pg_ctl passes its options through a shell; none of ours has a blank or a quote. */
export const pgCtlStart = (
  folder: string,
  log: string,
  port: number,
  archiving: Cluster['archiving'],
): string[] => [
  ...['start', '-w', '-t', String(START_LIMIT_MS / 1000), '-D', folder],
  ...['-l', log, '-o', settings(port, archiving).join(' ')],
]

/** On Windows PostgreSQL refuses an administrator; pg_ctl gives the rights up. Its output is not read: the server keeps the pipe open. */
export const startByPgCtl = async (cluster: Cluster, port: number): Promise<Running> => {
  const { dataDir, folder, binaries, user } = cluster
  const { handle, from } = await openLog(dataDir)
  await handle.close()
  const args = pgCtlStart(folder, logFile(dataDir), port, cluster.archiving)
  const code = await exitOf(start(binaries.pgCtl, args, { cwd: folder, user }, 'ignore'))
  const postmaster = await readPostmaster(folder)
  if (code === 0 && postmaster) return { pid: postmaster.pid, port, ended: endOf(cluster, postmaster.pid) }
  throw new StartFailed((await readFile(logFile(dataDir))).subarray(from).toString('utf8'))
}

/** In a session of its own (`detached`), so Ctrl-C or a kill of the product's process group does not reach it. @throws StartFailed */
export const startPostmaster = async (cluster: Cluster, port: number, limit?: number): Promise<Running> => {
  if (platform() === 'win32') return startByPgCtl(cluster, port)
  const { handle, from } = await openLog(cluster.dataDir)
  try {
    const at = await dataArgument(cluster.folder, cluster.user)
    const where = { cwd: cluster.folder, user: cluster.user }
    const stdio = ['ignore' as const, handle.fd, handle.fd]
    const child = start(
      cluster.binaries.postgres,
      ['-D', at, ...settings(port, cluster.archiving)],
      where,
      stdio,
      true,
    )
    let alive = true
    const ended = new Promise<void>((resolve) => {
      const end = () => {
        alive = false
        resolve()
      }
      child.once('error', end)
      child.once('exit', end)
    })
    child.unref()
    const { pid = 0 } = child
    if (await untilReady(cluster, pid, () => alive, limit)) return { pid, port, ended }
    const written = await readFile(logFile(cluster.dataDir))
    throw new StartFailed(written.subarray(from).toString('utf8'))
  } finally {
    await handle.close()
  }
}

/** The timer also keeps Node alive meanwhile, since the server's process is unref'ed and does not. */
const endsWithin = async (ms: number, ended: Promise<unknown>): Promise<boolean> => {
  const waiting = new AbortController()
  const tooLong = sleep(ms, false, { signal: waiting.signal }).catch(() => true)
  const inTime = await Promise.race([ended.then(() => true), tooLong])
  waiting.abort()
  return inTime
}

const signal = async (cluster: Cluster, pid: number, mode: 'fast' | 'immediate'): Promise<void> => {
  if (platform() === 'win32')
    await run(cluster.binaries.pgCtl, ['stop', '-W', '-m', mode, '-D', cluster.folder], {
      cwd: cluster.dataDir,
      user: cluster.user,
    })
  else if (isKnown(pid)) process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

/** Fast shutdown rolls back open transactions and writes everything. If that hangs, immediate shutdown: the next start recovers. */
export const stopPostmaster = async (cluster: Cluster, { pid, ended }: Running): Promise<void> => {
  await signal(cluster, pid, 'fast')
  if (await endsWithin(STOP_LIMIT_MS, ended)) return
  cluster.log('La base de datos no terminó a tiempo y se detuvo sin esperar; se recuperará al abrirla.')
  await signal(cluster, pid, 'immediate')
  await endsWithin(STOP_LIMIT_MS, ended)
}
