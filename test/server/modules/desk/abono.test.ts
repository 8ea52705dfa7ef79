import type { Payment } from '@contract/payments/payments.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { cash, deskOf, month, openSchool, transfer, type School } from './family'

const TEN_PERCENT = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }

let school: School
let cycle: number
let padreId: number
let pupil: number
let ids: number[]

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({ recargo: TEN_PERCENT })
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await school.at('2026-09-01')
  await setCycle({ recargo: TEN_PERCENT, pronto_pago: null })
  const family = await school.addFamily(1)
  padreId = family.padreId
  pupil = family.hijos[0]!
  await school.office.enrol(cycle, [pupil], { grado: 'PREESCOLAR', mensualidad: 2350 })
  ids = (await months()).map(({ id }) => id)
})
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

/** The rule of recargo as it was from the cycle's first day on. */
const setCycle = async ({ recargo, pronto_pago }: { recargo: unknown; pronto_pago: unknown }) => {
  const { db } = school.server
  await db
    .updateTable('cycles')
    .set({ recargo: JSON.stringify(recargo), pronto_pago: pronto_pago ? JSON.stringify(pronto_pago) : null })
    .where('id', '=', cycle)
    .execute()
  await db.deleteFrom('cycle_late_fees').where('cycle_id', '=', cycle).execute()
}

const months = async (): Promise<Tuition[]> => (await school.office.tuitionOf(pupil, cycle)).pagos
const september = async (): Promise<Tuition> => (await months())[0] as Tuition
const family = async (day?: string) =>
  (await school.desk.family({ padreId }, day ? `&fecha_pago=${day}` : '')).body.familia
/** An abono to a month, in cash of the day. */
const abono = (monto: number, over: Record<string, unknown> = {}, id = ids[0]!) =>
  school.desk.collect({ padreId, lineas: [month(id, monto)], medios: [cash(monto)], ...over })
const lines = (pago: Payment) =>
  pago.conceptos.map(({ tipo, monto, saldo_anterior, saldo }) => [tipo, monto, saldo_anterior, saldo])

describe('the vectors', () => {
  it('(a) 1,000.00 on 11 September: 235.00 recargo, 765.00 month; on 20 October 1,743.50', async () => {
    await school.at('2026-09-11')
    const { status, body } = await abono(1000)
    expect(status).toBe(200)
    expect(lines(body.pago)).toEqual([
      ['COLEGIATURA', 765, 2350, 1585],
      ['RECARGO', 235, 1585, 1585],
    ])
    expect(await september()).toMatchObject({
      estado: 'PARCIAL',
      pagado: false,
      monto: 2350,
      abonado: 765,
      saldo: 1585,
      recargo: 0,
      folio: body.pago.folio,
      fecha_pago: '2026-09-11',
      metodo_pago: 'EFECTIVO',
    })
    await school.at('2026-10-20')
    expect(await september()).toMatchObject({ saldo: 1585, recargo: 158.5 })
    const {
      hijos: [child],
    } = await family()
    expect(child.colegiaturas[0]).toMatchObject({
      estado: 'PARCIAL',
      monto: 2350,
      abonado: 765,
      saldo: 1585,
      recargo: 158.5,
      pronto_pago: 0,
    })
    expect(child.colegiaturas[1]).toMatchObject({
      estado: 'PENDIENTE',
      abonado: 0,
      saldo: 2350,
      recargo: 235,
    })
    expect([child.saldo - 8 * 2350, child.vencido]).toEqual([
      2350 + 1585 + 900 + 1850,
      2350 + 1585 + 900 + 1850,
    ])
    const rest = await school.office.payMonths([ids[0]!], { total: 1743.5 })
    expect([rest.status, rest.body.pago.monto]).toEqual([200, 1743.5])
    expect(rest.body.pagos[0]).toMatchObject({ estado: 'PAGADO', recargo: 393.5, saldo: 0, abonado: 2350 })
  })

  it('(c) 100.00 on 20 October: all recargo, 370.00 and 2,350.00 stay and the month is PENDIENTE', async () => {
    await school.at('2026-10-20')
    const { body } = await abono(100)
    expect(lines(body.pago)).toEqual([['RECARGO', 100, 2350, 2350]])
    expect(await september()).toMatchObject({ estado: 'PENDIENTE', abonado: 0, saldo: 2350, recargo: 370 })
    expect((await school.office.payMonths([ids[0]!], { total: 2720 })).body.pagos[0]).toMatchObject({
      recargo: 470,
    })
  })
})

