import { openOffice } from '@test/support/server/office'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'

let server: TestServer
let director: Caller
beforeAll(async () => {
  server = await startServer()
  director = await server.userWith([['USUARIOS', 'READ']])
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('backups').execute())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * DAY_MS)
const last = async () => {
  const { status, body } = await director.get('/respaldos/ultimo')
  expect(status).toBe(200)
  return body
}
const record = (made_at: Date, over: { nightly?: boolean; problem?: string } = {}) =>
  server.db
    .insertInto('backups')
    .values({
      made_at,
      nightly: over.nightly ?? true,
      problem: over.problem ?? null,
      file: 'respaldo-2026-09-15-030000.tar',
      bytes: over.problem ? null : 5_000_000,
      encrypted: false,
    })
    .execute()
const openedDaysAgo = (days: number) =>
  server.db
    .updateTable('users')
    .set({ created_at: daysAgo(days) })
    .execute()

it('a school of a few days without one is not late, an older one is', async () => {
  await openedDaysAgo(3)
  expect(await last()).toEqual({ ok: true, respaldo: null, atrasado: false, fallo: null })
  await openedDaysAgo(8)
  expect(await last()).toEqual({ ok: true, respaldo: null, atrasado: true, fallo: null })
})

it('the newest one, by hand or by night, counts', async () => {
  await record(daysAgo(9))
  expect(await last()).toMatchObject({ respaldo: { automatico: true }, atrasado: true })
  await record(daysAgo(6), { nightly: false })
  expect(await last()).toEqual({
    ok: true,
    respaldo: { fecha: daysAgo(6).toISOString(), automatico: false, cifrado: false, bytes: 5_000_000 },
    atrasado: false,
    fallo: null,
  })
})

it('a failure is told until one is made after it', async () => {
  await record(daysAgo(2))
  await record(daysAgo(1), { problem: 'El respaldo no cabe en el disco.' })
  expect(await last()).toMatchObject({ atrasado: false, fallo: 'El respaldo no cabe en el disco.' })
  await record(daysAgo(0.5))
  expect(await last()).toMatchObject({ fallo: null })
})

it('tells of a clock that was set back behind the newest payment, and no more once it is right', async () => {
  const office = openOffice(server)
  const [pupil] = (await office.addPupils(1)) as [number]
  const { pago } = (await office.pay(await office.addCharge(await office.addCycle(), pupil, 100))).body
  expect(await last()).not.toHaveProperty('reloj_atrasado')
  const right = server.clock.now
  server.clock.now = new Date(right.getTime() - 3 * 60_000)
  expect((await last()).reloj_atrasado).toEqual({ folio: pago.folio, fecha: right.toISOString() })
  server.clock.now = right
  expect(await last()).not.toHaveProperty('reloj_atrasado')
})
