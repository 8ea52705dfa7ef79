import { INVOICE_STATES } from '@contract/invoices/invoices.rules'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { runs, TRY_ALL } from '@test/support/runs'
import { month, transfer } from '../desk/family'
import { openInvoices, type Invoices } from './anInvoice'
import { createPac, renamedInZip, sealed, uuidOf, zipOf } from './pac'

/** A month of a school of 420 pupils; few by `npm test`. */
const INVOICES = runs(TRY_ALL ? 420 : 60, 40)
const MB = 1024 * 1024

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())

const payMonths = async (count: number): Promise<number[]> => {
  const ids: number[] = []
  while (ids.length < count) {
    const { padreId, hijos, fiscalId } = await given.addPayer()
    for (const { id, monto } of (await given.monthsOf(hijos[0]!)).slice(0, Math.min(6, count - ids.length))) {
      const body = { padreId, fiscalId, lineas: [month(id)], medios: [transfer(monto)] }
      ids.push((await given.school.desk.collect(body)).body.pago.id)
    }
  }
  return ids
}

type Fate = 'TIMBRADA' | 'RECHAZADA' | 'ENTREGADA' | 'CANCELADA'
/** What the service does of the invoice at this place: it refuses some, loses some, and two payments are cancelled meanwhile. */
const fateOf = (at: number): Fate =>
  at === 9 || at === 21 ? 'CANCELADA' : at % 12 === 5 ? 'RECHAZADA' : at % 15 === 7 ? 'ENTREGADA' : 'TIMBRADA'
/** Lost ones that come back wrong, and so stay ENTREGADA. */
const SPOILT: readonly [string, (xml: string) => string, RegExp][] = [
  ['otra-escuela', (xml) => xml.replace('Rfc="CLA900101AB1"', 'Rfc="XYZ900101AB1"'), /Es de otra escuela/],
  ['otro-total', (xml) => xml.replace(/ Total="[^"]*"/, ' Total="1.01"'), /y se entregó por/],
  ['dtd', (xml) => xml.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), /DTD/],
  ['enorme', (xml) => xml + ' '.repeat(10 * MB), /pesa más de 2 MB/],
  ['sin-timbre', (xml) => xml.replace(/<cfdi:Complemento>.*<\/cfdi:Complemento>/, ''), /TimbreFiscalDigital/],
]

// Without this a delivery that a service stamps could come back and leave the month's sums saying something else.
test('a month’s own XML, sealed and stamped by a service, comes back: the sums by state are the month’s', async () => {
  const ids = await payMonths(INVOICES)
  const { json, files } = await given.open(await given.deliver(ids))
  const folios = json.facturas.map(({ folio }) => Number(folio))
  expect(folios).toHaveLength(INVOICES)
  const stampedOf = (folio: number): string => sealed(files.get(`cfdi/A-${folio}.xml`)!, uuidOf('A', folio))
  const of = (fate: Fate) => json.facturas.filter((_, at) => fateOf(at) === fate)
  for (const { pago } of of('CANCELADA')) await given.school.office.cancelPayment(pago, 'ERROR')
  const back = Object.fromEntries(
    [...of('TIMBRADA'), ...of('CANCELADA')].map(({ folio }) => [`${folio}.xml`, stampedOf(Number(folio))]),
  )
  const [lost] = of('ENTREGADA')
  const [twice] = of('TIMBRADA')
  const spoilt = SPOILT.map(
    ([name, spoil]) => [`${name}.xml`, spoil(stampedOf(Number(lost!.folio)))] as const,
  )
  const climbing = await zipOf({ 'aaa/a.xml': stampedOf(Number(lost!.folio)) })
  const started = performance.now()
  const { status, body } = await createPac(given).bring({
    'mes.zip': await zipOf({ ...back, ...Object.fromEntries(spoilt), 'resumen.pdf': 'PDF' }),
    'sube.zip': renamedInZip(climbing, 'aaa/a.xml', '../ab.xml'),
    'otra-vez.xml': stampedOf(Number(twice!.folio)),
  })
  const took = Math.round(performance.now() - started)
  if (INVOICES > 100) process.stdout.write(`${INVOICES} invoices were brought back in ${took} ms\n`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    timbradas: of('TIMBRADA').length,
    anotadas: 2,
    iguales: 1,
    no_coinciden: SPOILT.length + 1,
    ignorados: 1,
  })
  const results: { archivo: string; resultado: string; motivo?: string }[] = body.resultados
  for (const [name, , reason] of SPOILT)
    expect(results.find(({ archivo }) => archivo === `mes.zip/${name}.xml`)?.motivo).toMatch(reason)
  expect(results.find(({ archivo }) => archivo === 'sube.zip')?.motivo).toMatch(/salen de su carpeta/)
  for (const { pago } of of('RECHAZADA')) {
    const refusal = { estado: 'RECHAZADA', motivo: 'EL NOMBRE NO COINCIDE' }
    expect((await given.school.caller.patch(`/pagos/${pago}/timbrado`, refusal)).status).toBe(200)
  }
  const { facturas, resumen } = await given.list('?por_pagina=5000')
  const centavos = (rows: readonly { total: number }[]): number =>
    rows.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
  for (const estado of ['TIMBRADA', 'RECHAZADA', 'ENTREGADA', 'CANCELADA'] as const)
    expect(resumen[estado]).toEqual({ pagos: of(estado).length, total: centavos(of(estado)) / 100 })
  const all = INVOICE_STATES.reduce((sum, estado) => sum + Math.round((resumen[estado]?.total ?? 0) * 100), 0)
  expect(all).toBe(Math.round(json.sumas.total * 100))
  for (const { estado, uuid, pago } of facturas)
    expect(uuid).toBe(['TIMBRADA', 'CANCELADA'].includes(estado) ? uuidOf('A', pago.folio) : undefined)
  expect(await ledgerFaults(given.school.server.db)).toEqual([])
}, 600_000)

test('revisar finds a stamp that says another amount than what was handed over', async () => {
  const { db } = given.school.server
  await db.updateTable('invoice_stamps').set({ total_centavos: 1 }).where('total_centavos', '>', 1).execute()
  const faults = await ledgerFaults(db)
  expect(faults[0]).toMatch(/^La factura [0-9A-F-]{36} es de .*1 y lo entregado suma/)
})
