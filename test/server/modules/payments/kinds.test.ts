import { sql } from 'kysely'
import type { CardKind, DepositKind } from '@contract/fiscal/means.rules'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { Answer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { cash, charge, openSchool, type School } from '../desk/family'

let school: School
let cycle: number
let child: number
let padreId: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
  const family = await school.addFamily(2)
  padreId = family.padreId
  child = family.hijos[0] as number
  expect((await school.office.enrol(cycle, family.hijos)).status).toBe(200)
})
afterAll(() => school.server.close())
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

let count = 0
const reference = () => `REF ${++count}`
const card = (tarjeta: CardKind | null = null) => ({
  metodo_pago: 'TARJETA' as const,
  referencia: reference(),
  tarjeta,
})
const deposit = (deposito: DepositKind | null = null) => ({
  metodo_pago: 'DEPOSITO' as const,
  referencia: reference(),
  deposito,
})
const newCharge = () => school.office.addCharge(cycle, child, 100)
const say = (id: number, body: unknown): Promise<Answer> => school.caller.patch(`/pagos/${id}/medio`, body)
const meansOf = (answer: Answer) => answer.body.pago.medios

test('every paying call takes the kind of a card or of a deposit, and payments tell it', async () => {
  const { office, desk, caller } = school
  const paid = await office.pay(await newCharge(), card('CREDITO'))
  expect(meansOf(paid)).toMatchObject([{ metodo_pago: 'TARJETA', monto: 100, tarjeta: 'CREDITO' }])
  expect(meansOf(await caller.get(`/pagos/${paid.body.pago.id}`))[0].tarjeta).toBe('CREDITO')
  const part = await newCharge()
  expect(meansOf(await office.payPart(part, 40, deposit('CHEQUE')))[0].deposito).toBe('CHEQUE')
  expect(meansOf(await office.complement(part, 60, card('DEBITO')))[0].tarjeta).toBe('DEBITO')
  const [month] = (await office.tuitionOf(child, cycle)).pagos
  expect(meansOf(await office.payMonths([month!.id], card('CREDITO')))[0].tarjeta).toBe('CREDITO')
  expect(meansOf(await office.payYear(child, cycle, deposit('EFECTIVO')))[0].deposito).toBe('EFECTIVO')
  const medios = [
    { ...card('DEBITO'), monto: 60 },
    { ...deposit(), monto: 40 },
  ]
  const visit = await desk.collect({ padreId, lineas: [charge(await newCharge())], medios })
  expect(meansOf(visit)[0]).toMatchObject({ tarjeta: 'DEBITO' })
  expect(meansOf(visit)[1]).not.toHaveProperty('deposito')
})

test('a kind of another method is 400 and takes no money', async () => {
  const { office, desk } = school
  const id = await newCharge()
  const wrong = {
    metodo_pago: 'TRANSFERENCIA' as const,
    referencia: reference(),
    tarjeta: 'CREDITO' as const,
  }
  expect(await office.pay(id, wrong)).toMatchObject({
    status: 400,
    body: { campos: { tarjeta: expect.any(String) } },
  })
  expect((await office.pay(id, { ...card(), deposito: 'EFECTIVO' })).body.campos).toHaveProperty('deposito')
  expect(refusalOf(await office.pay(id, { ...card(), tarjeta: 'PREPAGO' }))).toEqual([
    400,
    { tarjeta: 'Debe ser uno de estos valores: CREDITO, DEBITO.' },
  ])
  const medios = [{ ...wrong, monto: 100 }]
  const refused = await desk.collect({ padreId, lineas: [charge(id)], medios })
  expect(refused).toMatchObject({ status: 400, body: { campos: { medios: expect.any(String) } } })
  expect((await office.chargeOf(child, id)).estado).toBe('PENDIENTE')
})

test('the kind is said later and mended, at its place; nothing else changes', async () => {
  const { office, desk, caller } = school
  const { id, monto } = (await office.pay(await newCharge(), card())).body.pago
  const said = await say(id, { tarjeta: 'CREDITO' })
  expect(said).toMatchObject({ status: 200, body: { pago: { id, monto, medios: [{ tarjeta: 'CREDITO' }] } } })
  expect(meansOf(await say(id, { indice: 0, tarjeta: 'DEBITO' }))[0].tarjeta).toBe('DEBITO')
  expect((await say(id, { tarjeta: 'DEBITO' })).status).toBe(200)
  const { bitacora } = (await caller.get('/bitacora?tipo=PAGO')).body
  expect(bitacora[0]).toMatchObject({ accion: 'UPDATE', registroId: id, cambios: [{ campo: 'medios' }] })
  const medios = [cash(60), { ...deposit(), monto: 40 }]
  const several = (await desk.collect({ padreId, lineas: [charge(await newCharge())], medios })).body.pago
  expect(refusalOf(await say(several.id, { deposito: 'CHEQUE' }))).toEqual([
    400,
    { deposito: 'Solo un depósito es en efectivo o con cheque' },
  ])
  expect(meansOf(await say(several.id, { indice: 1, deposito: 'CHEQUE' }))[1].deposito).toBe('CHEQUE')
})

test('saying a kind: 400 without one or with both, 404, 409 of a cancelled payment', async () => {
  const { office } = school
  const { id } = (await office.pay(await newCharge(), card())).body.pago
  const which =
    'Indica si la tarjeta fue de crédito o de débito, o si el depósito fue en efectivo o con cheque'
  for (const [body, campos] of [
    [{}, { tarjeta: which }],
    [{ tarjeta: null }, { tarjeta: which }],
    [{ tarjeta: 'CREDITO', deposito: 'CHEQUE' }, { tarjeta: which }],
    [{ deposito: 'CHEQUE' }, { deposito: 'Solo un depósito es en efectivo o con cheque' }],
  ] as const)
    expect(refusalOf(await say(id, body))).toEqual([400, campos])
  expect(await say(id, { indice: 1, tarjeta: 'CREDITO' })).toMatchObject({
    status: 400,
    body: { campos: { indice: expect.any(String) } },
  })
  expect((await say(99_999, { tarjeta: 'CREDITO' })).status).toBe(404)
  await office.cancelPayment(id)
  expect((await say(id, { tarjeta: 'CREDITO' })).status).toBe(409)
})

test('the database lets the kind be said and refuses everything else of a means', async () => {
  const { id } = (await school.office.pay(await newCharge(), card('CREDITO'))).body.pago
  const change = (what: string) =>
    sql.raw(`UPDATE payment_means SET ${what} WHERE payment_id = ${id}`).execute(school.server.db)
  await change("tarjeta = 'DEBITO'")
  for (const what of [
    'monto_centavos = 1',
    "referencia = 'OTRA'",
    "metodo_pago = 'CHEQUE', tarjeta = NULL",
    'tarjeta = NULL',
  ])
    await expect(change(what)).rejects.toThrow('append-only')
  await expect(change("deposito = 'CHEQUE'")).rejects.toThrow('payment_means_kind_fits')
  await expect(
    sql`DELETE FROM payment_means WHERE payment_id = ${id}`.execute(school.server.db),
  ).rejects.toThrow('append-only')
})
