import type { Payment } from '@contract/payments/payments.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { cash, month, openSchool, type School } from '../desk/family'

const PRICES = { grado: 'PREESCOLAR', mensualidad: 2350 }

let school: School
let cycle: number
let padreId: number
let pupil: number
let enrolment: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({ recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } })
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await school.at('2026-09-01')
  const family = await school.addFamily(1)
  padreId = family.padreId
  pupil = family.hijos[0]!
  const { body } = await school.office.enrol(cycle, [pupil], PRICES)
  enrolment = body.inscripciones[0].id
})
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

const months = async (): Promise<Tuition[]> => (await school.office.tuitionOf(pupil, cycle)).pagos
const december = async () => (await months())[3] as Tuition
const abono = async (at: number, monto: number): Promise<Payment> => {
  const { id } = (await months())[at] as Tuition
  const { status, body } = await school.desk.collect({
    padreId,
    lineas: [month(id, monto)],
    medios: [cash(monto)],
  })
  expect(status).toBe(200)
  return body.pago
}
const preview = async (accion: string, fecha?: string) =>
  (
    await school.caller.get(
      `/inscripciones/prevision/${enrolment}?accion=${accion}${fecha ? `&fecha=${fecha}` : ''}`,
    )
  ).body.efecto
const baja = async (a_favor: boolean) =>
  (
    await school.caller.patch('/inscripciones/baja', {
      inscripcionId: enrolment,
      fecha: '2026-10-15',
      motivo: 'SE MUDA',
      a_favor,
    })
  ).body.efecto
const comeBack = async () =>
  (await school.caller.patch('/inscripciones/reingreso', { inscripcionId: enrolment })).body.efecto

describe('a later month in part at a baja', () => {
  it('keeps as its amount what was paid; a return owes it at list price less that', async () => {
    const { pago } = { pago: await abono(3, 1000) }
    await school.at('2026-10-15')
    const before = await preview('BAJA', '2026-10-15')
    expect(before.adelantados).toMatchObject([
      { monto: 1000, descuento: 0, a_favor: 1000, folio: pago.folio },
    ])
    expect(before.no_se_deben[1]).toMatchObject({
      descripcion: 'COLEGIATURA DICIEMBRE 2026',
      monto: 2350,
      saldo: 1350,
    })
    expect(await baja(false)).toEqual(before)
    expect(await december()).toMatchObject({ estado: 'PAGADO', monto: 1000, abonado: 1000, saldo: 0 })
    await school.at('2026-11-05')
    const effect = await preview('REINGRESO')
    expect(
      effect.se_deben.find(({ id }: { id: number }) => id === pago.conceptos[0]!.idColegiatura),
    ).toMatchObject({
      monto: 2350,
      saldo: 1350,
    })
    expect(await comeBack()).toEqual(effect)
    expect(await december()).toMatchObject({ estado: 'PARCIAL', monto: 2350, abonado: 1000, saldo: 1350 })
    expect((await school.office.tuitionOf(pupil, cycle)).ciclos[0]!.saldo).toBe(
      effect.se_deben.reduce((sum: number, { saldo }: { saldo: number }) => sum + saldo, 0),
    )
    expect((await school.office.payMonths([(await december()).id], { total: 1350 })).status).toBe(200)
  })

  it('follows what is still paid of it when a payment is cancelled; nothing of it is owed', async () => {
    const first = await abono(3, 1000)
    const second = await abono(3, 300)
    await school.at('2026-10-15')
    await baja(false)
    expect(await december()).toMatchObject({ estado: 'PAGADO', monto: 1300 })
    expect((await school.office.cancelPayment(first.id)).status).toBe(409)
    expect((await school.office.cancelPayment(second.id)).status).toBe(200)
    expect(await december()).toMatchObject({ estado: 'PAGADO', monto: 1000, saldo: 0 })
    expect((await school.office.cancelPayment(first.id)).status).toBe(200)
    expect(await december()).toMatchObject({ estado: 'BAJA', monto: 2350, abonado: 0, saldo: 0 })
  })

  it('becomes credit, payment by payment; cancelling one takes its part back', async () => {
    await abono(3, 1000)
    const second = await abono(3, 300)
    await school.at('2026-10-15')
    const effect = await baja(true)
    expect(effect).toMatchObject({ a_favor: 1300, acreditado: true })
    expect(await school.desk.credit({ padreId })).toBe(1300)
    expect(await december()).toMatchObject({ estado: 'BAJA', monto: 2350, abonado: 0, folio: null })
    expect((await school.office.cancelPayment(second.id)).status).toBe(200)
    expect(await school.desk.credit({ padreId })).toBe(1000)
    await school.at('2026-11-05')
    await comeBack()
    expect(await december()).toMatchObject({ estado: 'PENDIENTE', saldo: 2350 })
    // The payment that became credit pays the month no more: its day asks nothing of the next one.
    await abono(3, 100)
    expect(await december()).toMatchObject({ estado: 'PARCIAL', abonado: 100 })
  })

  it('whose recargo alone was paid becomes no credit', async () => {
    await school.server.db
      .updateTable('tuition')
      .set({ vencimiento: '2026-09-10' })
      .where('id', '=', (await december()).id)
      .execute()
    await school.at('2026-10-12')
    const paid = await abono(3, 100)
    expect(paid.conceptos.map(({ tipo }) => tipo)).toEqual(['RECARGO'])
    await school.at('2026-10-15')
    expect(await baja(true)).toMatchObject({ adelantados: [], a_favor: 0, acreditado: false })
    expect(await december()).toMatchObject({ estado: 'BAJA' })
    expect((await school.office.cancelPayment(paid.id)).status).toBe(200)
  })
})

it('a month in part that was due until the baja stays owed with its balance', async () => {
  await abono(1, 1000)
  await school.at('2026-10-15')
  const effect = await baja(false)
  expect(effect.se_deben).toMatchObject([
    { descripcion: 'COLEGIATURA SEPTIEMBRE 2026', saldo: 2350 },
    { descripcion: 'COLEGIATURA OCTUBRE 2026', monto: 2350, saldo: 1350 },
  ])
  expect(effect.adeudo).toBe(2350 + 1350 + 1850 + 900)
  const { bajas } = (await school.caller.get(`/inscripciones/bajas/${cycle}`)).body
  expect(bajas.find(({ id }: { id: number }) => id === enrolment).adeudo).toBe(effect.adeudo)
})

it('a baja and a return in one month end the beca of the current month too', async () => {
  const beca = { id_ciclo: cycle, nombre: `BECA ${pupil}`, porcentaje: 20, grado: 'PREESCOLAR' }
  expect((await school.caller.post('/becas', { ...beca, alumnos: [{ id: pupil }] })).status).toBe(200)
  await school.at('2026-10-15')
  await baja(false)
  await school.at('2026-10-20')
  const effect = await preview('REINGRESO')
  expect(await comeBack()).toEqual(effect)
  expect((await months()).map(({ monto, beca_porcentaje }) => [monto, beca_porcentaje]).slice(0, 3)).toEqual([
    [1880, 20],
    [2350, 0],
    [2350, 0],
  ])
  expect(effect.se_deben[1]).toMatchObject({
    descripcion: 'COLEGIATURA OCTUBRE 2026',
    monto: 2350,
    saldo: 2350,
  })
})
