import { sql } from 'kysely'
import type { DiskSpace } from '@contract/system/system.schemas'
import { createDisk } from '@server/disk'
import { aCycle } from '@test/support/builders'
import { aPng } from '@test/support/fixtures/pictures'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type TestServer } from '@test/support/server/harness'

const FULL =
  'El disco del servidor está lleno: no se guarda nada hasta que haya espacio. Avisa a quien administra el servidor.'
let server: TestServer
let space: DiskSpace = 'BIEN'
let full = 0
beforeAll(async () => {
  server = await startServer({
    disk: { space: async () => space, free: async () => 1, noteFull: () => void full++ },
  })
})
beforeEach(async () => {
  space = 'BIEN'
  full = 0
  // A look is good for half a second.
  await new Promise((resolve) => setTimeout(resolve, 600))
})
afterAll(() => server.close())

const health = () => server.anonymous.get('/health')

test.each(['BIEN', 'POCO'] as const)('with a disk that is %s it is well', async (disco) => {
  space = disco
  const version = expect.stringMatching(/^\d+\./) as string
  expect(await health()).toMatchObject({ status: 200, body: { ok: true, base: true, disco, version } })
})

test('a full disk is 503 in Spanish, and the database answers', async () => {
  space = 'LLENO'
  const { status, body } = await health()
  expect([status, body]).toEqual([
    503,
    { ok: false, message: FULL, base: true, disco: 'LLENO', version: expect.any(String) },
  ])
})

test('a database that does not answer is 503 in Spanish, within seconds', async () => {
  await server.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`.execute(tx)
    // All of its connections wait for the lock: a token of its own each, since calls of one share the question whose it is.
    const busy = Promise.all(
      Array.from({ length: 10 }, (_, at) => server.as(`nadie-${at}`).get('/ciclo/all')),
    )
    busy.catch(() => undefined)
    await someoneWaits(server.db, 10)
    const { status, body } = await health()
    expect([status, body.ok, body.base, body.message]).toEqual([
      ...[503, false, false, 'La base de datos no responde. Intenta de nuevo en un momento.'],
    ])
  })
})

test.each([
  ['the database has no room', () => Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the system has no room', () => Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('%s for a file: 507 in Spanish', async (_case, error) => {
  const prepare = server.files.prepare
  server.files.prepare = () => Promise.reject(error())
  const file = { name: 'a.png', content: await aPng() }
  const { status, body } = await server.admin.form('POST', '/actividades', {}, [file])
  server.files.prepare = prepare
  expect([status, body, full]).toEqual([507, { ok: false, message: FULL }, 1])
})

test('the database has no room for a row: 507, and nothing is half done', async () => {
  await sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(server.db)
  await sql`CREATE TRIGGER no_room AFTER INSERT ON cycles EXECUTE FUNCTION no_room()`.execute(server.db)
  const refused = await server.admin.post('/ciclo', aCycle(), { key: 'uno' })
  expect([refused.status, refused.body, full]).toEqual([507, { ok: false, message: FULL }, 1])
  await sql`DROP TRIGGER no_room ON cycles`.execute(server.db)
  const { status } = await server.admin.post('/ciclo', aCycle(), { key: 'uno' })
  expect(status).toBe(200)
  expect((await server.admin.get('/ciclo/all')).body.ciclos).toHaveLength(1)
})

test('the disk of a folder is looked at, and a write that failed is believed', async () => {
  const disk = createDisk([server.folder, '/no/hay/tal'])
  expect(await disk.free()).toBeGreaterThan(0)
  expect(['BIEN', 'POCO']).toContain(await disk.space())
  disk.noteFull()
  expect(await disk.space()).toBe('LLENO')
  expect(await createDisk([]).space()).toBe('BIEN')
})
