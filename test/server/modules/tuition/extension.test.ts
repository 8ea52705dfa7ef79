import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let admin: Caller
let cycle: number
let pupil: number

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  office = openOffice({ ...server, admin }, admin)
}
const september = async (): Promise<Tuition> => (await office.tuitionOf(pupil, cycle)).pagos[0] as Tuition
const extend = (ids: readonly number[], hasta: unknown, motivo: unknown = 'ENFERMEDAD DEL PADRE') =>
  admin.patch('/colegiaturas/prorroga', { ids, hasta, motivo })
const debtOf = async () => {
  const { body } = await admin.get('/morosos')
  return {
    listed: body.morosos.some(({ alumnos }: { alumnos: { id: number }[] }) => alumnos[0]?.id === pupil),
    extended: body.prorrogas.filter(({ alumno }: { alumno: { id: number } }) => alumno.id === pupil),
  }
}
const totals = async () => {
  const { vencido, por_vencer, recargos } = (await admin.get(`/estados/alumno/${pupil}`)).body.estado.total
  return { vencido, por_vencer, recargos }
}

beforeAll(async () => {
  server = await startServer()
  await goTo('2026-09-01')
  cycle = await office.addCycle({ recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await goTo('2026-09-01')
  ;[pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil], { grado: 'PREESCOLAR', mensualidad: 2350 })
  const { body } = await admin.get(`/cargos/by/alumno/${pupil}`)
  for (const { id } of body.cargos) await office.pay(id)
})
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

it('with an extension to the 30th the 30th costs nothing and 1 October 235, counted from the due day', async () => {
  const { id } = await september()
  await goTo('2026-09-20')
  expect(await totals()).toEqual({ vencido: 2350, por_vencer: 21_150, recargos: 235 })
  expect((await debtOf()).listed).toBe(true)

  const { status, body } = await extend([id], '2026-09-30', ' ENFERMEDAD ')
  expect([status, body.message]).toEqual([200, 'Prórroga registrada.'])
  expect(body.pagos).toEqual([await september()])
  const prorroga = { hasta: '2026-09-30', motivo: 'ENFERMEDAD' }
  expect(body.pagos[0]).toMatchObject({ id, prorroga, recargo: 0, meses_retraso: 0 })

  await goTo('2026-09-30')
  expect(await september()).toMatchObject({ prorroga, recargo: 0, meses_retraso: 0 })
  expect((await office.tuitionOf(pupil, cycle)).anual?.recargos).toBe(0)
  expect(await totals()).toEqual({ vencido: 0, por_vencer: 23_500, recargos: 0 })
  expect(await debtOf()).toEqual({
    listed: false,
    extended: [
      expect.objectContaining({ id, vencimiento: '2026-09-10', ...prorroga, saldo: 2350, padre: null }),
    ],
  })

  await goTo('2026-10-01')
  expect(await september()).toMatchObject({ recargo: 235, meses_retraso: 1 })
  expect(await totals()).toEqual({ vencido: 2350, por_vencer: 21_150, recargos: 235 })
  expect(await debtOf()).toEqual({ listed: true, extended: [] })
  expect((await office.payMonths([id], { total: 2350 })).status).toBe(409)
  expect((await office.payMonths([id], { total: 2585 })).status).toBe(200)
})

it('paid within it there is no recargo; who is overdue besides is listed and says until when', async () => {
  const [first, second] = (await office.tuitionOf(pupil, cycle)).pagos as [Tuition, Tuition]
  await goTo('2026-10-20')
  expect((await extend([first.id], '2026-10-31')).status).toBe(200)
  const { body } = await admin.get('/morosos')
  const family = body.morosos.find(({ id }: { id: string }) => id === `alumno-${pupil}`)
  expect(family).toMatchObject({ vencido: 2350, recargos: 235, desde: '2026-10-10', prorroga: '2026-10-31' })
  expect(family.alumnos[0].conceptos.map(({ id }: { id: string }) => id)).toEqual([
    `colegiatura-${second.id}`,
  ])
  expect((await office.payMonths([first.id], { total: 2350 })).status).toBe(200)
})

it('ended, it is late at once; the bitácora says both', async () => {
  const { id } = await september()
  await goTo('2026-09-15')
  await extend([id], '2026-12-31')
  const { status, body } = await extend([id], null, null)
  expect([status, body.message, body.pagos[0].prorroga]).toEqual([200, 'Prórroga terminada.', null])
  expect(await september()).toMatchObject({ recargo: 235, meses_retraso: 1 })
  const { bitacora } = (await admin.get(`/bitacora?tipo=COLEGIATURA&id=${id}`)).body
  expect(bitacora.map((each: { cambios: { campo: string }[] }) => each.cambios)).toEqual([
    [
      { campo: 'prorroga', antes: '2026-12-31', despues: null },
      { campo: 'motivo_prorroga', antes: 'ENFERMEDAD DEL PADRE', despues: null },
    ],
    [
      { campo: 'prorroga', antes: null, despues: '2026-12-31' },
      { campo: 'motivo_prorroga', antes: null, despues: 'ENFERMEDAD DEL PADRE' },
    ],
  ])
})

it('refused, and nothing changes: bad input, unknown months, a paid one among open ones, who may not', async () => {
  const [first, second] = (await office.tuitionOf(pupil, cycle)).pagos as [Tuition, Tuition]
  await office.payMonths([second.id])
  await goTo('2026-09-15')
  const campos = async (...asked: Parameters<typeof extend>) => {
    const { status, body } = await extend(...asked)
    return [status, Object.keys(body.campos ?? {})]
  }
  expect(await campos([], '2026-09-30')).toEqual([400, ['ids']])
  expect(await campos([first.id], '2026-09-14')).toEqual([400, ['hasta']])
  expect(await campos([first.id], '2026-09-31')).toEqual([400, ['hasta']])
  expect(await campos([first.id], '2026-09-30', ' ')).toEqual([400, ['motivo']])
  expect(await campos([first.id], '2026-09-30', null)).toEqual([400, ['motivo']])
  const unknown = await extend([first.id, 999_999], '2026-09-30')
  expect([unknown.status, unknown.body.message]).toEqual([404, 'No existe la colegiatura 999999.'])
  const paid = await extend([first.id, second.id], '2026-09-30')
  expect([paid.status, paid.body.message]).toEqual([409, expect.stringContaining('ya está pagada')])
  const clerk = await server.userWith([['COLEGIATURAS', 'UPDATE']])
  expect((await clerk.patch('/colegiaturas/prorroga', { ids: [first.id] })).status).toBe(403)
  expect(await september()).toMatchObject({ prorroga: null, recargo: 235 })
})

it('waiving needs more than taking money: 403 after what is wrong and before what is unknown', async () => {
  const { id } = await september()
  await goTo('2026-09-15')
  const cashier = await server.userWith([
    ['COLEGIATURAS', 'READ'],
    ['COLEGIATURAS', 'UPDATE'],
  ])
  const till = openOffice(server, cashier)
  const waiver = { condonar_recargos: true, motivo_condonacion: 'ERROR DEL BANCO' }
  expect(refusalOf(await till.payMonths([id], { ...waiver, motivo_condonacion: ' ' }))).toEqual([
    400,
    { motivo_condonacion: 'Debes colocar el motivo de la condonación' },
  ])
  const refused = await till.payMonths([id, 999_999], waiver)
  expect([refused.status, refused.body.message]).toEqual([403, 'No tienes permiso para condonar recargos.'])
  expect((await till.payYear(pupil, cycle, waiver)).status).toBe(403)
  expect(await september()).toMatchObject({ pagado: false })
  expect((await till.payMonths([id], { condonar_recargos: false, total: 2585 })).status).toBe(200)
})
