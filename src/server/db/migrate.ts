// Raw SQL: locks of a connection, `SET` and a table that exists before any migration.
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { Migrator, sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { StartError } from '../startError'
import type { Db } from './database'
import { isConnectionLost } from './retry'
import { askServer } from './withClient'
import { onlyRow } from './onlyRow'

export interface MigrationFile {
  name: string
  text: string
  sha256: string
}

const NUMBERED = /^\d{4}-[\w-]+\.sql$/

/** A checkout on Windows may change line ends; the checksum must stay the same. */
const normalise = (text: string): string => text.replace(/\r\n/g, '\n')

export const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name) => !NUMBERED.test(name))
  if (wrong) throw new StartError(`La migración ${wrong} no lleva un número de cuatro cifras al principio.`)
  return names.map((name) => {
    const text = normalise(readFileSync(join(folder, name), 'utf8'))
    return { name: name.slice(0, -4), text, sha256: createHash('sha256').update(text).digest('hex') }
  })
}

export const FOLDER = join(__dirname, 'migrations')

/** Used by no other lock. Kysely's own covers only its run; this one also the comparison of files. */
export const MIGRATION_LOCK = '7381205590312244601'

/** Kysely records only names, so it cannot notice an edited file. */
const createSums = (db: Kysely<unknown>) =>
  sql`CREATE TABLE IF NOT EXISTS migration_sums (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db)

const refuseMismatch = async (db: Kysely<unknown>, files: MigrationFile[]): Promise<void> => {
  const { rows } = await sql<{ name: string; sha256: string }>`
    SELECT name, sha256 FROM migration_sums ORDER BY name COLLATE "C"`.execute(db)
  const last = files.at(-1)?.name ?? ''
  for (const { name, sha256 } of rows) {
    const file = files.find((known) => known.name === name)
    if (!file && name > last)
      throw new StartError(
        `La base de datos es más nueva que este programa (tiene la migración ${name}): instale la versión más reciente.`,
      )
    if (!file) throw new StartError(`Falta la migración ${name}, que ya se aplicó a la base de datos.`)
    if (file.sha256 !== sha256)
      throw new StartError(
        `La migración ${name} se cambió después de aplicarse; restaure el archivo y escriba una migración nueva.`,
      )
  }
  const newest = rows.at(-1)?.name ?? ''
  const late = files.find(({ name }) => name < newest && !rows.some((row) => row.name === name))
  if (late)
    throw new StartError(
      `La migración ${late.name} es anterior a ${newest}, que ya se aplicó: cambie su número.`,
    )
}

const asMigrations = (files: MigrationFile[]) =>
  Object.fromEntries(
    files.map(({ name, text, sha256 }) => [
      name,
      {
        up: async (tx: Kysely<unknown>) => {
          await sql.raw(text).execute(tx)
          await sql`INSERT INTO migration_sums (name, sha256) VALUES (${name}, ${sha256})`.execute(tx)
        },
      },
    ]),
  )

export const applyMigrations = async (
  db: Kysely<unknown>,
  files: MigrationFile[],
  { inTransaction = false } = {},
): Promise<string[]> => {
  await createSums(db)
  await refuseMismatch(db, files)
  const provider = { getMigrations: () => Promise.resolve(asMigrations(files)) }
  // By number: Kysely compares times, and after a clock was set back it would refuse for good.
  const migrator = new Migrator({
    db,
    provider,
    allowUnorderedMigrations: true,
    disableTransactions: inTransaction,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (isConnectionLost(error))
    throw new StartError(
      'Se perdió la conexión con la base de datos mientras se actualizaba; quedó como estaba. Inicie de nuevo.',
      { cause: error },
    )
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'desconocida'
    throw new StartError(`No se pudo aplicar la migración ${failed}; la base de datos quedó como estaba.`, {
      cause: error,
    })
  }
  return results.map(({ migrationName }) => migrationName)
}

/** The connection may take the lock again. Of several processes starting at once one works and the others wait. */
export const underStartLock = <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    // The pool's limit of 30 s per statement is lifted: waiting for the lock or filling a column may take longer.
    await sql`SET statement_timeout = 0`.execute(connection)
    await sql`SELECT pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`SELECT pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`
        .execute(connection)
        .catch(() => undefined)
      await sql`RESET statement_timeout`.execute(connection).catch(() => undefined)
    }
  })

/** Whether the lock is seen held through another connection: then both lead to the same database. */
export const isUnderStartLock = (connection: pg.PoolConfig): Promise<boolean> =>
  askServer(connection, async (client) => {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [
      MIGRATION_LOCK,
    ])
    return !onlyRow(rows).free
  })

/** @param connection loses the types of its tables: old migrations use tables that no longer exist @returns names of those applied now */
export const migrateOn = async (connection: Db, folder = FOLDER): Promise<string[]> =>
  applyMigrations(connection as unknown as Kysely<unknown>, await readMigrations(folder))

/** All or none; several processes may call it at once. @throws StartError when an applied migration was edited, is missing or unknown */
export const migrate = (db: Db, folder = FOLDER): Promise<string[]> =>
  underStartLock(db, (connection) => migrateOn(connection, folder))
