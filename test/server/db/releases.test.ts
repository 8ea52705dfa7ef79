import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { createDb, type Db } from '@server/db/database'
import { applyMigrations, FOLDER, readMigrations, type MigrationFile } from '@server/db/migrate'
import { createPatientPool } from '@server/db/pool'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { emptyDatabase } from '@test/support/database/emptyDatabase'
import { freshDatabase } from '@test/support/database/fresh'
import { schemaOf } from '@test/support/database/schema'

/**
 * The last migration of each state of the project that a school may have run, as its history has them. States between these had a
 * migration that was changed or numbered before another was merged: such a database is refused by name and stays as it is.
 */
const RELEASES = [
  ...['0008', '0009', '0015', '0016', '0017', '0018', '0019', '0025', '0033', '0035', '0036', '0038'],
  ...['0039', '0040', '0045', '0050', '0051', '0060', '0061', '0062', '0063', '0067', '0068', '0069'],
  ...['0073', '0074', '0075', '0077', '0078', '0082', '0083', '0087'],
]
const support = (name: string) => readFileSync(path.resolve('test/support/database', name), 'utf8')
/** Version 0008 had these tables, and no receipts: of the school of 0015 what it can take. */
const IN_0008 =
  /^INSERT INTO (roles|role_permissions|users|sessions|login_failures|cycles|cycle_months|parents|groups|notices|questionnaires|questions|question_answers)\b/
const EARLY = support('school0015.sql')
  .split(/;\n/)
  .map((statement) => statement.replace(/^(--.*\n)+/, '').trim())
  .filter((statement) => IN_0008.test(statement))
  .join(';\n')
const SCHOOLS: [first: string, school: string][] = [
  ['0008', EARLY],
  ['0015', support('school0015.sql')],
  ['0045', support('school0045.sql')],
]

let files: MigrationFile[]
let fresh: string[]
beforeAll(async () => {
  files = await readMigrations(FOLDER)
  const database = await freshDatabase()
  const db = createDb(createPatientPool(database.connection))
  fresh = await schemaOf(db)
  await db.destroy()
  await database.drop()
})

/** Of each table its rows, each column's values apart: of chance are those of a time or a token made by a migration. */
type Content = Map<string, string>
const contentOf = async (db: Db): Promise<Content> => {
  const content: Content = new Map()
  const { rows: columns } = await sql<{ place: string; name: string }>`
    SELECT c.relname AS place, a.attname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND c.relname !~ '^(kysely_|migration_)'`.execute(db)
  for (const { place, name } of columns) {
    const { rows } = await sql<{ all: string | null }>`
      SELECT string_agg(to_jsonb(${sql.ref(name)})::text, ',' ORDER BY ${sql.ref(name)}::text) AS all FROM ${sql.table(place)}`.execute(
      db,
    )
    content.set(`${place}.${name}`, rows[0]?.all ?? '')
  }
  return content
}

const upTo = (release: string) => files.filter(({ name }) => name.slice(0, 4) <= release)
const step = (db: Db, release: string) => applyMigrations(db as unknown as Kysely<unknown>, upTo(release))

/** Upgrades to this version, looks, and takes it back: the database stays a release of its own. */
const lookUpgraded = <T>(db: Db, look: (upgraded: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (held) => {
    await sql`BEGIN`.execute(held)
    try {
      await applyMigrations(held as unknown as Kysely<unknown>, files, { inTransaction: true })
      return await look(held)
    } finally {
      await sql`ROLLBACK`.execute(held)
    }
  })

test.each(SCHOOLS)(
  'a school of version %s, upgraded from each release since, has the schema of a new one and the rows of whoever upgraded at once',
  async (first, school) => {
    const database = await emptyDatabase()
    const { db } = database
    try {
      await step(db, first)
      await sql.raw(school).execute(db)
      const once = await lookUpgraded(db, contentOf)
      const twice = await lookUpgraded(db, contentOf)
      const sure = [...once.keys()].filter((key) => once.get(key) === twice.get(key))
      expect(sure.filter((key) => once.get(key) !== '').length).toBeGreaterThan(30)
      for (const release of RELEASES.filter((each) => each >= first)) {
        await step(db, release)
        const { schema, content, faults } = await lookUpgraded(db, async (tx) => ({
          schema: await schemaOf(tx),
          content: await contentOf(tx),
          faults: await ledgerFaults(tx),
        }))
        expect([release, schema]).toEqual([release, fresh])
        expect([release, sure.filter((key) => content.get(key) !== once.get(key))]).toEqual([release, []])
        expect([release, faults]).toEqual([release, []])
      }
    } finally {
      await database.end()
    }
  },
  300_000,
)
