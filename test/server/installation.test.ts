import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '@server/config'
import { createDb } from '@server/db/database'
import type { OpenedDatabase } from '@server/db/open'
import { createPool } from '@server/db/pool'
import { install, type Installation } from '@server/installation'
import { emptyDatabase } from '@test/support/database/emptyDatabase'

const SECRET = 'y'.repeat(40)
const dataDir = mkdtempSync(path.join(tmpdir(), 'instalacion-'))
const file = path.join(dataDir, 'session-secret')
let database: Awaited<ReturnType<typeof emptyDatabase>>

beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(async () => {
  await database.end()
  await Promise.resolve(rmSync(file, { recursive: true, force: true }))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const opened = (): OpenedDatabase => ({
  kind: 'server',
  folder: null,
  connection: { connectionString: database.url },
  owner: { connectionString: database.url },
  direct: null,
  stop: () => Promise.resolve(),
})
const run = (env: Record<string, string> = {}): Promise<Installation> =>
  install(opened(), readConfig({ DATA_DIR: dataDir, ...env }), () => undefined)

const asApplication = async <T>(
  { connection }: Installation,
  work: (db: ReturnType<typeof createDb>) => Promise<T>,
): Promise<T> => {
  const db = createDb(createPool(connection))
  return work(db).finally(() => db.destroy())
}

describe('several processes that start on one empty database at once', () => {
  it('make one first user, told by one of them, and share one secret', async () => {
    const made = await Promise.all([run(), run(), run(), run()])
    expect(made.filter(({ firstUser }) => firstUser)).toHaveLength(1)
    expect(new Set(made.map(({ sharedSecret }) => sharedSecret)).size).toBe(1)
    expect(made[0]?.sharedSecret.length).toBeGreaterThanOrEqual(32)
    const users = await database.db.selectFrom('users').select('name').execute()
    expect(users).toEqual([{ name: 'admin' }])
  })
})

describe('the shared secret', () => {
  it('is that of SESSION_SECRET the first time, and stays whatever another process is given', async () => {
    expect((await run({ SESSION_SECRET: SECRET })).sharedSecret).toBe(SECRET)
    expect((await run({ SESSION_SECRET: 'z'.repeat(40) })).sharedSecret).toBe(SECRET)
    expect((await run()).sharedSecret).toBe(SECRET)
  })

  it('is the one an earlier version kept in DATA_DIR, closed to others', async () => {
    writeFileSync(file, `${SECRET}\n`, { mode: 0o644 })
    expect((await run()).sharedSecret).toBe(SECRET)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is made anew where that file is empty', async () => {
    writeFileSync(file, '\n')
    expect((await run()).sharedSecret.length).toBeGreaterThanOrEqual(32)
  })

  it('is refused in one sentence when it is too short or cannot be read, and nothing is made', async () => {
    writeFileSync(file, 'abc\n')
    await expect(run()).rejects.toThrow(
      /^El secreto de .+session-secret es demasiado corto \(3 caracteres, se piden 32\): [^\n]+\.$/,
    )
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([])
    rmSync(file)
    mkdirSync(file)
    await expect(run()).rejects.toThrow(/^No se puede leer .+session-secret: [^\n]+\.$/)
  })
})

describe("the application's role", () => {
  it('works on rows, and can neither take back what moved money nor switch its guards off', async () => {
    const installed = await run()
    await asApplication(installed, async (db) => {
      await db.insertInto('roles').values({ name: 'CAJA' }).execute()
      await db.deleteFrom('roles').where('name', '=', 'CAJA').execute()
      const forbidden = [
        'DELETE FROM payments',
        'UPDATE payment_lines SET monto_centavos = 1',
        'TRUNCATE payments CASCADE',
        'ALTER TABLE payments DISABLE TRIGGER payments_append_only',
        "SET session_replication_role = 'replica'",
        'DROP TABLE payment_lines',
        "UPDATE installation SET secret = repeat('x', 40)",
        'DELETE FROM migration_sums',
        'CREATE TABLE mine (id int)',
        'SET ROLE postgres',
      ]
      for (const statement of forbidden)
        await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({
          code: expect.stringMatching(/^(42501|22023)$/) as string,
        })
    })
  })

  it('may delete from no table whose triggers forbid it', async () => {
    const installed = await run()
    const { rows } = await asApplication(installed, (db) =>
      sql<{ name: string }>`
        SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE NOT t.tgisinternal AND t.tgtype & 8 <> 0 AND t.tgtype & 2 <> 0 AND p.prosrc ~ 'RAISE EXCEPTION'
          AND has_table_privilege(c.oid, 'DELETE')`.execute(db),
    )
    expect(rows).toEqual([])
  })

  it('may take an opening back and shorten the record of changes, which only these functions may; no other role may', async () => {
    const installed = await run()
    const { rows } = await asApplication(installed, (db) =>
      sql<{ name: string; own: boolean; others: boolean }>`
        SELECT proname AS name, has_function_privilege(p.oid, 'EXECUTE') AS own, has_function_privilege('public', p.oid, 'EXECUTE') AS others
        FROM pg_proc p WHERE p.prosecdef AND p.prorettype <> 'trigger'::regtype AND p.pronamespace = 'public'::regnamespace
        ORDER BY proname`.execute(db),
    )
    expect(rows).toEqual([
      { name: 'compact_tag_changes', own: true, others: false },
      { name: 'undo_opening', own: true, others: false },
    ])
  })

  it('is the same for the next start, and another process signs in with it', async () => {
    const [first, second] = [await run(), await run()]
    expect(second.connection).toEqual(first.connection)
    expect(second.connection).not.toEqual(opened().connection)
  })
})
