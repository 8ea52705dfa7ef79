import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { applyMigrations, FOLDER, MIGRATION_LOCK, readMigrations, type MigrationFile } from '../db/migrate'
import type { Contents } from '../files/contents'
import { StartError } from '../startError'
import { withClient } from '../db/withClient'
import type { ArchivedTable, ArchiveHeader } from './archive'
import { archivedTables, prepareSession, quoteName, sumOf } from './tables'
import { verifyBackup, type VerifiedArchive } from './verifyBackup'

interface RestoreOptions {
  connection: pg.PoolConfig
  contents: Pick<Contents, 'restore'>
  file: string
  passphrase: string | undefined
}

/** @throws StartError when the archive has a migration that this program does not know or knows with other contents */
export const migrationsOf = async (
  { migrations }: Pick<ArchiveHeader, 'migrations'>,
  folder = FOLDER,
): Promise<{ had: MigrationFile[]; known: MigrationFile[] }> => {
  const own = await readMigrations(folder)
  const had = migrations.map(({ name, sha256 }) => {
    const file = own.find((each) => each.name === name)
    if (!file)
      throw new StartError(
        `El respaldo es de una versión más nueva del programa (tiene la migración ${name}): instale la más reciente.`,
      )
    if (file.sha256 !== sha256)
      throw new StartError(`El respaldo es de otra edición del programa: su migración ${name} es distinta.`)
    return file
  })
  return { had, known: own }
}

/** A single connection, so that migrations run in our transaction; lent as one of a pool, of which Kysely calls these two methods. */
const overOne = (client: pg.Client): Kysely<unknown> => {
  const lent = Object.assign(client, { release: () => undefined }) as unknown as PostgresPoolClient
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => undefined } }),
  })
}

const refuseFilled = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S') LIMIT 1`,
  )
  if (rowCount)
    throw new StartError('La base de datos ya tiene datos: un respaldo se restaura solo en una vacía.')
}

interface Guard {
  table: string
  name: string
  state: string
}

/** Switches off the triggers: they check rules across tables, which fail on a half-loaded school. @returns switches them on again */
const guardsOff = async (client: pg.Client): Promise<() => Promise<void>> => {
  const { rows } = await client.query<Guard>(
    `SELECT c.relname AS table, t.tgname AS name, t.tgenabled AS state FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal AND t.tgenabled <> 'D'`,
  )
  const set = async (verb: (guard: Guard) => string) => {
    for (const guard of rows)
      await client.query(
        `ALTER TABLE ${quoteName(guard.table)} ${verb(guard)} TRIGGER ${quoteName(guard.name)}`,
      )
  }
  const MODES: Record<string, string> = { O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA' }
  await set(() => 'DISABLE')
  return () => set(({ state }) => MODES[state] as string)
}

const insertRows = (client: pg.Client, { name, columns }: ArchivedTable, lines: string) => {
  const list = columns.map(quoteName).join(', ')
  return client.query(
    `INSERT INTO ${quoteName(name)} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM json_populate_recordset(NULL::${quoteName(name)}, $1::json)`,
    [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
  )
}

/** The header must list exactly the tables and columns that these migrations create. */
const refuseOther = (archived: readonly ArchivedTable[], own: readonly ArchivedTable[]): void => {
  const textOf = (tables: readonly ArchivedTable[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, ...columns]).sort())
  if (textOf(archived) !== textOf(own))
    throw new StartError('El respaldo tiene otras tablas que este programa: no se puede restaurar.')
}

const compareTables = async (client: pg.Client, { header, end }: VerifiedArchive): Promise<void> => {
  for (const table of header.tables) {
    const restored = JSON.stringify({ name: table.name, ...(await sumOf(client, table)) })
    if (restored !== JSON.stringify(end.tables.find(({ name }) => name === table.name)))
      throw new Error(`the table ${table.name} is not what the archive says`)
  }
}

const load = async (
  client: pg.Client,
  { contents, file, passphrase }: RestoreOptions,
): Promise<VerifiedArchive> => {
  const db = overOne(client)
  let migrations: MigrationFile[] = []
  let guardsOn = async (): Promise<void> => undefined
  const archive = await verifyBackup(file, passphrase, {
    header: async (header) => {
      const ofArchive = await migrationsOf(header)
      migrations = ofArchive.known
      await applyMigrations(db, ofArchive.had, { inTransaction: true })
      const tables = await archivedTables(client)
      refuseOther(header.tables, tables)
      guardsOn = await guardsOff(client)
      // Migrations insert rows of their own, such as the counter of folios; the archive's replace them.
      await client.query(`TRUNCATE ${tables.map(({ name }) => quoteName(name)).join(', ')} CASCADE`)
    },
    rows: async (table, lines) => void (await insertRows(client, table, lines)),
    file: (sha256, content) => contents.restore(sha256, content),
  })
  for (const { name, last } of archive.end.sequences)
    if (last !== null) await client.query('SELECT setval($1::regclass, $2)', [quoteName(name), last])
  // A table with pending checks cannot be altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  await guardsOn()
  await client.query('SET CONSTRAINTS ALL DEFERRED')
  await compareTables(client, archive)
  await applyMigrations(db, migrations, { inTransaction: true })
  return archive
}

/** The database is all or nothing; files left by a failed restore are unreferenced and harmless. @throws StartError */
export const restoreBackup = (options: RestoreOptions): Promise<VerifiedArchive> =>
  withClient(
    { ...options.connection, keepAlive: true, application_name: 'escuela restaurar' },
    async (client) => {
      await prepareSession(client)
      // If the product starts on this database meanwhile, it waits here and then finds the school.
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
      await client.query('BEGIN')
      await refuseFilled(client)
      const archive = await load(client, options)
      await client.query('COMMIT')
      return archive
    },
  )
