import { refusalOf } from '@test/support/server/refusal'
import { month, transfer } from '../desk/family'
import { openInvoices, type Invoices } from './anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())

const askedMonth = async () => {
  const payer = await given.addPayer()
  const [first] = await given.monthsOf(payer.hijos[0]!)
  const body = { padreId: payer.padreId, fiscalId: payer.fiscalId, lineas: [month(first!.id)] }
  const { pago } = (await given.school.desk.collect({ ...body, medios: [transfer(first!.monto)] })).body
  return { ...payer, pago }
}

describe('invoices', () => {
  it.each([
    ['GET', '/facturas?desde=2026-02-30', undefined],
    ['GET', '/facturas?desde=2026-09-02&hasta=2026-09-01', undefined],
    ['GET', '/facturas?desde=2025-01-01&hasta=2026-09-01', undefined],
    ['GET', '/facturas?estado=PENDIENTE', undefined],
    ['GET', '/facturas/deducible/1?anio=hoy', undefined],
    ['GET', '/facturas/anual', undefined],
    ['GET', '/facturas/anual?padreId=1&alumnoId=1', undefined],
    ['POST', '/facturas/anuales', { anio: 26 }],
    ['POST', '/facturas/anuales', {}],
    ['POST', '/facturas/anuales', { anio: 2026, avance: '../x' }],
    ['POST', '/facturas/entregar', { pagos: [] }],
    ['POST', '/facturas/entregar', { pagos: ['x'] }],
    ['POST', '/facturas/entregar', {}],
    ['POST', '/facturas/global', { desde: '2026-09-01' }],
    ['POST', '/facturas/global', { desde: '2026-09-31', hasta: '2026-09-31' }],
  ])('%s %s %j is 400 and nothing is delivered', async (method, path, body) => {
    const { caller } = given.school
    const answer = method === 'GET' ? await caller.get(path) : await caller.post(path, body, { key: path })
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/\S/)])
    expect(await given.school.server.db.selectFrom('invoice_deliveries').selectAll().execute()).toEqual([])
  })

  it('a press without a key is 400; unknown ones are 404; a cancelled or undecided one is 409 and named', async () => {
    const { caller, office } = given.school
    const [ready, gone, nobody] = [await askedMonth(), await askedMonth(), await askedMonth()]
    await office.cancelPayment(gone.pago.id)
    await given.ask(nobody.pago.id, { fiscalId: null })
    expect(refusalOf(await caller.post('/facturas/entregar', { pagos: [ready.pago.id] }))).toEqual([
      400,
      'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
    ])
    expect((await given.deliver([ready.pago.id, 99_999])).status).toBe(404)
    for (const { pago } of [gone, nobody]) {
      const answer = await given.deliver([ready.pago.id, pago.id])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringContaining(String(pago.folio).padStart(6, '0')),
      ])
    }
    expect((await given.ask(gone.pago.id, { fiscalId: gone.fiscalId })).status).toBe(409)
    expect((await caller.get('/facturas/entregas/99999')).status).toBe(404)
    expect((await given.of(ready.pago.id)).estado).toBe('LISTA')
  })

  it('money that only went on account is left out, with the reason', async () => {
    const { padreId } = await given.addPayer()
    const body = { padreId, lineas: [], a_cuenta: true, medios: [transfer(300)] }
    const { pago } = (await given.school.desk.collect(body)).body
    expect(await given.deliver([pago.id])).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('(anticipo)') },
    })
  })
})
