import { sql } from 'kysely'
import type pg from 'pg'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '@server/app'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { readTagStates } from '@server/db/tagChanges'
import { runs, TRY_ALL } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { connectWriters, walkVersions, type Ask, type Given } from './versionsWalk'

let server: TestServer
/** A second process: the same database, nothing else in common. */
let other: { app: FastifyInstance; db: Db }
let writers: pg.Client[]

beforeAll(async () => {
  // Both with the same settings, as processes of one school are.
  server = await startServer({ backups: undefined })
  const db = createDb(createPool(server.connection))
  const { files, clock } = server
  const app = await buildApp({
    db,
    connection: server.connection,
    files,
    now: () => clock.now,
    schoolName: 'Colegio de Prueba',
    timeZone: 'America/Mexico_City',
    secret: 's'.repeat(32),
    sharedSecret: 's'.repeat(32),
  })
  other = { app, db }
  writers = await connectWriters(server.owner)
})
afterAll(async () => {
  for (const writer of writers) await writer.end()
  await other.app.close()
  await other.db.destroy()
  await server.close()
})

const ask = async (app: FastifyInstance, list: string, etag?: string): Promise<Given> => {
  const headers = { authorization: `Bearer ${server.admin.token}`, ...(etag && { 'if-none-match': etag }) }
  const { statusCode, payload, headers: sent } = await app.inject({ url: `/api${list}`, headers })
  return { status: statusCode, text: payload, etag: String(sent['etag']) }
}

const STEPS = runs(TRY_ALL ? 1_000 : 400, 150)

test('nothing changed is said of no list that did, whoever writes, in whichever order they commit', async () => {
  const asking =
    (app: FastifyInstance): Ask =>
    (list, etag) =>
      ask(app, list, etag)
  const unchanged = await walkVersions([asking(server.app), asking(other.app)], writers, STEPS)
  // It happens often, or the walk would prove nothing.
  expect(unchanged).toBeGreaterThan(STEPS / 5)
})

const stands = async (tag: string): Promise<string | undefined> => (await readTagStates(server.db)).get(tag)

test.each<[what: string, changes: boolean, statement: string]>([
  ['a row more', true, `INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('MÁS', 100, 'OTRO')`],
  ['another name', true, `UPDATE concepts SET nombre = 'OTRO' WHERE nombre = 'MÁS'`],
  ['a row less', true, `DELETE FROM concepts WHERE nombre = 'OTRO'`],
  ['no row found', false, `UPDATE concepts SET nombre = 'NADA' WHERE false`],
  ['compaction', false, `SELECT compact_tag_changes()`],
  [
    'what is taken back',
    false,
    `BEGIN; INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('NO', 1, 'OTRO'); ROLLBACK`,
  ],
  [
    'what follows a part that was taken back',
    true,
    `BEGIN; SAVEPOINT s; INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('A', 1, 'OTRO'); ROLLBACK TO s;
     INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('B', 1, 'OTRO'); COMMIT`,
  ],
  [
    'a setting of the connection of the same name',
    true,
    `SET tag_changes.concepts = '1'; DELETE FROM concepts WHERE nombre = 'B'`,
  ],
])('%s: changed %s', async (_what, changes, statement) => {
  const before = await stands('concepts')
  await writers[0]!.query(statement)
  expect((await stands('concepts')) !== before).toBe(changes)
})

test('a row that a foreign key deletes is a change, and so is an emptied table', async () => {
  const { rows } = await writers[0]!.query<{ id: number }>(
    `WITH r AS (INSERT INTO roles (name) VALUES ('BREVE') RETURNING id)
     INSERT INTO role_permissions (role_id, module_id, permission_id) SELECT id, 1, 1 FROM r RETURNING role_id AS id`,
  )
  const before = await stands('role_permissions')
  await writers[0]!.query('DELETE FROM roles WHERE id = $1', [rows[0]!.id])
  const after = await stands('role_permissions')
  expect(after).not.toBe(before)
  await writers[0]!.query('TRUNCATE desk_queue')
  expect(await stands('role_permissions')).toBe(after)
  expect((await readTagStates(server.db)).get('desk_queue')).not.toBe(before)
})

test('of a table that no trigger follows any more the whole list is compared', async () => {
  const followed = await ask(server.app, '/conceptos')
  expect(followed.etag).toContain('.')
  await writers[0]!.query('DROP TRIGGER tag_changes_changed ON concepts')
  // As a migration of another process would: a version of the database that is read anew.
  await sql`INSERT INTO migration_sums (name, sha256) VALUES ('9999-prueba', '')`.execute(server.db)
  const whole = await ask(server.app, '/conceptos', followed.etag)
  expect([whole.status, whole.etag.includes('.')]).toEqual([200, false])
})

test('where the record of changes was emptied the whole list is compared, for good', async () => {
  const { etag } = await ask(server.app, '/auth/roles')
  await writers[0]!.query(`DELETE FROM tag_changes WHERE tag = 'roles'`)
  const whole = await ask(server.app, '/auth/roles', etag)
  expect([whole.status, whole.etag.includes('.')]).toEqual([200, false])
  expect((await ask(server.app, '/auth/roles', whole.etag)).status).toBe(304)
  await writers[0]!.query(`INSERT INTO tag_changes (tag) VALUES ('roles')`)
})

test('compaction leaves one row of each tag, of a new id', async () => {
  const rows = () => sql<{ id: number; tag: string }>`SELECT id, tag FROM tag_changes`.execute(server.db)
  await sql`UPDATE concepts SET nombre = nombre || '.'`.execute(server.db)
  await sql`INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('C' || gen_random_uuid(), 100, 'OTRO')`.execute(
    server.db,
  )
  const [before, standing] = [(await rows()).rows, await readTagStates(server.db)]
  await other.db.transaction().execute((tx) => sql`SELECT compact_tag_changes()`.execute(tx))
  const after = (await rows()).rows
  expect(after).toHaveLength(new Set(before.map(({ tag }) => tag)).size)
  expect(await readTagStates(server.db)).toEqual(standing)
  await expect(sql`DELETE FROM tag_changes`.execute(other.db)).rejects.toThrow(/permission denied/)
})

test('the half hour of signed links is part of a version, and with it the midnight of the school', async () => {
  server.clock.now = new Date('2026-09-16T05:59:00.000Z')
  const user = await server.userWith([['ROLES', 'READ']])
  const { headers } = await user.get('/auth/roles')
  const known = { headers: { 'if-none-match': String(headers['etag']) } }
  expect((await user.get('/auth/roles', known)).status).toBe(304)
  server.clock.now = new Date('2026-09-16T06:00:00.000Z')
  expect((await user.get('/auth/roles', known)).status).toBe(200)
})

test('what one user was answered is no version for another', async () => {
  const { etag } = await ask(server.app, '/auth/roles')
  const clerk = await server.userWith([['ROLES', 'READ']])
  expect((await clerk.get('/auth/roles', { headers: { 'if-none-match': etag } })).status).toBe(200)
})
