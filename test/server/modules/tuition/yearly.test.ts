import type { Updateable } from 'kysely'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { Tables } from '@server/db/tables'
import { cash, month, openSchool, type School } from '../desk/family'

const TEN_PERCENT = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
const EARLY = { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5, con_beca: false }

let school: School
let cycle: number
let padreId: number
let pupil: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({ recargo: TEN_PERCENT, descuento_anual: 6 })
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await school.at('2026-09-01')
  await setCycle({ pronto_pago: null, anual_hasta: null, descuento_anual_centesimas: 600 })
  const family = await school.addFamily(1)
  padreId = family.padreId
  pupil = family.hijos[0]!
  await school.office.enrol(cycle, [pupil], { grado: 'PREESCOLAR', mensualidad: 2350 })
})
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

const setCycle = (set: Updateable<Tables['cycles']>) =>
  school.server.db.updateTable('cycles').set(set).where('id', '=', cycle).execute()

const statement = () => school.office.tuitionOf(pupil, cycle)
const months = async (): Promise<Tuition[]> => (await statement()).pagos
const child = async (day?: string) => {
  const { body } = await school.desk.family({ padreId }, day ? `&fecha_pago=${day}` : '')
  return body.familia.hijos[0]
}
const deskYear = (monto: number) =>
  school.desk.collect({
    padreId,
    lineas: [],
    anual: [{ alumnoId: pupil, cicloEscolarId: cycle }],
    medios: [cash(monto)],
  })
const discounts = ({ conceptos }: Payment) =>
  conceptos.filter(({ tipo }) => tipo === 'DESCUENTO').map(({ descripcion, monto }) => [descripcion, monto])

describe('annual payment', () => {
  it('page, desk and both calls say the same: late months and those in part cost what they cost', async () => {
    const ids = (await months()).map(({ id }) => id)
    await school.desk.collect({ padreId, lineas: [month(ids[2]!, 500)], medios: [cash(500)] })
    await school.at('2026-10-12')
    // September and October are late, November is in part: seven months have the discount.
    const total = 2350 + 470 + 2350 + 235 + 1850 + 7 * 2350 * 0.94
    const { anual } = await statement()
    expect(anual).toEqual({
      meses: 10,
      con_descuento: 7,
      importe: 9 * 2350 + 1850,
      descuento_porcentaje: 6,
      descuento: 987,
      recargos: 705,
      total,
    })
    expect((await child()).anuales).toEqual([{ cicloEscolarId: cycle, ciclo: '2026-2027', ...anual }])
    expect((await deskYear(total - 0.01)).status).toBe(409)
    const answer = await deskYear(total)
    expect([answer.status, answer.body.pago.monto]).toEqual([200, total])
    expect(discounts(answer.body.pago)).toHaveLength(7)
    expect((await school.office.cancelPayment(answer.body.pago.id)).status).toBe(200)
    const call = await school.office.payYear(pupil, cycle, { total })
    expect([call.status, call.body.pago.monto]).toEqual([200, total])
    expect((await statement()).anual).toBeNull()
  })

  it('is given up to `anual_hasta` of the day of the money; after it the call pays without', async () => {
    await setCycle({ anual_hasta: '2026-09-05' })
    await school.at('2026-09-08')
    expect((await statement()).anual).toMatchObject({
      con_descuento: 0,
      descuento_porcentaje: 0,
      total: 23_500,
    })
    expect((await child()).anuales).toEqual([])
    expect((await child('2026-09-05')).anuales).toMatchObject([{ con_descuento: 10, total: 22_090 }])
    const early = { metodo_pago: 'TRANSFERENCIA', referencia: `AÑO ${pupil}` }
    expect((await school.office.payYear(pupil, cycle, { ...early, total: 22_090 })).status).toBe(409)
    const { body } = await school.office.payYear(pupil, cycle, {
      ...early,
      fecha_pago: '2026-09-05',
      total: 22_090,
    })
    expect(body.pago.monto).toBe(22_090)
  })

  it('is not given in a cycle that is over, and never above 50 percent', async () => {
    await setCycle({ descuento_anual_centesimas: 10_000 })
    expect((await statement()).anual).toMatchObject({ descuento_porcentaje: 50, total: 11_750 })
    await school.at('2027-07-01')
    expect((await statement()).anual).toMatchObject({ con_descuento: 0, descuento: 0, importe: 23_500 })
    expect((await child()).anuales).toEqual([])
    const { anual } = await statement()
    const paid = await school.office.payYear(pupil, cycle, { total: anual!.total })
    expect([paid.status, discounts(paid.body.pago)]).toEqual([200, []])
  })
})

