import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'node:net'
import { readlink, realpath, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { StartError } from '../../startError'
import { accepts, archivesAsAsked, ensureDatabase, resetPassword } from './access'
import { type Cluster, freeSpace, logFile } from './cluster'
import { startPostmaster, StartFailed, stopPostmaster, type Running, endOf, untilReady } from './postmaster'
import { isAlive, isKnown, isServerOf, pidFile, readPostmaster } from './postmasterFile'

/** After an update or a fresh `npm ci` the old server runs from deleted files, so it must be replaced. */
const runsOurProgram = async ({ binaries }: Cluster, pid: number): Promise<boolean> =>
  platform() !== 'linux' || (await readlink(`/proc/${pid}/exe`)) === (await realpath(binaries.postgres))

const isFit = async (cluster: Cluster, pid: number): Promise<number | undefined> => {
  if (!(await runsOurProgram(cluster, pid))) return undefined
  const { port = 0 } = (await readPostmaster(cluster.folder)) ?? {}
  return (await accepts(cluster, port)) && (await archivesAsAsked(cluster, port)) ? port : undefined
}

/** Takes over a fit server that runs already, stops an unfit one, removes the pid file of one that is gone. Call only under the lock of DATA_DIR. */
const attach = async (cluster: Cluster, wanted?: number): Promise<Running | undefined> => {
  const { folder, log } = cluster
  const postmaster = await readPostmaster(folder)
  if (postmaster && !isKnown(postmaster.pid)) return undefined
  if (!postmaster || !(await isServerOf(folder, postmaster.pid))) {
    await rm(pidFile(folder), { force: true })
    return undefined
  }
  const { pid } = postmaster
  const ended = endOf(cluster, pid)
  if (!(await untilReady(cluster, pid, () => isAlive(pid)))) return undefined
  const port = await isFit(cluster, pid).catch(() => undefined)
  if (port !== undefined && (wanted === undefined || wanted === port)) {
    log('Se retoma la base de datos que quedó abierta de la vez anterior.')
    return { pid, port, ended }
  }
  await stopPostmaster(cluster, { pid, port: 0, ended })
  return undefined
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const ATTEMPTS = 10

const PORT_TAKEN = /could not create any TCP\/IP sockets|could not bind/

/** PostgreSQL's words while a killed server is still shutting down or another start is ahead of this one. */
const NOT_YET = /is still in use|lock file "postmaster.pid" already exists/

const startOnce = async (cluster: Cluster, wanted?: number): Promise<Running | undefined> => {
  const left = await attach(cluster, wanted)
  if (left) return left
  try {
    return await startPostmaster(cluster, wanted ?? (await freePort()))
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error
    const passing = NOT_YET.test(error.output) || (wanted === undefined && PORT_TAKEN.test(error.output))
    if (passing) return undefined
    const space = await freeSpace(cluster.dataDir)
    throw new StartError(
      `No se pudo abrir la base de datos (${space}); el motivo está en ${logFile(cluster.dataDir)}.`,
      { cause: error },
    )
  }
}

/** @param wanted the port it must use, for a restart below a pool that knows the old port */
export const runServer = async (cluster: Cluster, wanted?: number): Promise<Running> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const running = await startOnce(cluster, wanted)
    if (running) return running
    await sleep(attempt * 200)
  }
  throw new StartError(
    `La base de datos sigue ocupada por otro proceso; vea el archivo ${logFile(cluster.dataDir)}.`,
  )
}

export const runFirst = async (cluster: Cluster): Promise<Running> => {
  let running = await runServer(cluster)
  if (!(await accepts(cluster, running.port))) {
    await stopPostmaster(cluster, running)
    await resetPassword(cluster)
    running = await runServer(cluster)
  }
  await ensureDatabase(cluster, running.port)
  return running
}
