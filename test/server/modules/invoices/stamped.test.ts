import { randomUUID } from 'node:crypto'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { paidInYear } from '@server/modules/invoices/paidYear'
import { cash, month, transfer } from '../desk/family'
import { openInvoices, type Invoices } from './anInvoice'
import { asked, createPac, stampedXml, uuidOf, zipOf, type Stamped } from './pac'

let given: Invoices
let pac: ReturnType<typeof createPac>
beforeAll(async () => {
  given = await openInvoices()
  pac = createPac(given)
})
afterAll(() => given.school.server.close())
afterEach(async () => expect(await ledgerFaults(given.school.server.db)).toEqual([]))

/** A payment of a month, delivered; `base` is what the service would write of it. */
const deliveredMonth = async () => {
  const payer = await given.addPayer()
  const [first] = await given.monthsOf(payer.hijos[0]!)
  const { padreId, fiscalId } = payer
  const medios = [transfer(first!.monto)]
  const { pago } = (
    await given.school.desk.collect({ padreId, fiscalId, lineas: [month(first!.id)], medios })
  ).body
  const { json } = await given.open(await given.deliver([pago.id]))
  const base = asked(json)[0] as Stamped
  return { ...payer, pago, monto: first!.monto, base, json, uuid: uuidOf('A', base.folio) }
}

const stateOf = async (id: number) => {
  const { estado, uuid } = await given.of(id)
  return { estado, uuid }
}

test('what agrees is TIMBRADA: the row, the payment, the statement, the family’s year and the sums say its UUID', async () => {
  const { pago, hijos, monto, base, uuid } = await deliveredMonth()
  const before = (await given.list()).resumen
  const { status, body } = await pac.bring({ 'uno.xml': stampedXml(base) })
  expect(status).toBe(200)
  expect(body).toMatchObject({ timbradas: 1, iguales: 0, no_coinciden: 0, message: 'Se timbró 1 factura.' })
  expect(body.resultados).toEqual([
    { archivo: 'uno.xml', resultado: 'TIMBRADA', folio: pago.folio, uuid, total: monto },
  ])
  expect(await given.of(pago.id)).toMatchObject({ estado: 'TIMBRADA', uuid, timbrada: '2026-09-16' })
  const { resumen } = await given.list()
  expect(resumen.TIMBRADA).toEqual({ pagos: 1, total: monto })
  expect(resumen.ENTREGADA.pagos).toBe(before.ENTREGADA.pagos - 1)
  const { caller } = given.school
  expect((await caller.get(`/pagos/${pago.id}`)).body.pago.uuid).toBe(uuid)
  const account = (await caller.get(`/estados/alumno/${hijos[0]}`)).body
  expect(JSON.stringify(account)).toContain(`Factura ${uuid}`)
  const year = await paidInYear(given.school.server.db, [hijos[0]!], 2026)
  expect(year.get(hijos[0]!)!.pagos).toMatchObject([{ folio: pago.folio, uuid }])
})

test('the same again is IGUAL; another UUID for it, and its UUID for another, are refused', async () => {
  const [one, other] = [await deliveredMonth(), await deliveredMonth()]
  const key = randomUUID()
  const first = await pac.bring({ 'a.xml': stampedXml(one.base) }, key)
  expect((await pac.bring({ 'a.xml': stampedXml(one.base) }, key)).body).toEqual(first.body)
  const again = await pac.bring({
    'a.xml': stampedXml(one.base),
    'b.xml': stampedXml({ ...one.base, uuid: uuidOf('A', 1, 'otro') }),
    'c.xml': stampedXml({ ...other.base, uuid: one.uuid.toLowerCase() }),
    'd.xml': stampedXml(other.base),
    'e.xml': stampedXml(other.base),
  })
  expect(again.body.resultados.map((each: { resultado: string }) => each.resultado)).toEqual([
    ...['IGUAL', 'NO_COINCIDE', 'NO_COINCIDE', 'TIMBRADA', 'IGUAL'],
  ])
  expect(again.body.resultados[1].motivo).toBe(`Ya está timbrada con otro UUID: ${one.uuid}`)
  expect(again.body.resultados[2].motivo).toMatch(/^Ese UUID ya está en el folio \d+$/)
  expect(await stateOf(one.pago.id)).toEqual({ estado: 'TIMBRADA', uuid: one.uuid })
})

const WRONG: readonly [string, Partial<Stamped>, RegExp][] = [
  ['of another school', { emisor: 'XYZ900101AB1' }, /^Es de otra escuela: la emite XYZ900101AB1/],
  ['for another receiver', { receptor: 'XAXX010101000' }, /^Es para XAXX010101000/],
  ['of another total', { total: 1.01 }, /^Es por \$1\.01 y se entregó por \$/],
  ['a tenth of a centavo more', { total: '2000.001' }, /dañado/],
  ['of an unknown folio', { folio: 99_999 }, /^No existe el recibo con folio/],
  ['without a folio of ours', { folio: 'B-12' }, /no son de un recibo/],
  ['in dollars', { moneda: 'USD' }, /no está en pesos/],
  ['a credit note', { tipo: 'E' }, /otro tipo de comprobante/],
  ['not stamped yet', { timbre: false }, /TimbreFiscalDigital/],
  ['with a UUID that is none', { uuid: 'no-es' }, /dañado/],
  [
    'of a global that is none',
    { serie: 'G', receptor: 'XAXX010101000', folio: 9999 },
    /No hay ninguna global/,
  ],
]