describe('pronto pago', () => {
  beforeEach(() => setCycle({ pronto_pago: JSON.stringify(EARLY), descuento_anual_centesimas: 0 }))

  it('is a line of its own on every call, of months whose money comes early; totals of a family leave it out', async () => {
    await school.at('2026-10-05')
    const [september, october, november] = await months()
    expect([september!.pronto_pago, october!.pronto_pago, november!.pronto_pago]).toEqual([0, 117.5, 117.5])
    const { colegiaturas, saldo } = await child()
    expect(colegiaturas[1]).toMatchObject({ monto: 2350, saldo: 2350, pronto_pago: 117.5 })
    expect(saldo).toBe(10 * 2350 + 1850 + 900)
    expect((await child('2026-10-04')).colegiaturas[1].pronto_pago).toBe(117.5)
    const { status, body } = await school.office.payMonths([october!.id], { total: 2232.5 })
    expect([status, discounts(body.pago)]).toEqual([200, [['PRONTO PAGO COLEGIATURA OCTUBRE 2026', 117.5]]])
    expect(body.pagos[0]).toMatchObject({ estado: 'PAGADO', monto: 2350, abonado: 2350, pronto_pago: 0 })
    const desk = await school.desk.collect({ padreId, lineas: [month(november!.id)], medios: [cash(2232.5)] })
    expect(discounts(desk.body.pago)).toEqual([['PRONTO PAGO COLEGIATURA NOVIEMBRE 2026', 117.5]])
  })

  it('is over the day after; an annual payment without discount has it on the months left', async () => {
    await school.at('2026-10-06')
    const [, october] = await months()
    expect(october!.pronto_pago).toBe(0)
    const total = 2350 + 235 + 2350 + 8 * 2232.5
    expect((await statement()).anual).toMatchObject({
      con_descuento: 0,
      descuento_porcentaje: 0,
      descuento: 940,
      total,
    })
    expect((await child()).anuales).toEqual([])
    const year = await deskYear(total)
    expect([year.status, discounts(year.body.pago).length]).toEqual([200, 8])
  })

  it('is not beside the annual discount, nor on a month with a beca unless the cycle says so', async () => {
    await setCycle({ descuento_anual_centesimas: 600 })
    const year = await school.office.payYear(pupil, cycle, { total: 22_090 })
    expect(discounts(year.body.pago).every(([text]) => String(text).startsWith('DESCUENTO PAGO ANUAL'))).toBe(
      true,
    )
    await school.office.cancelPayment(year.body.pago.id)
    const beca = { id_ciclo: cycle, nombre: `BECA ${pupil}`, porcentaje: 20, grado: 'PREESCOLAR' }
    await school.caller.post('/becas', { ...beca, alumnos: [{ id: pupil }] })
    expect((await months())[0]).toMatchObject({ monto: 1880, pronto_pago: 0 })
    await setCycle({ pronto_pago: JSON.stringify({ ...EARLY, con_beca: true }) })
    expect((await months())[0]).toMatchObject({ monto: 1880, pronto_pago: 94 })
  })
})

it('months keep the rule of recargo of their due day', async () => {
  await school.server.db.deleteFrom('cycle_late_fees').where('cycle_id', '=', cycle).execute()
  await school.server.db
    .insertInto('cycle_late_fees')
    .values([
      { cycle_id: cycle, desde: '2026-09-01', recargo: JSON.stringify(TEN_PERCENT) },
      { cycle_id: cycle, desde: '2026-10-01', recargo: JSON.stringify({ ...TEN_PERCENT, valor: 20 }) },
    ])
    .execute()
  await school.at('2026-10-12')
  expect((await months()).map(({ recargo }) => recargo).slice(0, 3)).toEqual([470, 470, 0])
  await school.server.db.deleteFrom('cycle_late_fees').where('cycle_id', '=', cycle).execute()
})