it('what is due is the most an abono may be, and the rest of it pays the month whole', async () => {
  await school.at('2026-09-11')
  for (const wrong of [0, -1, 100.005, 2585.01]) {
    const { status, body } = await abono(wrong, { medios: [cash(100)] })
    expect([wrong, status, Object.keys(body.campos ?? {})]).toEqual([wrong, 400, ['lineas']])
  }
  const { body } = await abono(2585)
  expect(lines(body.pago)).toEqual([
    ['COLEGIATURA', 2350, 2350, 0],
    ['RECARGO', 235, 0, 0],
  ])
  expect((await september()).estado).toBe('PAGADO')
})

it('a month of another family is 404; one that was paid, covered or left is 409', async () => {
  const other = await school.addFamily(1)
  expect((await abono(100, { padreId: other.padreId })).status).toBe(404)
  await school.office.payMonths([ids[0]!])
  const paid = await abono(100)
  expect([paid.status, paid.body.message]).toEqual([409, expect.stringContaining('ya está pagada')])
  await school.server.db
    .updateTable('tuition')
    .set({ monto_centavos: 0, beca_centesimas: 10_000 })
    .where('id', '=', ids[1]!)
    .execute()
  expect((await months())[1]).toMatchObject({ estado: 'BECADO', pagado: false, saldo: 0, recargo: 0 })
  for (const answer of [
    await abono(100, {}, ids[1]!),
    await school.office.payMonths([ids[1]!]),
    await school.caller.patch('/colegiaturas/prorroga', { ids: [ids[1]], hasta: '2026-12-31', motivo: 'X' }),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('la beca la cubre')])
  // The year pays the others and leaves it.
  const year = await school.office.payYear(pupil, cycle)
  expect([year.status, year.body.pagos.length]).toEqual([200, 8])
})

it('of several lines, one that is wrong takes none of them', async () => {
  await school.at('2026-09-11')
  const both = { lineas: [month(ids[0]!, 100), month(ids[1]!, 3000)], medios: [cash(3100)] }
  expect(refusalOf(await school.desk.collect({ padreId, ...both }))).toEqual([
    400,
    { lineas: 'COLEGIATURA OCTUBRE 2026: El abono no puede ser mayor al saldo de $2,350.00' },
  ])
  expect(await september()).toMatchObject({ abonado: 0, recargo: 235 })
})

it('a waived recargo is not asked: all of the abono pays the month', async () => {
  await school.at('2026-09-11')
  const condonar = { ids: [ids[0]!], motivo: 'ACUERDO' }
  const { body } = await abono(1000, { condonar })
  expect(lines(body.pago)).toEqual([['COLEGIATURA', 1000, 2350, 1350]])
  expect(body.pago).toMatchObject({ recargo_condonado: 235, motivo_condonacion: 'ACUERDO' })
  expect(await september()).toMatchObject({ abonado: 1000, recargo: 0 })
  expect(refusalOf(await abono(1350.01, { condonar }))).toEqual([
    400,
    { lineas: 'COLEGIATURA SEPTIEMBRE 2026: El abono no puede ser mayor al saldo de $1,350.00' },
  ])
  await school.at('2026-10-11')
  // The second period counts on 1,350.00; what was waived is not asked again.
  expect((await september()).recargo).toBe(135)
})

it('needs COLEGIATURAS UPDATE, and DELETE to waive: after what is wrong in itself, before what is not there', async () => {
  const charging = deskOf(await school.server.userWith([['CARGOS', 'UPDATE']]))
  const teaching = deskOf(await school.server.userWith([['COLEGIATURAS', 'UPDATE']]))
  const body = { padreId, lineas: [month(ids[0]!, 100)], medios: [cash(100)] }
  expect(refusalOf(await charging.collect({ ...body, lineas: [month(ids[0]!, 0)] }))).toEqual([
    400,
    { lineas: 'El abono debe ser mayor a 0' },
  ])
  expect((await charging.collect({ ...body, lineas: [month(999_999, 100)] })).status).toBe(403)
  expect((await teaching.collect({ ...body, condonar: { ids: [ids[0]!], motivo: 'X' } })).status).toBe(403)
  expect((await teaching.collect({ ...body, lineas: [month(999_999, 100)] })).status).toBe(404)
  expect((await teaching.collect(body)).status).toBe(200)
})

it('the day of the money is never before that of the latest payment, on any call', async () => {
  await school.at('2026-10-20')
  expect((await abono(1000, { medios: [transfer(1000)], fecha_pago: '2026-10-12' })).status).toBe(200)
  const early = { metodo_pago: 'TRANSFERENCIA', fecha_pago: '2026-10-11' }
  for (const answer of [
    await abono(100, { medios: [transfer(100)], fecha_pago: '2026-10-11' }),
    await school.office.payMonths([ids[0]!], { ...early, referencia: 'A 1' }),
    await school.office.payYear(pupil, cycle, { ...early, referencia: 'A 2' }),
    await school.desk.collect({
      padreId,
      lineas: [],
      anual: [{ alumnoId: pupil, cicloEscolarId: cycle }],
      medios: [transfer(100)],
      fecha_pago: '2026-10-11',
    }),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('12/10/2026')])
  expect((await abono(100, { medios: [transfer(100)], fecha_pago: '2026-10-12' })).status).toBe(200)
})

