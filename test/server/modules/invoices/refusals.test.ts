import type { Grant } from '@contract/http/route'
import type { Caller } from '@test/support/server/harness'
import { GOOD_PASSWORD, openPeople } from '@test/support/server/people'
import { refusalOf } from '@test/support/server/refusal'
import { month, transfer } from '../desk/family'
import { MARIA, openInvoices, type Invoices } from './anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())

let roles = 0
const personWith = async (grants: readonly Grant[]): Promise<Caller> => {
  const people = openPeople({ ...given.school.server, admin: given.school.caller })
  const { name } = await people.addUser(
    await people.addRole(grants, `CONTADOR ${++roles}`),
    `contador ${roles}`,
  )
  return given.school.server.signIn(name, GOOD_PASSWORD)
}

const askedMonth = async () => {
  const payer = await given.addPayer()
  const [first] = await given.monthsOf(payer.hijos[0]!)
  const body = { padreId: payer.padreId, fiscalId: payer.fiscalId, lineas: [month(first!.id)] }
  const { pago } = (await given.school.desk.collect({ ...body, medios: [transfer(first!.monto)] })).body
  return { ...payer, pago }
}

describe('fiscal data', () => {
  const company = { ...MARIA, rfc: 'ABC800101AB1', regimen_fiscal: '601', uso_cfdi: 'G03', nombre: 'ACME' }
  it.each([
    ['an RFC of eleven letters', { ...MARIA, rfc: 'PEGM800101A' }, 'rfc'],
    ['the generic RFC', { ...MARIA, rfc: 'XAXX010101000' }, 'rfc'],
    ['the generic RFC of strangers', { ...MARIA, rfc: 'XEXX010101000' }, 'rfc'],
    ['an unknown regime', { ...MARIA, regimen_fiscal: '999' }, 'regimen_fiscal'],
    ['a company’s regime of a person', { ...MARIA, regimen_fiscal: '601' }, 'regimen_fiscal'],
    ['D10 with RESICO', { ...MARIA, regimen_fiscal: '626' }, 'uso_cfdi'],
    ['D10 of a company', { ...company, uso_cfdi: 'D10' }, 'uso_cfdi'],
    ['an unknown use', { ...MARIA, uso_cfdi: 'G01' }, 'uso_cfdi'],
    ['a postal code of four digits', { ...MARIA, codigo_postal: '5801' }, 'codigo_postal'],
    ['a company’s ending', { ...company, nombre: 'ACME, S.A. DE C.V.' }, 'nombre'],
    ['a wrong mail', { ...MARIA, correo: 'maria' }, 'correo'],
  ])('%s is 400 at its field, and nothing is stored', async (_what, body, campo) => {
    const { padreId } = await given.addPayer(1, null)
    const answer = await given.school.caller.post(`/padres/${padreId}/fiscales`, body)
    expect([answer.status, Object.keys(answer.body.campos)]).toEqual([400, [campo]])
    expect((await given.school.caller.get(`/padres/${padreId}/fiscales`)).body.fiscales).toEqual([])
  })

  it('D10 that is refused proposes S01; an RFC twice in a family is 409', async () => {
    const { padreId } = await given.addPayer()
    const path = `/padres/${padreId}/fiscales`
    const refused = await given.school.caller.post(path, { ...MARIA, regimen_fiscal: '616' })
    expect(refused.body.campos.uso_cfdi).toContain('usa S01')
    expect((await given.school.caller.post(path, MARIA)).status).toBe(409)
    expect((await given.school.caller.post('/padres/99999/fiscales', MARIA)).status).toBe(404)
    expect((await given.school.caller.patch('/fiscales/99999', { nombre: 'X' })).status).toBe(404)
  })
})

describe('invoices', () => {
  it('need both modules: 401, then 403, before anything else', async () => {
    const { pago } = await askedMonth()
    const calls = (by: Caller) => [
      by.get('/facturas?desde=2026-13-01'),
      by.get('/facturas/deducible/99999'),
      by.get('/facturas/entregas/99999'),
      by.get('/facturas/anual?padreId=99999'),
      by.post('/facturas/anuales', { anio: 1 }),
      by.patch('/pagos/99999/factura', {}),
      by.post('/facturas/entregar', { pagos: [] }, { key: 'a' }),
      by.post('/facturas/global', {}, { key: 'b' }),
    ]
    const statuses = async (by: Caller) => (await Promise.all(calls(by))).map(({ status }) => status)
    expect(await statuses(given.school.server.anonymous)).toEqual(Array(8).fill(401))
    for (const module of ['CARGOS', 'COLEGIATURAS'] as const)
      expect(
        await statuses(
          await personWith([
            [module, 'READ'],
            [module, 'UPDATE'],
          ]),
        ),
      ).toEqual(Array(8).fill(403))
    const reader = await personWith([
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ])
    expect((await reader.get('/facturas')).status).toBe(200)
    expect((await reader.post('/facturas/entregar', { pagos: [pago.id] }, { key: 'c' })).status).toBe(403)
    expect((await reader.patch(`/pagos/${pago.id}/factura`, { fiscalId: null })).status).toBe(403)
    expect((await given.of(pago.id)).estado).toBe('LISTA')
  })

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
