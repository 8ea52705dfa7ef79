import type pg from 'pg'
import type { Config } from './config'
import { applicationConnection } from './db/appRole'
import { createDb } from './db/database'
import { migrateOn, underStartLock } from './db/migrate'
import type { OpenedDatabase } from './db/open'
import { createPatientPool } from './db/pool'
import { ensureFirstUser, type FirstUser } from './modules/session/firstUser'
import { sharedSecret } from './sessionSecret'

export interface Installation {
  /** As the application's role. */
  connection: pg.PoolConfig
  /** Null when there are users already. */
  firstUser: FirstUser | null
  /** The same for every process on this database, whatever SESSION_SECRET says. */
  shared: string
}

/**
 * Migrations, the shared secret, the first user and the application's role, as the owner and under one lock: several processes
 * may start on one database at the same moment.
 * @throws StartError with one Spanish sentence
 */
export const install = async (
  opened: OpenedDatabase,
  { dataDir, adminUser, adminPassword, sessionSecret }: Config,
  tell: (line: string) => void,
): Promise<Installation> => {
  const db = createDb(createPatientPool(opened.owner))
  try {
    return await underStartLock(db, async (held) => {
      await migrateOn(held)
      const shared = await sharedSecret(held, dataDir, sessionSecret)
      const connection = await applicationConnection(held, opened, shared, tell)
      const firstUser = await ensureFirstUser(held, { name: adminUser, password: adminPassword })
      return { connection, firstUser, shared }
    })
  } finally {
    await db.destroy()
  }
}
