import { randomUUID } from 'node:crypto'
import type { CollectBody } from '@contract/desk/desk.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { cash, charge, month, transfer, type Means } from '../desk/family'
import { card, MARIA, openInvoices, type Invoices } from './anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())
afterEach(async () => expect(await ledgerFaults(given.school.server.db)).toEqual([]))

const collect = (body: CollectBody) => given.school.desk.collect(body)

/** A payment of one month that the family asked an invoice for. */
const askedMonth = async (means: (monto: number) => Means = transfer) => {
  const payer = await given.addPayer()
  const [first] = await given.monthsOf(payer.hijos[0]!)
  const { padreId, fiscalId } = payer
  const answer = await collect({
    padreId,
    fiscalId,
    lineas: [month(first!.id)],
    medios: [means(first!.monto)],
  })
  expect(answer.status).toBe(200)
  return { ...payer, monto: first!.monto, pago: answer.body.pago }
}

test('a payment says whom it is invoiced to; the desk lists the family’s data', async () => {
  const { padreId, fiscalId, pago } = await askedMonth()
  expect(pago.factura).toEqual({ fiscalId, rfc: MARIA.rfc, nombre: MARIA.nombre })
  const { familia } = (await given.school.desk.family({ padreId })).body
  expect(familia.fiscales).toEqual([
    { id: fiscalId, rfc: MARIA.rfc, nombre: MARIA.nombre, predeterminado: true },
  ])
  expect(await given.of(pago.id)).toMatchObject({
    estado: 'LISTA',
    faltan: [],
    forma_pago: '03',
    entrega: null,
  })
})

test('fiscal data of another family are 404 and take no money', async () => {
  const [one, other] = [await given.addPayer(), await given.addPayer()]
  const id = await given.school.office.addCharge(given.cycle, one.hijos[0]!, 100)
  const body = { padreId: one.padreId, lineas: [charge(id)], medios: [cash(100)] }
  expect((await collect({ ...body, fiscalId: other.fiscalId })).status).toBe(404)
  const { pago } = (await collect({ ...body, fiscalId: null })).body
  expect(pago.factura).toBeNull()
  expect((await given.ask(pago.id, { fiscalId: other.fiscalId })).status).toBe(404)
  expect((await given.ask(pago.id, { fiscalId: one.fiscalId })).body.pago.factura.fiscalId).toBe(one.fiscalId)
  expect((await given.ask(pago.id, { fiscalId: null })).body.pago.factura).toBeNull()
  expect((await given.ask(99_999, { fiscalId: null })).status).toBe(404)
})

test('delivers once, and the same again; 409 afterwards names the day', async () => {
  const { pago, monto, fiscalId } = await askedMonth()
  const key = randomUUID()
  const first = await given.deliver([pago.id], key)
  const { json, csv, files } = await given.open(first)
  const [invoice] = json.facturas
  expect(invoice).toMatchObject({
    pago: pago.id,
    receptor: MARIA,
    emisor: { rfc: 'CLA900101AB1', nombre: 'COLEGIO DEL LAGO', regimen_fiscal: '603' },
    metodo_pago: 'PUE',
    forma_pago: '03',
    total: monto,
    conceptos: [
      { linea: 1, clave_producto: '86121503', importe: monto, deducible: monto, iedu: { autRVOE: '20-1' } },
    ],
  })
  expect(json.sumas).toEqual({ facturas: 1, total: monto })
  const name = `${String(pago.folio).padStart(6, '0')}-1.xml`
  expect(files.get(name)).toContain('<iedu:instEducativas')
  expect(csv).toContain(MARIA.rfc)
  expect((await given.deliver([pago.id], key)).body).toEqual(first.body)
  const again = await given.open(await given.deliver([pago.id]))
  expect(again.json.facturas).toEqual(json.facturas)
  expect((await given.of(pago.id)).estado).toBe('ENTREGADA')
  const late = await given.ask(pago.id, { fiscalId })
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('se entregó para facturar') },
  })
  expect((await given.school.caller.patch(`/pagos/${pago.id}/medio`, { tarjeta: 'CREDITO' })).status).toBe(
    400,
  )
})

