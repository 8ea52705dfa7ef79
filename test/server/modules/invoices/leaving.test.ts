import type { CollectBody } from '@contract/desk/desk.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { cash, charge, month, transfer } from '../desk/family'
import { card, openInvoices, type Invoices } from './anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())
afterEach(async () => expect(await ledgerFaults(given.school.server.db)).toEqual([]))

const collect = (body: CollectBody) => given.school.desk.collect(body)

/** The first child of a family leaves: months after September become credit. */
const leave = async (pupil: number): Promise<void> => {
  const { id } = await given.school.server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', pupil)
    .executeTakeFirstOrThrow()
  const body = { inscripcionId: id, fecha: '2026-09-01', motivo: 'CAMBIO DE CIUDAD', a_favor: true }
  expect((await given.school.caller.patch('/inscripciones/baja', body)).status).toBe(200)
}

/** A family of two whose first child paid these months ahead, delivered. */
const paidAhead = async (count: number, isAsked = true) => {
  const payer = await given.addPayer(2)
  const { padreId, hijos, fiscalId } = payer
  const months = (await given.monthsOf(hijos[0]!)).slice(0, count)
  const sum = months.reduce((total, { monto }) => total + monto, 0)
  const body = { padreId, lineas: months.map(({ id }) => month(id)), medios: [transfer(sum)] }
  const { pago } = (await collect(isAsked ? { ...body, fiscalId } : body)).body
  return { ...payer, months, pago, sum }
}

test('a month that became credit is invoiced once: the document is replaced, and what uses the credit has its own', async () => {
  const { padreId, hijos, fiscalId, months, pago, sum } = await paidAhead(3)
  const first = await given.open(await given.deliver([pago.id]))
  expect(first.json.sumas.total).toBe(sum)
  await leave(hijos[0]!)
  const credit = months[1]!.monto + months[2]!.monto
  // Nothing is invoiced twice from the day of the baja on, delivered or not.
  expect(await given.of(pago.id)).toMatchObject({ estado: 'LISTA', total: months[0]!.monto, entrega: null })
  const { resumen } = await given.list()
  expect(resumen).toMatchObject({ por_sustituir: 1, por_cancelar: 0, devuelto: { pagos: 1, total: credit } })
  const [own] = await given.monthsOf(hijos[1]!)
  const used = (
    await collect({ padreId, fiscalId, lineas: [month(own!.id)], medios: [], usar_saldo: own!.monto })
  ).body.pago
  expect(await given.of(used.id)).toMatchObject({ estado: 'LISTA', forma_pago: '03', total: own!.monto })
  const { json } = await given.open(await given.deliver([pago.id, used.id]))
  expect(json.por_sustituir).toMatchObject([{ pago: pago.id, total: sum, en_global: false }])
  expect(json.facturas.map(({ pago: id, total }) => [id, total])).toEqual([
    [pago.id, months[0]!.monto],
    [used.id, own!.monto],
  ])
  expect(json.facturas[0]!.conceptos).toHaveLength(1)
  expect((await given.list()).resumen.por_sustituir).toBe(0)
  const deducible = async (pupil: number) =>
    (await given.school.caller.get(`/facturas/deducible/${pupil}?anio=2026`)).body.deducible
  expect(await deducible(hijos[0]!)).toMatchObject({ pagado: months[0]!.monto, deducible: months[0]!.monto })
  expect(await deducible(hijos[1]!)).toMatchObject({ pagado: own!.monto, deducible: own!.monto })
})

test('a payment of which all became credit is cancelled, not replaced, and is no invoice any more', async () => {
  const payer = await given.addPayer(1)
  const { padreId, hijos, fiscalId } = payer
  const [, october] = await given.monthsOf(hijos[0]!)
  const { pago } = (
    await collect({ padreId, fiscalId, lineas: [month(october!.id)], medios: [transfer(october!.monto)] })
  ).body
  await given.open(await given.deliver([pago.id]))
  await leave(hijos[0]!)
  expect(await given.of(pago.id)).toBeUndefined()
  expect((await given.list()).resumen).toMatchObject({ por_cancelar: 1, por_sustituir: 0 })
  const refused = await given.deliver([pago.id])
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('saldo a favor por una baja') },
  })
  const uniform = await given.school.office.addCharge(given.cycle, hijos[0]!, 50)
  const other = (await collect({ padreId, fiscalId, lineas: [charge(uniform)], medios: [cash(50)] })).body
  const { json } = await given.open(await given.deliver([other.pago.id]))
  expect(json.por_cancelar).toMatchObject([{ pago: pago.id, total: october!.monto }])
})

