import type { Moved } from '@test/support/fixtures/bankFiles'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, transfer, type School, type Means } from '../desk/family'
import { bankOf, type Bank } from './bank'

let school: School
let bank: Bank
let cycle: number
let account: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
    costo_inscripcion: 0,
    costo_material: 0,
  })
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await school.at('2026-09-01')
})
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

let keys = 0
const deposit = (amount: number, concept: string, more: Partial<Moved> = {}): Moved => ({
  day: '2026-09-05',
  amount,
  concept,
  key: `MBAN${String(++keys).padStart(8, '0')}`,
  ...more,
})

/** A family whose pupils owe months of 2,350.00 from September on, seen on the given day. */
const family = async (children = 1, day = '2026-09-08') => {
  const { padreId, hijos } = await school.addFamily(children)
  const plain = { grado: 'PREESCOLAR', mensualidad: 2350, costo_inscripcion: 0, costo_material: 0 }
  const { status, body } = await school.office.enrol(cycle, hijos, plain)
  if (status !== 200) throw new Error(JSON.stringify(body))
  await school.at(day)
  bank = bankOf(school.caller)
  account = await bank.addAccount()
  const { padre } = (await school.caller.get(`/padres/one/${padreId}`)).body
  const months = async (at = 0) => (await school.office.tuitionOf(hijos[at]!, cycle)).pagos
  return { padreId, hijos, referencia: padre.referencia as string, months }
}
const depositOf = async (id: number) =>
  (await bank.deposits(`?cuenta=${account}`)).find((each) => each.id === id)!

it('a reference and the exact month is sure; confirmed, it is a payment of the day of the money', async () => {
  const { padreId, referencia, months } = await family()
  const [came] = await bank.bring(account, [
    deposit(2350, `${referencia} SEPTIEMBRE`, { payer: 'ROSA PEÑA' }),
  ])
  const [september] = await months()
  expect(came!.propuesta).toMatchObject({
    padreId,
    clase: 'SEGURA',
    razones: [`referencia ${referencia}`, expect.stringMatching(/^debe exactamente COLEGIATURA SEPTIEMBRE/)],
    lineas: [{ tipo: 'COLEGIATURA', id: september!.id }],
    a_cuenta: 0,
    pago: null,
  })
  const { status, body } = await bank.confirm([{ id: came!.id, padreId }])
  expect([status, body.omitidos, body.cobrados[0].id]).toEqual([200, [], came!.id])
  expect(body.cobrados[0].pago).toMatchObject({
    monto: 2350,
    metodo_pago: 'TRANSFERENCIA',
    referencia: came!.rastreo,
    fecha: '2026-09-08',
    fecha_pago: '2026-09-05',
    a_cuenta: 0,
  })
  expect((await months())[0]).toMatchObject({ estado: 'PAGADO' })
  expect(await depositOf(came!.id)).toMatchObject({
    estado: 'COBRADO',
    pago: { folio: body.cobrados[0].pago.folio },
    propuesta: null,
  })
})

it('of two children the sum of their months is sure, less is an abono to the oldest, more goes on account', async () => {
  const { padreId, referencia } = await family(2)
  const [both] = await bank.bring(account, [deposit(4700, referencia)])
  expect(both!.propuesta).toMatchObject({ clase: 'SEGURA', lineas: [{}, {}] })
  expect(both!.propuesta!.razones[1]).toContain('de los dos')
  await bank.confirm([{ id: both!.id, padreId }])
  const [, less] = await bank.bring(account, [
    deposit(4700, referencia, { key: both!.rastreo! }),
    deposit(1000, referencia),
  ])
  expect(less!.propuesta).toMatchObject({ clase: 'PROBABLE', lineas: [{ abono: 1000 }], a_cuenta: 0 })
  await bank.confirm([{ id: less!.id, padreId }])
  const { familia } = (await school.caller.get(`/caja/familia?padreId=${padreId}`)).body
  const [more] = (await bank.bring(account, [deposit(familia.total + 500, referencia)])).slice(-1)
  expect(more!.propuesta).toMatchObject({ clase: 'PROBABLE', a_cuenta: 500 })
  const exact = await bank.confirm([{ id: more!.id, padreId, a_cuenta: false }])
  expect([exact.body.cobrados, exact.body.omitidos[0].motivo]).toEqual([[], expect.stringContaining('total')])
  expect((await bank.confirm([{ id: more!.id, padreId }])).body.cobrados[0].pago.a_cuenta).toBe(500)
})

it('late months are exact with or without the recargos of the day of the money', async () => {
  const { padreId, referencia, months } = await family(1, '2026-09-20')
  const [bare, whole] = await bank.bring(account, [
    deposit(2350, referencia, { day: '2026-09-12' }),
    deposit(2585, 'OTRA COSA', { day: '2026-09-13' }),
  ])
  expect(bare!.propuesta).toMatchObject({ clase: 'SEGURA', lineas: [{ abono: 2350 }] })
  expect((await bank.confirm([{ id: whole!.id, padreId }])).body.cobrados[0].pago.conceptos).toMatchObject([
    { tipo: 'COLEGIATURA', monto: 2350 },
    { tipo: 'RECARGO', monto: 235 },
  ])
  expect((await months())[0]).toMatchObject({ estado: 'PAGADO', fecha_pago: '2026-09-13' })
})

