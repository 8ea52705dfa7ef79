import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { forgetEnrolments } from '../cycles/forgotten'

let server: TestServer
let admin: Caller
let office: Office
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await forgetEnrolments(server.db)
  office = await at('2026-08-20')
  expect((await admin.patch('/escuela', { dias_inhabiles: [] })).status).toBe(200)
})

const at = async (day: string): Promise<Office> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  return openOffice({ ...server, admin }, admin)
}
const TEN = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
const enrolled = async (over: Record<string, unknown>) => {
  const cycle = await office.addCycle({ recargo: TEN, ...over })
  const [pupil] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [pupil])).status).toBe(200)
  const months = async () => (await office.tuitionOf(pupil, cycle)).pagos
  return { cycle, pupil, months }
}
const dueDays = (months: { vencimiento: string }[]) => months.map(({ vencimiento }) => vencimiento)

it('passes official days of rest, weekends and the school’s own days', async () => {
  const dias_inhabiles = ['2026-09-17', '2026-11-17']
  expect((await admin.patch('/escuela', { dias_inhabiles })).status).toBe(200)
  const next = await enrolled({ dia_limite: 16, dia_habil: 'SIGUIENTE' })
  // 16 September is a holiday, the 17th the school's; 16 November the third Monday and the 17th the school's; 16 January a Saturday.
  expect(dueDays(await next.months())).toEqual([
    ...['2026-09-18', '2026-10-16', '2026-11-18', '2026-12-16', '2027-01-18'],
    ...['2027-02-16', '2027-03-16', '2027-04-16', '2027-05-17', '2027-06-16'],
  ])
})

it('is fixed at the enrolment: a day off that the school sets later moves nothing', async () => {
  const { months } = await enrolled({ dia_habil: 'SIGUIENTE' })
  const before = dueDays(await months())
  await admin.patch('/escuela', { dias_inhabiles: ['2026-10-12', '2026-09-10'] })
  expect(dueDays(await months())).toEqual(before)
})

it('moves the days of a late enrolment, never before the enrolment', async () => {
  office = await at('2026-10-15')
  const { months } = await enrolled({ dia_habil: 'SIGUIENTE' })
  // Ten days later is Sunday 25.
  expect(dueDays(await months()).slice(0, 2)).toEqual(['2026-10-26', '2026-11-10'])
})

it('a pupil who comes back gets a working day too', async () => {
  const { pupil, months } = await enrolled({ dia_habil: 'SIGUIENTE' })
  const { id } = await server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', pupil)
    .executeTakeFirstOrThrow()
  office = await at('2026-10-01')
  const baja = { inscripcionId: id, fecha: '2026-09-30', motivo: 'SE MUDA' }
  expect((await admin.patch('/inscripciones/baja', baja)).status).toBe(200)
  office = await at('2026-10-21')
  const { status, body } = await admin.patch('/inscripciones/reingreso', { inscripcionId: id })
  expect(status).toBe(200)
  // 21 + 10 is Saturday 31, and Monday 2 November a working day.
  expect(body.efecto.se_deben.map((month: { vencimiento: string }) => month.vencimiento)).toContain(
    '2026-11-02',
  )
  expect(dueDays(await months())[1]).toBe('2026-11-02')
})

const AUGUST_CYCLE = { fecha_inicio: '2027-08-30', fecha_fin: '2028-06-30', nombre: '2027-2028' }

it('a cycle that had pupils before the rule keeps its days, also for those who come later', async () => {
  const { cycle, pupil } = await enrolled(AUGUST_CYCLE)
  await server.db.updateTable('cycles').set({ vence_antes: true }).where('id', '=', cycle).execute()
  const [later] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [later])).status).toBe(200)
  expect(dueDays((await office.tuitionOf(later, cycle)).pagos)[0]).toBe('2027-08-10')
  // Its enrolments cancelled, the cycle has none that could keep their days.
  const rows = await server.db.selectFrom('enrolments').select('id').where('cycle_id', '=', cycle).execute()
  for (const { id } of rows)
    await admin.delete(`/inscripciones/${id}`, { motivo_cancelacion: 'ERA OTRO CICLO' })
  expect((await office.enrol(cycle, [pupil])).status).toBe(200)
  expect(dueDays((await office.tuitionOf(pupil, cycle)).pagos)[0]).toBe('2027-08-30')
})
