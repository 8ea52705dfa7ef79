import { sql } from 'kysely'
import { sealDays, sealFaults } from '@server/modules/audit/seals'
import { startServer, type TestServer } from '@test/support/server/harness'

const ZONE = 'America/Mexico_City'
let server: TestServer
beforeEach(async () => {
  server = await startServer()
  // Three days with writes.
  for (const day of ['2026-09-15', '2026-09-16', '2026-09-18']) {
    server.clock.now = new Date(`${day}T16:00:00.000Z`)
    const caller = await server.signIn('directora', 'Direccion#2026')
    await caller.post('/departamento/new', { nombre: `DEPARTAMENTO ${day}` })
  }
})
afterEach(() => server.close())

const seal = (at = '2026-09-19T10:00:00.000Z') => sealDays(server.db, ZONE, new Date(at))
const faults = () => sealFaults(server.db, ZONE)
/** What somebody with the database in hand can do. */
const byHand = (change: string) =>
  server.db.transaction().execute(async (tx) => {
    await sql`ALTER TABLE audit_entries DISABLE TRIGGER ALL`.execute(tx)
    await sql`ALTER TABLE audit_values DISABLE TRIGGER ALL`.execute(tx)
    await sql.raw(change).execute(tx)
    await sql`ALTER TABLE audit_entries ENABLE TRIGGER ALL`.execute(tx)
    await sql`ALTER TABLE audit_values ENABLE TRIGGER ALL`.execute(tx)
  })

test('each day that is over is sealed once, days without rows too; today is not', async () => {
  const made = await seal('2026-09-18T20:00:00.000Z')
  expect(made.map(({ day }) => day)).toEqual(['2026-09-15', '2026-09-16', '2026-09-17'])
  expect(made[2]?.entries).toBe(0)
  expect(await seal('2026-09-18T20:00:00.000Z')).toEqual([])
  expect((await seal()).map(({ day }) => day)).toEqual(['2026-09-18'])
  expect(await faults()).toEqual([])
})

test.each([
  [
    'altered',
    `UPDATE audit_entries SET record_id = record_id + 1 WHERE at::date = '2026-09-16' AND tipo = 'SESION'`,
  ],
  ['removed', `DELETE FROM audit_entries WHERE at::date = '2026-09-16' AND tipo = 'SESION'`],
  [
    'inserted',
    `INSERT INTO audit_entries (at, modulo, accion, tipo, record_id, cambios) VALUES ('2026-09-16T12:00Z', 'ROLES', 'CREATE', 'ROL', 1, '[]')`,
  ],
])('a row that was %s by hand is told with its day', async (_what, change) => {
  await seal()
  await byHand(change)
  expect(await faults()).toEqual([
    expect.stringMatching(/^La bitácora del 16\/09\/2026 no es la que se selló/),
  ])
})

test('a seal that was replaced does not fit the next one', async () => {
  await seal()
  await byHand(`DELETE FROM audit_entries WHERE at::date = '2026-09-15' AND tipo = 'SESION'`)
  const { digest } = await server.db
    .selectFrom('audit_seals')
    .select('digest')
    .where('day', '=', '2026-09-16')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('audit_seals').set({ digest }).where('day', '=', '2026-09-15').execute()
  expect(await faults()).toHaveLength(1)
})

test('emptying what identifies a person breaks no seal', async () => {
  await seal()
  await server.db.updateTable('audit_values').set({ nombre: null, valores: null }).execute()
  expect(await faults()).toEqual([])
})
