import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../startError'
import { accepts, ensureDatabase, resetPassword } from './access'
import { attach } from './attach'
import type { Cluster } from './cluster'
import { freeSpace } from './freeSpace'
import { freePort } from './freePort'
import { startPostmaster, StartFailed, stopPostmaster, type Running } from './postmaster'
import { logFile } from './serverLog'

const ATTEMPTS = 10

/** Another program took the port between our asking and the start. */
const PORT_TAKEN = /could not create any TCP\/IP sockets|could not bind/

/** Processes of a killed server that still finish, or a start of a killed product that got there first. */
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

/**
 * A server of this data folder that answers: the one left behind or a new one.
 * @param wanted the port it must have, for a restart under a pool that knows the old one
 */
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

/** As `runServer`, with our password accepted and our database there. */
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
