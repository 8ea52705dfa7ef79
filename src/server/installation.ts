import path from 'node:path'
import type pg from 'pg'
import type { Config } from './config'
import { applicationConnection } from './db/appRole'
import { announce, CHANNELS } from './db/announce'
import { createDb, type Db } from './db/database'
import { isUnderStartLock, migrateOn, underStartLock } from './db/migrate'
import type { OpenedDatabase } from './db/open'
import { createPatientPool } from './db/pool'
import { keepLimits } from './db/pooled'
import { ensureFirstUser, type FirstUser } from './modules/session/firstUser'
import { makeSecret, MIN_SECRET, readSecret } from './security/secretFile'
import { StartError } from './startError'

/** An earlier version kept the secret in DATA_DIR: taking it over keeps links and idempotency keys valid. */
const earlierSecret = async (dataDir: string): Promise<string | undefined> => {
  const file = path.join(dataDir, 'session-secret')
  const secret = await readSecret(file)
  if (secret !== undefined && secret.length < MIN_SECRET)
    throw new StartError(
      `El secreto de ${file} es demasiado corto (${secret.length} caracteres, se piden ${MIN_SECRET}): borre el archivo y se creará otro.`,
    )
  return secret
}

/** Only under the lock of the start. @param given SESSION_SECRET: stored once, so earlier signatures stay valid @throws StartError */
const readSharedSecret = async (db: Db, dataDir: string, given: string | undefined): Promise<string> => {
  const read = () => db.selectFrom('installation').select('secret').executeTakeFirst()
  const row = await read()
  if (row) return row.secret
  const secret = given ?? (await earlierSecret(dataDir)) ?? makeSecret()
  await db.insertInto('installation').values({ secret }).execute()
  return secret
}

/** All URLs must lead to the same database, or one would be migrated and another written. @throws StartError */
const assertOneDatabase = async ({ owner, connection, direct }: OpenedDatabase): Promise<void> => {
  for (const [variable, other] of [
    ['DATABASE_URL', connection],
    ['DATABASE_DIRECT_URL', direct],
  ] as const)
    if (other && other !== owner && !(await isUnderStartLock(other)))
      throw new StartError(
        `${variable} no lleva a la misma base de datos que la dirección con que se migra: revise DATABASE_URL, DATABASE_DIRECT_URL y DATABASE_ADMIN_URL.`,
      )
}

export interface Installation {
  connection: pg.PoolConfig
  /** To LISTEN on: never through PgBouncer. */
  direct: pg.PoolConfig
  firstUser: FirstUser | null
  /** The same for all processes on this database, even where their SESSION_SECRET differs. */
  sharedSecret: string
}

/** Migrates and makes the first user, as the owner and under one lock, since several processes may start at once. @throws StartError */
export const install = async (
  opened: OpenedDatabase,
  { dataDir, adminUser, adminPassword, sessionSecret }: Config,
  tell: (line: string) => void,
): Promise<Installation> => {
  const db = createDb(createPatientPool(opened.owner))
  try {
    return await underStartLock(db, async (held) => {
      await assertOneDatabase(opened)
      // Tells processes of an older version on this database to end (background/newerVersion.ts).
      if ((await migrateOn(held)).length > 0) await announce(held, CHANNELS.migrated)
      const sharedSecret = await readSharedSecret(held, dataDir, sessionSecret)
      const connection = await applicationConnection(held, opened, sharedSecret, tell)
      if (opened.direct) await keepLimits(connection)
      const firstUser = await ensureFirstUser(held, { name: adminUser, password: adminPassword })
      return { connection, direct: opened.direct ?? connection, firstUser, sharedSecret }
    })
  } finally {
    await db.destroy()
  }
}
