import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { createDb, type Db } from '@server/db/database'
import { migrate } from '@server/db/migrate'
import { createPool } from '@server/db/pool'
import { StartError } from '@server/startError'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import { LOADER } from '@test/support/product/loader'

const MIGRATIONS = path.resolve('src/server/db/migrations')
const applied = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -4))
  .sort()

describe('migrate', () => {
  let database: FreshDatabase
  let db: Db
  let folder: string
  beforeEach(async () => {
    database = await freshDatabase()
    db = createDb(createPool(database.connection))
    folder = mkdtempSync(path.join(tmpdir(), 'migraciones-'))
    cpSync(MIGRATIONS, folder, { recursive: true })
  })
  afterEach(async () => {
    await db.destroy()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  const write = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.sql`), text)
  const emptied = async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(db)
    await sql`CREATE SCHEMA public`.execute(db)
  }
  const tables = async () =>
    (
      await sql<{ name: string }>`SELECT relname AS name FROM pg_class WHERE relkind = 'r'
      AND relnamespace = 'public'::regnamespace`.execute(db)
    ).rows.map(({ name }) => name)

  it('applies every file once and in order', async () => {
    await emptied()
    expect(await migrate(db)).toEqual(applied)
    expect(await migrate(db)).toEqual([])
  })

  it('applies what is new, and all of it or nothing', async () => {
    write('9001-one', 'CREATE TABLE one (id int); INSERT INTO one VALUES (1);')
    write('9002-two', 'CREATE TABLE two (id int); SELECT 1 / 0;')
    await expect(migrate(db, folder)).rejects.toThrow(/^No se pudo aplicar la migración 9002-two[^\n]*\.$/)
    expect(await tables()).not.toContain('one')
    write('9002-two', 'CREATE TABLE two (id int);')
    expect(await migrate(db, folder)).toEqual(['9001-one', '9002-two'])
  })

  const refused = async (message: RegExp) => {
    const before = await tables()
    const error = await migrate(db, folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toMatch(message)
    expect(await tables()).toEqual(before)
  }

  it('refuses an applied file that was edited, but not one with other line ends', async () => {
    const [first = ''] = applied
    write('9001-new', 'CREATE TABLE fresh (id int);\nSELECT 1;\n')
    await migrate(db, folder)
    write('9001-new', 'CREATE TABLE fresh (id int);\r\nSELECT 1;\r\n')
    expect(await migrate(db, folder)).toEqual([])
    write('9002-next', 'CREATE TABLE next (id int);')
    write(first, 'SELECT 1;')
    await refused(new RegExp(`^La migración ${first} se cambió después de aplicarse[^\\n]*\\.$`))
  })

  it('says that the connection was lost, and does not blame a file', async () => {
    write('9998-cortada', `CREATE TABLE nueva (); SELECT pg_terminate_backend(pg_backend_pid())`)
    await expect(migrate(db, folder)).rejects.toThrow(/^Se perdió la conexión con la base de datos/)
    expect(await tables()).not.toContain('nueva')
  })

  it('goes on after the clock of the machine was set back between two versions', async () => {
    write('9001-one', 'CREATE TABLE one (id int);')
    await migrate(db, folder)
    await sql`UPDATE kysely_migration SET timestamp = '2015-01-01T00:00:00.000Z' WHERE name = '9001-one'`.execute(
      db,
    )
    write('9002-two', 'CREATE TABLE two (id int);')
    expect(await migrate(db, folder)).toEqual(['9002-two'])
    expect(await migrate(db, folder)).toEqual([])
  })

  it('refuses a database that is newer than the program', async () => {
    write('9001-future', 'CREATE TABLE future (id int);')
    await migrate(db, folder)
    await expect(migrate(db)).rejects.toThrow(/^La base de datos es más nueva que este programa[^\n]*\.$/)
  })

  it('refuses a missing file, a number before the applied ones and a file without a number', async () => {
    const [first = ''] = applied
    rmSync(path.join(folder, `${first}.sql`))
    await refused(/^Falta la migración/)
    cpSync(MIGRATIONS, folder, { recursive: true })
    write('0000-late', 'CREATE TABLE late (id int);')
    await refused(/^La migración 0000-late es anterior/)
    rmSync(path.join(folder, '0000-late.sql'))
    write('nueva', 'SELECT 1;')
    await refused(/^La migración nueva\.sql no lleva un número/)
  })

  it('holds against three processes at once', async () => {
    await emptied()
    const script = path.resolve('test/support/database/migrateOnce.ts')
    const runs = await Promise.all(
      [1, 2, 3].map(() =>
        promisify(execFile)(process.execPath, [...LOADER, script, database.url], {
          cwd: path.resolve(),
        }),
      ),
    )
    const answers = runs.map(({ stdout }) => JSON.parse(stdout) as string[])
    expect(answers.sort((a, b) => b.length - a.length)).toEqual([applied, [], []])
  })
})