test('what does not agree is named with its reason, and nothing changes', async () => {
  const { pago, base } = await deliveredMonth()
  for (const [what, wrong, reason] of WRONG) {
    const { status, body } = await pac.bring({ 'mal.xml': stampedXml({ ...base, ...wrong }) })
    expect([what, status, body.resultados]).toEqual([
      ...[what, 200, [expect.objectContaining({ archivo: 'mal.xml', resultado: 'NO_COINCIDE' })]],
    ])
    expect([what, body.resultados[0].motivo]).toEqual([what, expect.stringMatching(reason)])
  }
  expect(await stateOf(pago.id)).toEqual({ estado: 'ENTREGADA', uuid: undefined })
})

test('an invoice in ISO-8859-1 is read; a name never decides', async () => {
  const { pago, base, uuid } = await deliveredMonth()
  const text = stampedXml({ ...base, antes: '<?xml version="1.0" encoding="ISO-8859-1"?>', nombre: 'MUÑOZ' })
  const { body } = await pac.bring({ 'latin.xml': Buffer.from(text, 'latin1') })
  expect(body.timbradas).toBe(1)
  expect(await stateOf(pago.id)).toEqual({ estado: 'TIMBRADA', uuid })
})

test('a day that is none in the stamp keeps no day', async () => {
  const { pago, base } = await deliveredMonth()
  const xml = stampedXml(base).replace('FechaTimbrado="2026-09-16', 'FechaTimbrado="2026-13-45')
  expect((await pac.bring({ 'a.xml': xml })).body.timbradas).toBe(1)
  expect(await given.of(pago.id)).toMatchObject({ estado: 'TIMBRADA', timbrada: null })
})

test('a cancelled payment that comes back stamped: its UUID is kept and the next delivery cancels it by it', async () => {
  const { pago, base, uuid } = await deliveredMonth()
  await given.school.office.cancelPayment(pago.id, 'ERROR')
  const named = await deliveredMonth()
  expect(named.json.por_cancelar.find((each) => each.pago === pago.id)).not.toHaveProperty('uuid')
  const { body } = await pac.bring({ 'tarde.xml': stampedXml(base) })
  expect(body).toMatchObject({ timbradas: 0, anotadas: 1 })
  expect(body.resultados[0].motivo).toContain('hay que cancelar esta factura en el SAT')
  expect(await given.of(pago.id)).toMatchObject({ estado: 'CANCELADA' })
  expect((await given.list()).resumen.TIMBRADA!.pagos).toBeGreaterThan(0)
  const next = await deliveredMonth()
  expect(next.json.por_cancelar.find((each) => each.pago === pago.id)).toMatchObject({ uuid })
  const last = await deliveredMonth()
  expect(last.json.por_cancelar.some((each) => each.pago === pago.id)).toBe(false)
})

test('a stamped invoice is not handed over a second time', async () => {
  const { pago, base } = await deliveredMonth()
  await pac.bring({ 'a.xml': stampedXml(base) })
  const { status, body } = await given.deliver([pago.id])
  expect(status).toBe(409)
  expect(body.message).toContain('ya timbrada')
})

test('one UUID stamps every payment of a global; one of them may still be asked for, with motive 04', async () => {
  const payer = await given.addPayer(2)
  const pagos = []
  for (const hijo of payer.hijos) {
    const [first] = await given.monthsOf(hijo)
    const body = { padreId: payer.padreId, lineas: [month(first!.id)], medios: [cash(first!.monto)] }
    pagos.push((await given.school.desk.collect(body)).body.pago)
  }
  const { json } = await given.open(await given.global('2026-09-01', '2026-09-30'))
  const [invoice] = asked(json) as [Stamped]
  const uuid = uuidOf('G', invoice.folio)
  const wrong = await pac.bring({ 'g.xml': stampedXml({ ...invoice, total: json.global!.total - 0.01 }) })
  expect(wrong.body.no_coinciden).toBe(1)
  const files = { 'facturas/g.xml': stampedXml(invoice), 'facturas/g.pdf': 'PDF' }
  const { body } = await pac.bring({ 'mes.zip': await zipOf(files) })
  expect(body).toMatchObject({ timbradas: 1, ignorados: 1 })
  expect(body.resultados[0]).toMatchObject({ archivo: 'mes.zip/facturas/g.xml', entrega: json.entrega.id })
  for (const pago of pagos) expect(await stateOf(pago.id)).toEqual({ estado: 'TIMBRADA', uuid })
  expect((await given.ask(pagos[0].id, { fiscalId: payer.fiscalId, sustituir: true })).status).toBe(200)
  const next = await given.open(await given.deliver([pagos[0].id]))
  expect(next.json.por_sustituir).toMatchObject([
    { pago: pagos[0].id, uuid, en_global: true, cancelacion: { motivo: '04' } },
  ])
  expect(next.files.get('cancelaciones.csv')).toContain(`${uuid},04`)
  expect(next.json.facturas[0]).not.toHaveProperty('cfdi_relacionados')
  expect(await stateOf(pagos[0].id)).toEqual({ estado: 'ENTREGADA', uuid: undefined })
})
