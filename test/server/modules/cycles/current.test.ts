import { aCycle } from '@test/support/builders'
import { callOn } from '@test/support/server/callOn'
import { SCHOOL_DAY, startServer, type TestServer } from '@test/support/server/harness'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = new Date(SCHOOL_DAY)
  await server.db.deleteFrom('cycles').execute()
})

const register = async (nombre: string, fecha_inicio: string, fecha_fin: string) =>
  (await server.admin.post('/ciclo', aCycle({ nombre, fecha_inicio, fecha_fin }))).body.ciclo
const current = async () => (await server.admin.get('/ciclo/actual')).body

/** The service as the other modules use it: the whole server would need a fresh session for each far day. */
const nameOn = async (today: string) =>
  (await server.services.cycles.getCurrent(callOn(server, server.db, today)))?.name ?? null

describe('the current cycle', () => {
  it('is null without any', async () => {
    expect(await current()).toEqual({ ok: true, ciclo: null })
    expect(await server.services.cycles.currentId(callOn(server, server.db))).toBeNull()
  })

  it('is the one that holds the day, else the next to start, else none', async () => {
    await register('2025-2026', '2025-09-01', '2026-06-30')
    await register('2027-2028', '2027-09-01', '2028-06-30')
    await register('2026-2027', '2026-09-01', '2027-06-30')
    expect(await nameOn('2026-06-30')).toBe('2025-2026')
    expect(await nameOn('2026-07-01')).toBe('2026-2027')
    expect(await nameOn('2026-09-01')).toBe('2026-2027')
    expect(await nameOn('2027-07-15')).toBe('2027-2028')
    expect(await nameOn('2028-06-30')).toBe('2027-2028')
    expect(await nameOn('2028-07-01')).toBeNull()
  })

  it('is told by the day in Mexico City, not by that of the machine', async () => {
    await register('2025-2026', '2025-09-01', '2026-09-15')
    await register('2026-2027', '2026-09-16', '2027-06-30')
    server.clock.now = new Date('2026-09-16T05:59:00.000Z')
    const admin = await server.signIn('directora', 'Direccion#2026')
    expect((await admin.get('/ciclo/actual')).body.ciclo.name).toBe('2025-2026')
    server.clock.now = new Date('2026-09-16T06:00:00.000Z')
    expect((await admin.get('/ciclo/actual')).body.ciclo.name).toBe('2026-2027')
  })
})

describe('the list', () => {
  it('has the newest first, each with where today stands', async () => {
    await register('2026-2027', '2026-09-01', '2027-06-30')
    await register('2027-2028', '2027-09-01', '2028-06-30')
    await register('2025-2026', '2025-09-01', '2026-06-30')
    const { body } = await server.admin.get('/ciclo/all')
    expect(
      body.ciclos.map(({ name, vigencia }: { name: string; vigencia: string }) => [name, vigencia]),
    ).toEqual([
      ['2027-2028', 'PROXIMO'],
      ['2026-2027', 'EN_CURSO'],
      ['2025-2026', 'TERMINADO'],
    ])
  })
})
