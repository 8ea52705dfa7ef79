import { ledgerFaults } from '@server/backup/ledgerFaults'
import { INVOICE_STATES } from '@contract/invoices/invoices.rules'
import { month, transfer } from '../desk/family'
import { openInvoices, type Invoices } from './anInvoice'
import { asked, createPac, stampedXml, uuidOf, zipOf } from './pac'

/** `INVOICES=420 npx jest test/server/modules/invoices/stampedMonth` plays a month of a school. */
const INVOICES = Number(process.env['INVOICES'] ?? 60)

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

test('a month that a service stamps, of which it refuses some and loses some: the sums by state are the month’s', async () => {
  const ids = await payMonths(INVOICES)
  const { json } = await given.open(await given.deliver(ids))
  const invoices = asked(json)
  expect(invoices).toHaveLength(INVOICES)
  const fateOf = (at: number) => (at % 12 === 5 ? 'RECHAZADA' : at % 15 === 7 ? 'ENTREGADA' : 'TIMBRADA')
  const files = Object.fromEntries(
    invoices.flatMap((each, at) =>
      fateOf(at) === 'TIMBRADA' ? [[`${each.folio}.xml`, stampedXml(each)]] : [],
    ),
  )
  const started = performance.now()
  const { body } = await createPac(given).bring({
    'mes.zip': await zipOf({ ...files, 'resumen.pdf': 'PDF', 'rota.xml': '<cfdi' }),
  })
  const took = Math.round(performance.now() - started)
  if (INVOICES > 60) process.stdout.write(`${INVOICES} invoices were brought back in ${took} ms\n`)
  const count = (fate: string): number => invoices.filter((_, at) => fateOf(at) === fate).length
  expect(body).toMatchObject({ timbradas: count('TIMBRADA'), no_coinciden: 1, ignorados: 1 })
  for (const [at, { folio }] of invoices.entries()) {
    if (fateOf(at) !== 'RECHAZADA') continue
    const { pago } = json.facturas.find((each) => Number(each.folio) === folio)!
    const refusal = { estado: 'RECHAZADA', motivo: 'EL NOMBRE NO COINCIDE' }
    expect((await given.school.caller.patch(`/pagos/${pago}/timbrado`, refusal)).status).toBe(200)
  }
  const { facturas, resumen } = await given.list('?por_pagina=5000')
  const centavos = (of: readonly { total: unknown }[]): number =>
    of.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)
  for (const estado of ['TIMBRADA', 'RECHAZADA', 'ENTREGADA'] as const) {
    const own = invoices.filter((_, at) => fateOf(at) === estado)
    expect(resumen[estado]).toEqual({ pagos: own.length, total: centavos(own) / 100 })
  }
  const all = INVOICE_STATES.reduce((sum, estado) => sum + Math.round((resumen[estado]?.total ?? 0) * 100), 0)
  expect(all).toBe(centavos(invoices))
  expect(Math.round(json.sumas.total * 100)).toBe(all)
  for (const { estado, uuid, pago } of facturas)
    expect(uuid).toBe(estado === 'TIMBRADA' ? uuidOf('A', pago.folio) : undefined)
  expect(await ledgerFaults(given.school.server.db)).toEqual([])
}, 300_000)

test('revisar finds a stamp that says another amount than what was handed over', async () => {
  const { db } = given.school.server
  await db.updateTable('invoice_stamps').set({ total_centavos: 1 }).where('total_centavos', '>', 1).execute()
  const faults = await ledgerFaults(db)
  expect(faults[0]).toMatch(/^La factura [0-9A-F-]{36} es de .*1 y lo entregado suma/)
})
