import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { keptSecret } from '../../security/secretFile'
import type { DatabaseLog } from '../database'
import { connectionTo } from './access'
import { archivingOf, type ArchivingOrder } from './archiving'
import { installedNative } from './binaries'
import { type Cluster, freeSpace } from './cluster'
import { initCluster } from './initCluster'
import { runFirst, runServer } from './runServer'
import { serverUser } from './serverUser'
import { copyPlaces, usableBinaries } from './usableBinaries'
import { stopPostmaster, type Running } from './postmaster'

/** Milliseconds; the last pause repeats, since a full disk stays full until an administrator makes room. */
const PAUSES = [0, 500, 1_000, 2_000, 5_000, 15_000]

const supervise = (cluster: Cluster, first: Running): { stop(): Promise<void> } => {
  const { log, dataDir } = cluster
  const stopping = new AbortController()
  let current: Running | undefined = first

  const tryAgain = async (): Promise<void> => {
    for (let attempt = 0; current === undefined && !stopping.signal.aborted; attempt += 1) {
      const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)]
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) return
      current = await runServer(cluster, first.port).catch((error: unknown) => {
        log(error instanceof Error ? error.message : String(error))
        return undefined
      })
    }
    if (current) log('La base de datos volvió a abrirse.')
  }

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await current?.ended
      if (stopping.signal.aborted) return
      current = undefined
      log(`La base de datos se detuvo por sí sola (${await freeSpace(dataDir)}); se abre de nuevo.`)
      await tryAgain()
    }
  }

  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      if (current) await stopPostmaster(cluster, current)
      await watching
      // The restart under way may have started another server meanwhile.
      if (current) await stopPostmaster(cluster, current)
    },
  }
}

interface OpenEmbedded {
  /** Folder of the PostgreSQL programs; missing: the installed ones. */
  native?: string
  archiving?: ArchivingOrder | undefined
}

/** A database that belongs to the server's user, made where there is none. The caller must hold the lock of DATA_DIR. @throws StartError */
export const clusterIn = async (
  dataDir: string,
  log: DatabaseLog,
  native = installedNative(),
): Promise<Cluster> => {
  const named = join(dataDir, 'postgres')
  // The folder may be a link to another disk, and a running server reports its real path.
  const folder = await realpath(named).catch(() => named)
  const user = await serverUser(folder)
  const binaries = await usableBinaries(native, user, copyPlaces(dataDir, user))
  const password = await keptSecret(join(dataDir, 'postgres.password'))
  const cluster: Cluster = { dataDir, folder, binaries, user, password, log, archiving: null }
  await initCluster(cluster)
  return cluster
}

/** The caller must hold the lock of DATA_DIR. @throws StartError */
export const openEmbedded = async (
  dataDir: string,
  log: DatabaseLog,
  { native, archiving = 'asFound' }: OpenEmbedded = {},
): Promise<{ connection: pg.PoolConfig; folder: string; stop(): Promise<void> }> => {
  const found = await clusterIn(dataDir, log, native)
  const cluster = { ...found, archiving: await archivingOf(found.folder, found, archiving) }
  const running = await runFirst(cluster)
  const { stop } = supervise(cluster, running)
  return { connection: connectionTo(cluster, running.port), folder: cluster.folder, stop }
}
