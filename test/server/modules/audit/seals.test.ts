import { sql } from 'kysely'
import { keepHouse } from '@server/background/housekeeping'
import { sealDays, sealFaults } from '@server/modules/audit/seals'
import { startServer, type TestServer } from '@test/support/server/harness'

const ZONE = 'America/Mexico_City'
let server: TestServer
beforeAll(async () => {
  server = await startServer()
  // Three days with writes.
  for (const day of ['2026-09-15', '2026-09-16', '2026-09-18']) {
    server.clock.now = new Date(`${day}T16:00:00.000Z`)
    const caller = await server.signIn('directora', 'Direccion#2026')
    await caller.post('/departamento/new', { nombre: `DEPARTAMENTO ${day}` })
  }
  for (const name of ['entries', 'values'])
    await sql.raw(`CREATE TABLE kept_${name} AS TABLE audit_${name}`).execute(server.db)
})
afterAll(() => server.close())
/** Each test begins with those days, unsealed: a server for each took most of this file's time. */
beforeEach(() =>
  byHand(`TRUNCATE audit_entries, audit_values, audit_seals, audit_seal_counter;
    INSERT INTO audit_entries OVERRIDING SYSTEM VALUE SELECT * FROM kept_entries;
    INSERT INTO audit_values SELECT * FROM kept_values`),
)

const seal = (at = '2026-09-19T10:00:00.000Z') => sealDays(server.db, ZONE, new Date(at))
const faults = (zone = ZONE) => sealFaults(server.db, zone)
/** What somebody with the database in hand can do. */
const byHand = (change: string) =>
  server.db.transaction().execute(async (tx) => {
    const tables = ['audit_entries', 'audit_values', 'audit_seals', 'audit_seal_counter']
    for (const table of tables) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER ALL`.execute(tx)
    await sql.raw(change).execute(tx)
    for (const table of tables) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER ALL`.execute(tx)
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

test('a seal that was replaced by one that fits its day does not fit the next one', async () => {
  await seal()
  await byHand(`CREATE TABLE kept_seals AS TABLE audit_seals;
    DELETE FROM audit_entries WHERE at::date = '2026-09-15' AND tipo = 'SESION';
    TRUNCATE audit_seals, audit_seal_counter`)
  // Only the first day is over.
  expect(await seal('2026-09-16T10:00:00.000Z')).toHaveLength(1)
  await byHand(`INSERT INTO audit_seals SELECT * FROM kept_seals WHERE day > '2026-09-15';
    UPDATE audit_seal_counter SET last_day = '2026-09-18';
    DROP TABLE kept_seals`)
  expect(await faults()).toEqual([
    expect.stringMatching(/^La bitácora del 16\/09\/2026 no es la que se selló/),
  ])
})

test('a program that ends waits for the seal it is making, and the next start goes on', async () => {
  const warn = jest.fn()
  const { app, clock, db, files } = server
  clock.now = new Date('2026-09-19T10:00:00.000Z')
  const log = Object.assign(Object.create(app.log) as typeof app.log, { warn })
  const stop = keepHouse({ db, files, now: () => clock.now, timeZone: ZONE, log })
  await stop()
  const made = await db.selectFrom('audit_seals').select('day').execute()
  expect(made.length).toBeLessThan(2)
  expect(await seal()).toHaveLength(4 - made.length)
  expect(warn).not.toHaveBeenCalled()
})

test('emptying what identifies a person breaks no seal', async () => {
  await seal()
  await server.db.updateTable('audit_values').set({ nombre: null, valores: null }).execute()
  expect(await faults()).toEqual([])
})

test('a row that is inserted before the first sealed day is told with it', async () => {
  await seal()
  await byHand(
    `INSERT INTO audit_entries (at, modulo, accion, tipo, record_id, cambios) VALUES ('2026-01-08T12:00Z', 'ROLES', 'CREATE', 'ROL', 1, '[]')`,
  )
  expect(await faults()).toEqual([
    expect.stringMatching(/^La bitácora del 15\/09\/2026 no es la que se selló/),
  ])
})

test.each([
  ['the last ones', `DELETE FROM audit_seals WHERE day >= '2026-09-17'`, '17/09/2026'],
  ['one between', `DELETE FROM audit_seals WHERE day = '2026-09-16'`, '16/09/2026'],
  ['all', 'DELETE FROM audit_seals', '15/09/2026'],
])(
  'of seals that were removed, %s, the first is told, and no later night makes it again',
  async (_what, change, day) => {
    await seal()
    await byHand(change)
    await byHand(`DELETE FROM audit_entries WHERE at::date = '2026-09-18' AND tipo = 'SESION'`)
    const told = [`La bitácora no tiene el sello del ${day}: alguien lo quitó.`]
    expect(await faults()).toEqual(told)
    expect((await seal('2026-09-20T10:00:00.000Z')).map((made) => made.day)).toEqual(['2026-09-19'])
    expect(await faults()).toEqual(told)
  },
)

test.each([
  ['east', 'Europe/Madrid'],
  ['west', 'America/Tijuana'],
])(
  'another SCHOOL_TIME_ZONE, further %s, breaks no seal, and later days are sealed in it',
  async (_where, zone) => {
    // At 0:30 where the school was: of another day further west.
    server.clock.now = new Date('2026-09-19T06:30:00.000Z')
    await server.signIn('directora', 'Direccion#2026')
    await seal()
    expect(await faults(zone)).toEqual([])
    await sealDays(server.db, zone, new Date('2026-09-20T20:00:00.000Z'))
    expect(await faults(zone)).toEqual([])
    expect(await faults()).toEqual([])
    await byHand(`DELETE FROM audit_entries WHERE at = '2026-09-19T06:30Z'`)
    expect(await faults(zone)).toEqual([expect.stringMatching(/^La bitácora del 19\/09\/2026/)])
  },
)

test.each([
  ['a seal is changed', `UPDATE audit_seals SET entries = 0`],
  ['a seal is removed', `DELETE FROM audit_seals WHERE day = '2026-09-18'`],
  ['the last sealed day is set back', `UPDATE audit_seal_counter SET last_day = '2026-09-15'`],
  ['the sealed days are forgotten', 'DELETE FROM audit_seal_counter'],
])('%s: the database refuses it', async (_what, change) => {
  await seal()
  await expect(sql.raw(change).execute(server.db)).rejects.toMatchObject({ code: '23001' })
  expect(await faults()).toEqual([])
})