it('money older than 60 days is taken with its own day', async () => {
  const { padreId, referencia } = await family(1, '2026-12-20')
  const [old] = await bank.bring(account, [deposit(2350, referencia, { day: '2026-09-04' })])
  const { body } = await bank.confirm([{ id: old!.id, padreId }])
  expect(body.cobrados[0].pago).toMatchObject({ fecha_pago: '2026-09-04', monto: 2350 })
})

it('a payment recorded at the desk is matched and not paid again; cancelling it frees the deposit', async () => {
  const { padreId, referencia, months } = await family()
  const [september] = await months()
  const { body } = await school.desk.collect({
    padreId,
    lineas: [{ tipo: 'COLEGIATURA', id: september!.id }],
    medios: [transfer(2350, 'MBANDESK0001')],
  })
  const [same, near] = await bank.bring(account, [
    deposit(2350, 'OCT', { key: 'MBANDESK0001' }),
    deposit(2350, referencia),
  ])
  expect(same!.propuesta).toMatchObject({ clase: 'SEGURA', pago: { id: body.pago.id }, lineas: [] })
  expect(near!.propuesta).toMatchObject({ pago: null })
  const done = await bank.confirm([{ id: same!.id, padreId }])
  expect(done.body.cobrados).toMatchObject([{ id: same!.id, pago: { id: body.pago.id } }])
  expect(await depositOf(same!.id)).toMatchObject({ estado: 'EMPAREJADO' })
  expect((await bank.match(near!.id, body.pago.id)).status).toBe(409)
  expect((await school.office.cancelPayment(body.pago.id)).status).toBe(200)
  expect(await depositOf(same!.id)).toMatchObject({ estado: 'PENDIENTE', pago: null })
  expect((await bank.match(same!.id, body.pago.id)).status).toBe(409)
})

it('matching by hand asks for the same amount and a transfer that waits', async () => {
  const { padreId, months } = await family()
  const [september, october] = await months()
  const take = async (id: number, medio: Means) =>
    (await school.desk.collect({ padreId, lineas: [{ tipo: 'COLEGIATURA', id }], medios: [medio] })).body.pago
  const paid = await take(september!.id, transfer(2350))
  const cash = await take(october!.id, { metodo_pago: 'EFECTIVO', monto: 2350 })
  const [other, same] = await bank.bring(account, [deposit(2000, 'X'), deposit(2350, 'X')])
  expect((await bank.match(other!.id, paid.id)).status).toBe(409)
  expect((await bank.match(same!.id, cash.id)).status).toBe(409)
  expect((await bank.match(same!.id, 999_999)).status).toBe(404)
  expect((await bank.match(999_999, paid.id)).status).toBe(404)
  const { status, body } = await bank.match(same!.id, paid.id)
  expect([status, body.movimiento.estado, body.movimiento.pago.folio]).toEqual([
    200,
    'EMPAREJADO',
    paid.folio,
  ])
  expect((await bank.match(same!.id, paid.id)).status).toBe(409)
  expect((await bank.set(same!.id, { estado: 'IGNORADO', motivo: 'X' })).status).toBe(409)
})

it('a payer is remembered for the family, another proposal is refused, and both are forgotten', async () => {
  const one = await family()
  const [first] = await bank.bring(account, [
    deposit(2350, one.referencia, { payer: 'JOSÉ  PÉREZ', account: '012180001234567897' }),
  ])
  await bank.confirm([{ id: first!.id, padreId: one.padreId }])
  const [, known] = await bank.bring(account, [
    deposit(2350, one.referencia, { key: first!.rastreo! }),
    deposit(2350, 'SIN NADA', { payer: 'JOSE PEREZ', account: '012180001234567897', day: '2026-09-07' }),
  ])
  expect(known!.propuesta).toMatchObject({
    padreId: one.padreId,
    razones: [expect.stringContaining('la cuenta'), expect.stringContaining('debe exactamente')],
  })
  const pairs = await bank.payers(one.padreId)
  expect(pairs.map(({ tipo, valor, rechazado }: never) => [tipo, valor, rechazado])).toEqual([
    ['CUENTA', '012180001234567897', false],
    ['NOMBRE', 'jose perez', false],
  ])
  const two = await school.addFamily(1)
  const wrong = await bank.confirm([{ id: known!.id, padreId: two.padreId }])
  expect(wrong.body.cobrados[0].pago.a_cuenta).toBe(2350)
  expect((await bank.payers(one.padreId)).every(({ rechazado }: never) => rechazado)).toBe(true)
  await school.office.cancelPayment(wrong.body.cobrados[0].pago.id)
  expect(await bank.payers(two.padreId)).toEqual([])
  expect((await school.caller.delete(`/banco/recordados/${pairs[0].id}`)).status).toBe(200)
  expect((await school.caller.delete(`/banco/recordados/${pairs[0].id}`)).status).toBe(404)
  expect(await bank.payers(one.padreId)).toHaveLength(1)
})

