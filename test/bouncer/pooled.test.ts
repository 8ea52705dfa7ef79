import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '@server/config'
import { createDb, type Db } from '@server/db/database'
import { LIMITS, createPool } from '@server/db/pool'
import { openDatabase } from '@server/db/open'
import { install } from '@server/installation'
import { StartError } from '@server/startError'
import { withDatabase } from '@test/support/database/address'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'

let database: FreshDatabase
let dataDir: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'escuela-por-pgbouncer-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const started = async (env: Record<string, string>) => {
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const opened = await openDatabase({ ...config, log: () => undefined })
  try {
    return await install(opened, config, () => undefined)
  } finally {
    await opened.stop()
  }
}
const refusal = async (env: Record<string, string>): Promise<string> => {
  const error = await started(env).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartError)
  return (error as Error).message
}

/** Statements one after the other, and at once, so that they meet different connections of the server. */
const onMany = async (db: Db, name: string): Promise<Set<string>> => {
  const ask = () =>
    sql<{ value: string; pid: number }>`
      SELECT current_setting(${name}) AS value, pg_backend_pid() AS pid FROM pg_sleep(0.05)`.execute(db)
  const answers = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ rows: [row] }) => row!)
  expect(new Set(answers.map(({ pid }) => pid)).size).toBeGreaterThan(1)
  return new Set(answers.map(({ value }) => value))
}

test('whoever comes through PgBouncer lives in UTC, and within the limits of the role of the application', async () => {
  const { connection } = await started(database.env)
  // What PgBouncer opened before keeps what it had. Until it has seen them end it lets a sign-in fail on one of them.
  const owner = createDb(createPool(database.connection))
  await sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(owner)
  await sql`ALTER DATABASE ${sql.id(String(database.connection.database))} SET TimeZone = 'America/Mexico_City'`.execute(
    owner,
  )
  const db = createDb(createPool(connection))
  try {
    expect(await onMany(db, 'TimeZone')).toEqual(new Set(['UTC']))
    for (const [name, ms] of Object.entries(LIMITS)) {
      const { rows } = await sql<{ ms: number }>`
        SELECT extract(epoch FROM current_setting(${name})::interval)::int * 1000 AS ms`.execute(db)
      expect([name, rows[0]?.ms]).toEqual([name, ms])
    }
    // The owner may take as long as it needs.
    const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(db)
    expect(rows[0]?.role).not.toBe(database.connection.user)
  } finally {
    await Promise.all([db.destroy(), owner.destroy()])
  }
})

test('without the direct address a PgBouncer is noticed and refused, with what to do; so is one in its place', async () => {
  const { DATABASE_URL = '', DATABASE_DIRECT_URL = '' } = database.env
  expect(await refusal({ DATABASE_URL })).toBe(
    'No se puede usar el servidor de DATABASE_URL: pasa por un repartidor de conexiones (PgBouncer); indique también en DATABASE_DIRECT_URL la dirección del servidor mismo.',
  )
  for (const variable of ['DATABASE_DIRECT_URL', 'DATABASE_ADMIN_URL'])
    expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL, [variable]: DATABASE_URL })).toBe(
      `No se puede usar el servidor de ${variable}: pasa por un repartidor de conexiones (PgBouncer); indique la dirección del servidor mismo.`,
    )
})

test('a direct address of another database is refused before anything is migrated there', async () => {
  const other = await freshDatabase()
  const elsewhere = withDatabase(database.url, String(other.connection.database))
  const { DATABASE_URL = '' } = database.env
  expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: elsewhere })).toMatch(
    /^DATABASE_URL no lleva a la misma base de datos que la dirección con que se migra/,
  )
  await other.drop()
})