test('in a global list the line is replaced, and the rest goes into the next one', async () => {
  const { hijos, months, pago, sum } = await paidAhead(2, false)
  const first = await given.open(await given.global('2026-09-01', '2026-09-30'))
  expect(first.json.global!.conceptos.find((line) => line.pago === pago.id)?.importe).toBe(sum)
  await leave(hijos[0]!)
  expect(await given.of(pago.id)).toMatchObject({ estado: 'GLOBAL', total: months[0]!.monto })
  const { json } = await given.open(await given.global('2026-09-01', '2026-09-30'))
  expect(json.por_sustituir).toMatchObject([{ pago: pago.id, total: sum, en_global: true }])
  expect(json.global!.conceptos).toMatchObject([{ pago: pago.id, importe: months[0]!.monto }])
})

test('after the baja the kind of its card may be mended again, and its fiscal data stay while it is not delivered', async () => {
  const { padreId, hijos, fiscalId } = await given.addPayer(1)
  const months = (await given.monthsOf(hijos[0]!)).slice(0, 2)
  const medios = [card(months[0]!.monto + months[1]!.monto, 'CREDITO')]
  const lineas = months.map(({ id }) => month(id))
  const { pago } = (await collect({ padreId, fiscalId, lineas, medios })).body
  await given.open(await given.deliver([pago.id]))
  const say = () => given.school.caller.patch(`/pagos/${pago.id}/medio`, { tarjeta: 'DEBITO' })
  expect((await say()).status).toBe(409)
  await leave(hijos[0]!)
  expect((await say()).status).toBe(200)
  expect((await given.school.caller.delete(`/fiscales/${fiscalId}`)).status).toBe(409)
  const { json } = await given.open(await given.deliver([pago.id]))
  expect(json.facturas).toMatchObject([{ forma_pago: '28', total: months[0]!.monto }])
})

test('two desks that deliver different payments at once name what ended only once', async () => {
  const { hijos, pago } = await paidAhead(2)
  await given.open(await given.deliver([pago.id]))
  const others = [await paidAhead(1), await paidAhead(1)]
  await leave(hijos[0]!)
  const answers = await Promise.all(others.map((each) => given.deliver([each.pago.id])))
  const files = [await given.open(answers[0]!), await given.open(answers[1]!)]
  expect(files.flatMap(({ json }) => json.por_sustituir)).toMatchObject([{ pago: pago.id }])
})

test('of a pupil enrolled again after a cancelled enrolment a charge is one line of the invoice, not one for each enrolment', async () => {
  const { padreId, hijos, fiscalId } = await given.addPayer(1)
  const pupil = hijos[0]!
  const [standing] = (await given.school.server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', pupil)
    .execute()) as [{ id: number }]
  const why = { motivo_cancelacion: 'SE INSCRIBIÓ POR ERROR' }
  expect((await given.school.caller.delete(`/inscripciones/${standing.id}`, why)).status).toBe(200)
  expect((await given.school.office.enrol(given.cycle, [pupil])).status).toBe(200)
  const uniform = await given.school.office.addCharge(given.cycle, pupil, 50)
  const [first] = await given.monthsOf(pupil)
  const lineas = [charge(uniform), month(first!.id)]
  const { pago } = (await collect({ padreId, fiscalId, lineas, medios: [transfer(50 + first!.monto)] })).body
  expect(await given.of(pago.id)).toMatchObject({ total: 50 + first!.monto })
  const { deducible } = (await given.school.caller.get(`/facturas/deducible/${pupil}?anio=2026`)).body
  expect(deducible).toMatchObject({ pagado: first!.monto, deducible: first!.monto })
})
