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
  ...['0073', '0074', '0075', '0077', '0078', '0082', '0083', '0087', '0090', '0091', '0092'],
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
  ['0062', support('school0062.sql')],
  ['0078', support('school0078.sql')],
  ['0087', support('school0087.sql')],
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

/** What a migration makes of the moment or by chance; all else must be the same. */
const BY_CHANCE = [
  'document_kinds.created_at',
  'reminder_rules.created_at',
  'setup_skips.created_at',
  'students.card_token',
  'tag_changes.mark',
]
/** 0091 follows the tables in the order that the catalogue has them. */
const BY_PLACE = 'tag_changes.id'

type Rows = readonly Record<string, unknown>[]
/** Of each table its rows. */
type Content = ReadonlyMap<string, Rows>
const contentOf = async (db: Db): Promise<Content> => {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname !~ '^(kysely_|migration_)'`.execute(db)
  const each = tables.map(
    ({ name }) =>
      sql`SELECT ${name} AS name, coalesce(jsonb_agg(to_jsonb(t)), '[]') AS rows FROM ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; rows: Rows }>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return new Map(rows.map((table) => [table.name, table.rows]))
}

const sorted = (values: readonly unknown[]): string =>
  values
    .map((each) => JSON.stringify(each))
    .sort()
    .join()

/** Columns by 'table.column' that two upgrades of one database fill otherwise: a time or a token that a migration makes. */
const byChance = (one: Content, other: Content): ReadonlySet<string> =>
  new Set(
    [...one].flatMap(([table, rows]) =>
      Object.keys(rows[0] ?? {})
        .filter((column) => {
          const [here, there] = [rows, other.get(table) ?? []].map((some) =>
            sorted(some.map((row) => row[column])),
          )
          return here !== there
        })
        .map((column) => `${table}.${column}`),
    ),
  )

/** Whole rows, but for what is of chance: two values that changed places are a difference. */
const tellable = (content: Content, chance: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    [...content].map(([table, rows]) => [
      table,
      sorted(rows.map((row) => Object.entries(row).filter(([column]) => !chance.has(`${table}.${column}`)))),
    ]),
  )

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

/** Each release is reached by the newest school that an older one kept: that one has rows in most of the tables it knew. */
const reachedBy = SCHOOLS.map(([first, school], at) => {
  const next = SCHOOLS[at + 1]?.[0] ?? '9999'
  return [first, school, RELEASES.filter((each) => each >= first && each < next)] as const
})

test.each(reachedBy)(
  'a school of version %s, upgraded from each release since, has the schema of a new one and the rows of whoever upgraded at once',
  async (first, school, releases) => {
    const database = await emptyDatabase()
    const { db } = database
    try {
      await step(db, first)
      await sql.raw(school).execute(db)
      const once = await lookUpgraded(db, contentOf)
      const chance = new Set([...byChance(once, await lookUpgraded(db, contentOf)), BY_PLACE])
      const said = tellable(once, chance)
      expect([...chance].filter((column) => ![...BY_CHANCE, BY_PLACE].includes(column))).toEqual([])
      expect([...once.values()].filter((rows) => rows.length > 0).length).toBeGreaterThan(20)
      for (const release of releases) {
        await step(db, release)
        const { schema, content, faults } = await lookUpgraded(db, async (tx) => ({
          schema: await schemaOf(tx),
          content: tellable(await contentOf(tx), chance),
          faults: await ledgerFaults(tx),
        }))
        expect([release, schema]).toEqual([release, fresh])
        const other = [...said.keys()].filter((table) => content.get(table) !== said.get(table))
        expect([release, other]).toEqual([release, []])
        expect([release, faults]).toEqual([release, []])
      }
    } finally {
      await database.end()
    }
  },
  600_000,
)