test('one that lacks something refuses the whole press and is named', async () => {
  const ready = await askedMonth()
  const lacking = await askedMonth(card)
  const invoice = await given.of(lacking.pago.id)
  expect(invoice).toMatchObject({
    estado: 'FALTA',
    faltan: [{ campo: 'medio', ruta: `/facturas?medio=${lacking.pago.id}` }],
  })
  const refused = await given.deliver([ready.pago.id, lacking.pago.id])
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain(String(lacking.pago.folio).padStart(6, '0'))
  expect((await given.of(ready.pago.id)).estado).toBe('LISTA')
  expect((await given.deliver([ready.pago.id, 99_999])).status).toBe(404)
  await given.school.caller.patch(`/pagos/${lacking.pago.id}/medio`, { tarjeta: 'CREDITO' })
  expect(await given.of(lacking.pago.id)).toMatchObject({ estado: 'LISTA', forma_pago: '04' })
  expect((await given.deliver([ready.pago.id, lacking.pago.id])).status).toBe(200)
  expect(
    (await given.school.caller.patch(`/pagos/${lacking.pago.id}/medio`, { tarjeta: 'DEBITO' })).status,
  ).toBe(409)
})

test('two desks that deliver the same at once hand over the same document', async () => {
  const { pago } = await askedMonth()
  const both = await Promise.all([given.deliver([pago.id]), given.deliver([pago.id])])
  const [a, b] = [await given.open(both[0]), await given.open(both[1])]
  expect(a.json.facturas).toEqual(b.json.facturas)
  expect(a.json.facturas).toHaveLength(1)
})

test.each(['PROPIO', 'DE_QUIEN_COBRO'])(
  'cancelled after delivery (%s): the next delivery names it, and only that one',
  async (corte) => {
    const { pago, monto } = await askedMonth()
    await given.open(await given.deliver([pago.id]))
    const cancelled = await given.school.office.cancelPayment(pago.id, 'ERROR', { corte })
    expect(cancelled.body.pago).toMatchObject({ corte_cancelacion: corte })
    expect((await given.of(pago.id)).estado).toBe('CANCELADA')
    expect((await given.list()).resumen.por_cancelar).toBe(1)
    expect((await given.deliver([pago.id])).status).toBe(409)
    const next = await given.open(await given.deliver([(await askedMonth()).pago.id]))
    expect(next.json.por_cancelar).toMatchObject([{ pago: pago.id, total: monto, en_global: false }])
    const after = await given.open(await given.deliver([(await askedMonth()).pago.id]))
    expect(after.json.por_cancelar).toEqual([])
    expect((await given.list()).resumen.por_cancelar).toBe(0)
  },
)

test('cash counts against what is not tuition first; the code is that of the largest means', async () => {
  const { padreId, hijos, fiscalId } = await given.addPayer(2)
  const months = [(await given.monthsOf(hijos[0]!))[0]!, (await given.monthsOf(hijos[1]!))[0]!]
  const uniform = await given.school.office.addCharge(given.cycle, hijos[0]!, 500)
  const total = months[0]!.monto + months[1]!.monto
  const answer = await collect({
    padreId,
    fiscalId,
    lineas: [...months.map(({ id }) => month(id)), charge(uniform)],
    medios: [cash(700), card(total - 200, 'DEBITO')],
  })
  const { json, files } = await given.open(await given.deliver([answer.body.pago.id]))
  const [invoice] = json.facturas
  expect(invoice).toMatchObject({ forma_pago: '28', total: total + 500 })
  const tuition = invoice!.conceptos.filter(({ iedu }) => iedu)
  expect(tuition).toHaveLength(2)
  expect(tuition.reduce((sum, { deducible }) => sum + deducible, 0)).toBe(total - 200)
  expect([...files.keys()].filter((name) => /^\d+-\d\.xml$/.test(name))).toHaveLength(2)
  const name = `cfdi/A-${answer.body.pago.folio}.xml`
  expect(files.get(name)).toMatch(/ Folio="\d+" Fecha="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d" FormaPago="28"/)
  expect(files.get(name)!.match(/<iedu:instEducativas /g)).toHaveLength(2)
  expect(JSON.parse(files.get('facturapi.json')!)).toHaveLength(1)
  const deducible = async (pupil: number) =>
    (await given.school.caller.get(`/facturas/deducible/${pupil}?anio=2026`)).body.deducible
  expect(await deducible(hijos[0]!)).toEqual({
    anio: 2026,
    pagado: months[0]!.monto,
    deducible: months[0]!.monto - 200,
    por_aclarar: 0,
    tope: 12_900,
  })
  expect((await deducible(hijos[1]!)).deducible).toBe(months[1]!.monto)
  expect((await given.school.caller.get('/facturas/deducible/99999')).status).toBe(404)
})
