import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { keptSecret } from '../../secretFile'
import type { DatabaseLog } from '../databaseLog'
import { connectionTo } from './access'
import { installedNative } from './binaries'
import type { Cluster } from './cluster'
import { initCluster } from './initCluster'
import { runFirst } from './runServer'
import { serverUser } from './serverUser'
import { supervise } from './supervise'
import { copyPlaces, usableBinaries } from './usableBinaries'

/**
 * Opens the PostgreSQL that comes with the product in DATA_DIR/postgres, creating it the first time, and keeps it
 * running until `stop`. The caller holds the lock of DATA_DIR.
 * @param native where npm put the programs (tests give a copy)
 * @throws StartError with one Spanish sentence
 */
export const openEmbedded = async (
  dataDir: string,
  log: DatabaseLog,
  native = installedNative(),
): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> => {
  const named = join(dataDir, 'postgres')
  // It may be a link to another disk; a running server is known by its real folder.
  const folder = await realpath(named).catch(() => named)
  const user = await serverUser(folder)
  const binaries = await usableBinaries(native, user, copyPlaces(dataDir, user))
  const password = await keptSecret(join(dataDir, 'postgres.password'))
  const cluster: Cluster = { dataDir, folder, binaries, user, password, log }
  await initCluster(cluster)
  const running = await runFirst(cluster)
  return { connection: connectionTo(cluster, running.port), stop: supervise(cluster, running).stop }
}