it('pronto pago has no abono: one that reaches the whole month is 409 with what it costs', async () => {
  await setCycle({
    recargo: TEN_PERCENT,
    pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5, con_beca: false },
  })
  await school.at('2026-09-05')
  expect((await september()).pronto_pago).toBe(117.5)
  const refused = await abono(2232.5)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('$2,232.50')])
  expect((await abono(2350)).status).toBe(409)
  const { body } = await abono(2232.49)
  expect(lines(body.pago)).toEqual([['COLEGIATURA', 2232.49, 2350, 117.51]])
  expect((await september()).pronto_pago).toBe(0)
})

describe('cancelling', () => {
  it('takes back the latest payment only, whatever line touches the month', async () => {
    await school.at('2026-09-11')
    const first = (await abono(100)).body.pago as Payment
    const second = (await abono(1000)).body.pago as Payment
    const third = (await school.office.payMonths([ids[0]!])).body.pago as Payment
    for (const { id } of [first, second]) {
      const { status, body } = await school.office.cancelPayment(id)
      expect([status, body.message]).toEqual([
        409,
        expect.stringContaining(String(third.folio).padStart(6, '0')),
      ])
    }
    expect((await school.office.cancelPayment(third.id)).status).toBe(200)
    expect(await september()).toMatchObject({
      estado: 'PARCIAL',
      abonado: 865,
      recargo: 0,
      folio: second.folio,
    })
    expect((await school.office.cancelPayment(second.id)).status).toBe(200)
    expect(await september()).toMatchObject({ estado: 'PENDIENTE', recargo: 135, folio: first.folio })
    expect((await school.office.cancelPayment(first.id)).status).toBe(200)
    expect(await september()).toMatchObject({ estado: 'PENDIENTE', recargo: 235, folio: null, abonado: 0 })
  })

  it('a month that stays in part keeps its price; one that is wholly open gets the beca of now', async () => {
    const first = (await abono(350)).body.pago as Payment
    const second = (await abono(500)).body.pago as Payment
    const beca = { id_ciclo: cycle, nombre: `BECA ${pupil}`, porcentaje: 20, grado: 'PREESCOLAR' }
    expect((await school.caller.post('/becas', { ...beca, alumnos: [{ id: pupil }] })).status).toBe(200)
    expect(await september()).toMatchObject({ monto: 2350, beca_porcentaje: 0, saldo: 1500 })
    expect((await months())[1]).toMatchObject({ monto: 1880 })
    await school.office.cancelPayment(second.id)
    expect(await september()).toMatchObject({ monto: 2350, estado: 'PARCIAL', saldo: 2000 })
    await school.office.cancelPayment(first.id)
    expect(await september()).toMatchObject({ monto: 1880, estado: 'PENDIENTE', saldo: 1880 })
  })
})

describe('at the same moment', () => {
  const settle = async (...calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b)

  it('two abonos of more than is owed together: one is taken', async () => {
    expect(await settle(abono(1500), abono(1500))).toEqual([200, 400])
    expect(await september()).toMatchObject({ abonado: 1500, saldo: 850 })
  })

  it('two abonos that fit are both taken', async () => {
    expect(await settle(abono(1000), abono(1000))).toEqual([200, 200])
    expect(await september()).toMatchObject({ abonado: 2000 })
  })

  it('an abono and the whole month: the money of both never passes the price', async () => {
    const whole = school.office.payMonths([ids[0]!], { total: 2350 })
    const [one, two] = await settle(abono(1000), whole)
    expect([one, two]).toEqual([200, 409])
    const { abonado } = await september()
    expect([1000, 2350]).toContain(abonado)
  })

  it('a cancellation beside an abono: either the abono is first and refuses it, or it is taken back first', async () => {
    const first = (await abono(500)).body.pago as Payment
    const [cancelled, taken] = await Promise.all([school.office.cancelPayment(first.id), abono(700)])
    expect(taken.status).toBe(200)
    expect([200, 409]).toContain(cancelled.status)
    expect((await september()).abonado).toBe(cancelled.status === 200 ? 700 : 1200)
  })
})

it('the database refuses payments of a month that are out of order', async () => {
  await school.at('2026-10-20')
  const first = (await abono(1000)).body.pago as Payment
  await abono(200)
  const cancel = school.server.db
    .updateTable('payments')
    .set({ cancelled_at: new Date(), cancelled_on: '2026-10-20', cancelled_by: 1, motivo_cancelacion: 'X' })
    .where('id', '=', first.id)
    .execute()
  await expect(cancel).rejects.toThrow()
})
