import type { CollectBody } from '@contract/desk/desk.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { cash, charge, month, transfer } from '../desk/family'
import { card, openInvoices, type Invoices } from './anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())
afterEach(async () => expect(await ledgerFaults(given.school.server.db)).toEqual([]))

const collect = (body: CollectBody) => given.school.desk.collect(body)
const centavos = (pesos: number) => Math.round(pesos * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + centavos(each), 0)

test('the global list: one line for each folio, to the general public; 409 with nothing left', async () => {
  const { padreId, hijos, fiscalId } = await given.addPayer()
  const id = await given.school.office.addCharge(given.cycle, hijos[0]!, 350.5)
  const { pago } = (await collect({ padreId, lineas: [charge(id)], medios: [cash(350.5)] })).body
  expect((await given.of(pago.id)).estado).toBe('GLOBAL')
  expect((await given.deliver([pago.id])).status).toBe(409)
  for (const [desde, hasta, said] of [
    [
      '2026-08-25',
      '2026-09-03',
      'La factura global es de días de un solo mes: entrega cada mes por separado',
    ],
    ['2026-09-03', '2026-09-01', 'La fecha final no puede ser anterior a la inicial'],
  ] as const)
    expect(refusalOf(await given.global(desde, hasta))).toEqual([400, { hasta: said }])
  const answer = await given.global('2026-09-01', '2026-09-07')
  const { json } = await given.open(answer)
  expect(json.global).toMatchObject({
    receptor: { rfc: 'XAXX010101000', regimen_fiscal: '616', uso_cfdi: 'S01', codigo_postal: '58000' },
    informacion_global: { periodicidad: '02', meses: '09', anio: 2026 },
    forma_pago: '01',
    total: 350.5,
    conceptos: [{ pago: pago.id, importe: 350.5, clave_producto: '01010101' }],
  })
  expect((await given.global('2026-09-01', '2026-09-07')).status).toBe(409)
  expect(await given.ask(pago.id, { fiscalId })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('en la global del') },
  })
  expect(refusalOf(await given.ask(pago.id, { fiscalId: null, sustituir: true }))).toEqual([
    400,
    { fiscalId: 'Indica a quién se factura lo que sustituye a la global' },
  ])
  // Asked for after the global: the next delivery names the line to be replaced.
  expect((await given.ask(pago.id, { fiscalId, sustituir: true })).status).toBe(200)
  expect((await given.of(pago.id)).estado).toBe('LISTA')
  const own = await given.open(await given.deliver([pago.id]))
  expect(own.json.por_sustituir).toMatchObject([{ pago: pago.id, total: 350.5, en_global: true }])
  expect(own.json.facturas).toHaveLength(1)
})

test('a month adds up: what is handed over is what was paid, less money on account, plus credit used', async () => {
  await given.school.at('2026-10-05')
  const { desk, office, caller } = given.school
  const payer = await given.addPayer(2)
  const { padreId, hijos, fiscalId } = payer
  const [first, second] = await given.monthsOf(hijos[0]!)
  // On account by card, in October; half of it is used in October, the rest in November.
  const account = await collect({
    padreId,
    lineas: [],
    a_cuenta: true,
    medios: [card(2 * first!.monto, 'CREDITO')],
  })
  expect(account.status).toBe(200)
  const used = (
    await collect({ padreId, fiscalId, lineas: [month(first!.id)], medios: [], usar_saldo: first!.monto })
  ).body.pago
  expect(await given.of(used.id)).toMatchObject({ estado: 'LISTA', forma_pago: '04', total: first!.monto })
  expect(await given.of(account.body.pago.id)).toBeUndefined()
  const mixed = await office.addCharge(given.cycle, hijos[1]!, 100.01)
  await collect({ padreId, fiscalId, lineas: [charge(mixed, 60)], medios: [cash(40), transfer(20)] })
  await collect({ padreId, lineas: [charge(mixed)], medios: [cash(40.01)] })
  const gone = await office.addCharge(given.cycle, hijos[1]!, 77)
  const cancelled = (await collect({ padreId, lineas: [charge(gone)], medios: [cash(77)] })).body.pago
  await office.cancelPayment(cancelled.id)
  const many = (await given.monthsOf(hijos[1]!)).slice(0, 3)
  await collect({
    padreId,
    fiscalId,
    lineas: many.map(({ id }) => month(id)),
    medios: [transfer(sum(many.map(({ monto }) => monto)) / 100)],
  })

  const { facturas, resumen } = await given.list('?desde=2026-10-01&hasta=2026-10-31&por_pagina=500')
  const ready = facturas.filter(({ estado }) => estado === 'LISTA').map(({ pago }) => pago.id)
  const asked = await given.open(await given.deliver(ready))
  const rest = await given.open(await given.global('2026-10-01', '2026-10-31'))
  const handed = sum([asked.json.sumas.total, rest.json.sumas.total])
  const paid = (await caller.get('/pagos/by/fecha?desde=2026-10-01&hasta=2026-10-31&por_pagina=500')).body
  const standing = paid.pagos.filter(({ cancelado }: { cancelado: boolean }) => !cancelado)
  const of = (field: string) => sum(standing.map((each: Record<string, number>) => each[field]!))
  expect(handed).toBe(of('monto') - of('a_cuenta') + of('saldo_usado'))
  expect(resumen.anticipo).toEqual({ pagos: 1, total: 2 * first!.monto })
  expect(sum(asked.json.facturas.map(({ total }) => total))).toBe(centavos(asked.json.sumas.total))
  for (const { conceptos, total, subtotal, descuento } of asked.json.facturas) {
    expect(sum(conceptos.map(({ importe, descuento: less }) => importe - less))).toBe(centavos(total))
    expect(centavos(subtotal) - centavos(descuento)).toBe(centavos(total))
  }
  expect(resumen.CANCELADA).toEqual({ pagos: 1, total: 77 })
  // What uses the rest of the credit is invoiced in its month, with the means it came with.
  await given.school.at('2026-11-03')
  const later = (
    await given.school.desk.collect({
      padreId,
      fiscalId,
      lineas: [month(second!.id, 100)],
      medios: [],
      usar_saldo: 100,
    })
  ).body.pago
  expect(await given.of(later.id)).toMatchObject({ estado: 'LISTA', forma_pago: '04', total: 100 })
  expect((await desk.family({ padreId })).status).toBeGreaterThan(0)
})

test('credit of a card of unknown kind is mended at the payment that brought it', async () => {
  const { padreId, hijos, fiscalId } = await given.addPayer()
  const [first] = await given.monthsOf(hijos[0]!)
  const brought = (await collect({ padreId, lineas: [], a_cuenta: true, medios: [card(first!.monto)] })).body
    .pago
  const used = (
    await collect({ padreId, fiscalId, lineas: [month(first!.id, 50)], medios: [], usar_saldo: 50 })
  ).body.pago
  expect(await given.of(used.id)).toMatchObject({
    estado: 'FALTA',
    faltan: [{ ruta: `/facturas?medio=${brought.id}` }],
  })
  // Of either kind a card is deductible.
  const { deducible } = (await given.school.caller.get(`/facturas/deducible/${hijos[0]}?anio=2026`)).body
  expect(deducible).toMatchObject({ pagado: 50, deducible: 50, por_aclarar: 0 })
  await given.school.caller.patch(`/pagos/${brought.id}/medio`, { tarjeta: 'DEBITO' })
  expect(await given.of(used.id)).toMatchObject({ estado: 'LISTA', forma_pago: '28' })
})