it('one that fails leaves the others; pressed again, what is paid is omitted', async () => {
  const { padreId, referencia } = await family(2)
  const [a, b] = await bank.bring(account, [deposit(2350, referencia), deposit(2350, referencia)])
  const press = [
    { id: a!.id, padreId },
    { id: 999_999, padreId },
    { id: b!.id, padreId: 999_999 },
  ]
  const first = await bank.confirm(press)
  expect([first.body.cobrados.length, first.body.omitidos.map(({ id }: never) => id)]).toEqual([
    1,
    [999_999, b!.id],
  ])
  const again = await bank.confirm([
    { id: a!.id, padreId },
    { id: b!.id, padreId },
  ])
  expect(again.body.omitidos).toEqual([
    {
      id: a!.id,
      motivo: expect.stringMatching(/ya está en el folio/),
      pago: { id: expect.any(Number), folio: first.body.cobrados[0].pago.folio },
    },
  ])
  expect(again.body.cobrados).toHaveLength(1)
})

it('the same deposit from two desks at once pays once, and so does the same key', async () => {
  const { padreId, referencia } = await family()
  const [came] = await bank.bring(account, [deposit(2350, referencia)])
  const press = [{ id: came!.id, padreId }]
  const answers = await Promise.all([
    bank.confirm(press),
    bank.confirm(press),
    bank.confirm(press, 'k1'),
    bank.confirm(press, 'k1'),
  ])
  const bodies = answers.filter(({ status }) => status === 200).map(({ body }) => body)
  expect(new Set(bodies.flatMap(({ cobrados }) => cobrados.map(({ pago }: never) => pago['id']))).size).toBe(
    1,
  )
  const { pagos } = (await school.caller.get(`/pagos/by/padre/${padreId}`)).body
  expect(pagos).toHaveLength(1)
})

it('an ignored deposit waits no more until it is set back; it needs a reason', async () => {
  const { padreId } = await family()
  const [came] = await bank.bring(account, [deposit(100, 'RIFA')])
  const bare = await bank.set(came!.id, { estado: 'IGNORADO' })
  expect([bare.status, Object.keys(bare.body.campos)]).toEqual([400, ['motivo']])
  expect((await bank.set(999_999, { estado: 'PENDIENTE' })).status).toBe(404)
  const ignored = await bank.set(came!.id, { estado: 'IGNORADO', motivo: 'Es de la rifa' })
  expect(ignored.body.movimiento).toMatchObject({
    estado: 'IGNORADO',
    motivo: 'Es de la rifa',
    propuesta: null,
  })
  expect((await bank.confirm([{ id: came!.id, padreId }])).body.omitidos[0].motivo).toContain('ignorado')
  expect((await bank.set(came!.id, { estado: 'PENDIENTE' })).body.movimiento.estado).toBe('PENDIENTE')
})

it('a recorded transfer without a deposit is told once its day is in a file and five days are over', async () => {
  const { padreId, months } = await family()
  const [september] = await months()
  const { body } = await school.desk.collect({
    padreId,
    lineas: [{ tipo: 'COLEGIATURA', id: september!.id }],
    medios: [transfer(2350, 'NUNCA LLEGÓ')],
    fecha_pago: '2026-09-03',
  })
  expect(await bank.withoutDeposit()).toEqual([])
  await bank.bring(account, [deposit(1, 'X', { day: '2026-09-02' }), deposit(1, 'X', { day: '2026-09-04' })])
  const expected = {
    id: body.pago.id,
    folio: body.pago.folio,
    fecha_pago: '2026-09-03',
    monto: 2350,
    referencia: 'NUNCA LLEGÓ',
  }
  expect(await bank.withoutDeposit()).toMatchObject([expected])
  expect(await bank.withoutDeposit('?dias=6')).toEqual([])
  const [came] = (await bank.bring(account, [deposit(2350, 'X', { day: '2026-09-03' })])).filter(
    ({ monto }) => monto === 2350,
  )
  expect((await bank.match(came!.id, body.pago.id)).status).toBe(200)
  expect(await bank.withoutDeposit()).toEqual([])
})

it('what is wrong in a confirmation is 400 and changes nothing', async () => {
  const { padreId, hijos } = await family()
  const [came] = await bank.bring(account, [deposit(1, 'X')])
  const id = came!.id
  for (const [movimientos, campo] of [
    [[], 'movimientos'],
    [[{ id }], 'movimientos.0.padreId'],
    [[{ id, padreId, alumnoId: hijos[0] }], 'movimientos.0.padreId'],
    [Array.from({ length: 201 }, () => ({ id, padreId })), 'movimientos'],
  ] as const) {
    const { status, body } = await bank.confirm(movimientos)
    expect([status, Object.keys(body.campos)]).toEqual([400, [campo]])
  }
  expect(refusalOf(await school.caller.post('/banco/confirmar', { movimientos: [{ id, padreId }] }))).toEqual(
    [400, 'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.'],
  )
  expect((await depositOf(id)).estado).toBe('PENDIENTE')
})
