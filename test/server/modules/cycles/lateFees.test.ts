import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { forgetEnrolments } from './forgotten'

const TEN = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
const THIRTY = { tipo: 'PORCENTAJE', valor: 30, dias_gracia: 0 }
const FIXED = { tipo: 'FIJO', valor: 50, dias_gracia: 5, tope: 20 }

let server: TestServer
let admin: Caller
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await forgetEnrolments(server.db)
  office = await at('2026-09-01')
  cycle = await office.addCycle({ recargo: TEN })
})

const at = async (day: string): Promise<Office> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  return openOffice({ ...server, admin }, admin)
}
const patch = (body: unknown, query = '') => admin.patch(`/ciclo/${cycle}${query}`, body)
const rules = async () =>
  (
    await server.db
      .selectFrom('cycle_late_fees')
      .select(['desde', 'recargo'])
      .where('cycle_id', '=', cycle)
      .orderBy('desde')
      .execute()
  ).map(({ desde, recargo }) => [desde, recargo?.valor ?? null])
const enrolled = async (): Promise<number> => {
  const [pupil] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [pupil])).status).toBe(200)
  return pupil
}

it('has one rule from the first day while nobody is enrolled, and it follows the dates', async () => {
  expect(await rules()).toEqual([['2026-09-01', 10]])
  office = await at('2026-09-20')
  await patch({ recargo: THIRTY })
  expect(await rules()).toEqual([['2026-09-01', 30]])
  await patch({ fecha_inicio: '2026-08-24' })
  expect(await rules()).toEqual([['2026-08-24', 30]])
  await patch({ recargo: null })
  expect(await rules()).toEqual([['2026-08-24', null]])
})

it('a change while a pupil is enrolled holds for months due from that day on', async () => {
  await enrolled()
  office = await at('2026-10-10')
  const { body } = await patch({ recargo: THIRTY })
  // September fell due before; October falls due today.
  expect(body.efecto.recargo).toEqual({ desde: '2026-10-10', meses: 9, conservan: 1 })
  expect(body.ciclo.recargo).toEqual(THIRTY)
  expect(await rules()).toEqual([
    ['2026-09-01', 10],
    ['2026-10-10', 30],
  ])
  // A second change of the day replaces the first one.
  await patch({ recargo: FIXED })
  office = await at('2026-11-11')
  await patch({ recargo: null })
  expect(await rules()).toEqual([
    ['2026-09-01', 10],
    ['2026-10-10', 50],
    ['2026-11-11', null],
  ])
})

it('the same rule sent again, a dry run and a refused one add none', async () => {
  await enrolled()
  office = await at('2026-10-10')
  expect((await patch({ recargo: TEN, nombre: 'OTRO' })).body.efecto.recargo).toBeNull()
  expect((await patch({ recargo: THIRTY }, '?simular=true')).body.efecto.recargo).toEqual({
    desde: '2026-10-10',
    meses: 9,
    conservan: 1,
  })
  expect((await patch({ recargo: THIRTY, dia_limite: 1 })).status).toBe(409)
  expect(await rules()).toEqual([['2026-09-01', 10]])
})

it('keeps the rule of months that were due before the cycle or on the day of the change', async () => {
  await enrolled()
  // Before the second change the cycle's first day is today: its own rule stays for what was due before.
  await patch({ recargo: THIRTY })
  expect(await rules()).toEqual([
    ['2026-08-31', 10],
    ['2026-09-01', 30],
  ])
  await patch({ recargo: FIXED })
  expect(await rules()).toEqual([
    ['2026-08-31', 10],
    ['2026-09-01', 50],
  ])
})

it('a change before the cycle begins holds for all months that fall due later', async () => {
  office = await at('2026-08-20')
  await enrolled()
  await patch({ recargo: THIRTY })
  expect(await rules()).toEqual([
    ['2026-08-19', 10],
    ['2026-08-20', 30],
  ])
})

it('a pupil on baja still counts, a cancelled enrolment does not', async () => {
  await enrolled()
  office = await at('2026-09-20')
  const { id } = await server.db.selectFrom('enrolments').select('id').executeTakeFirstOrThrow()
  const baja = { inscripcionId: id, fecha: '2026-09-20', motivo: 'SE MUDA' }
  expect((await admin.patch('/inscripciones/baja', baja)).status).toBe(200)
  expect((await patch({ recargo: THIRTY })).body.efecto.recargo).toMatchObject({ conservan: 1, meses: 0 })
  expect(await rules()).toEqual([
    ['2026-09-01', 10],
    ['2026-09-20', 30],
  ])
  const cancelled = await admin.delete(`/inscripciones/${id}`, { motivo_cancelacion: 'ERROR' })
  expect(cancelled.status).toBe(200)
  expect((await patch({ recargo: FIXED })).body.efecto.recargo).toBeNull()
  expect(await rules()).toEqual([['2026-09-01', 50]])
})

describe('in a cycle that is over', () => {
  it('the recargo of late months cannot change: it used to multiply what they cost', async () => {
    const pupil = await enrolled()
    office = await at('2027-08-01')
    const owed = async () =>
      (await office.tuitionOf(pupil, cycle)).pagos.reduce((sum, { recargo }) => sum + recargo, 0)
    const before = await owed()
    expect(before).toBeGreaterThan(0)
    const { status, body } = await patch({ recargo: THIRTY })
    expect(status).toBe(409)
    expect(body.campos.recargo).toBe('«2026-2027» terminó el 30/06/2027: su recargo ya no se puede cambiar.')
    expect(await owed()).toBe(before)
    expect((await patch({ recargo: null })).status).toBe(409)
    expect(await rules()).toEqual([['2026-09-01', 10]])
  })

  it('every other field that may change still does, also beside the same recargo', async () => {
    await enrolled()
    office = await at('2027-08-01')
    const { status, body } = await patch({ recargo: TEN, nombre: 'EL DE ANTES' })
    expect([status, body.ciclo.name]).toEqual([200, 'EL DE ANTES'])
  })
})

// The last one: what was paid cannot be forgotten.
it('paid months are counted neither way', async () => {
  const pupil = await enrolled()
  const { pagos } = await office.tuitionOf(pupil, cycle)
  await office.payMonths([pagos[0]!.id, pagos[1]!.id])
  office = await at('2026-10-10')
  expect((await patch({ recargo: THIRTY })).body.efecto.recargo).toMatchObject({ meses: 8, conservan: 0 })
})
