import type { Grant } from '@contract/http/route'
import type { Payment } from '@contract/payments/payments.schemas'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
let pupil: number
/** Of the pupil: a charge in part, two months, both of them on the 15th. */
let charged: Payment
let months: Payment

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil])
  charged = (await office.payPart(await office.addCharge(cycle, pupil, 1234.56), 1000.01)).body.pago
  const ids = (await office.tuitionOf(pupil, cycle)).pagos.slice(0, 2).map(({ id }) => id)
  months = (await office.payMonths(ids, { metodo_pago: 'CHEQUE', referencia: '77' })).body.pago
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const listed = async (url: string, who: Caller = server.admin): Promise<number[]> => {
  const { status, body } = await who.get(url)
  expect(status).toBe(200)
  return body.pagos.map(({ id }: Payment) => id)
}

it('a payment is the same row wherever it is asked for, with all that a receipt prints', async () => {
  expect(charged).toMatchObject({
    alumno: { id: pupil, numero_control: expect.any(String), grado: 'PRIMARIA', grupo: null },
    ciclo: '2026-2027',
    monto: 1000.01,
    recibio: 'directora',
    creado: '2026-09-15T16:00:00.000Z',
    conceptos: [{ descripcion: 'ABONO A UNIFORME', saldo_anterior: 1234.56, saldo: 234.55 }],
  })
  for (const paid of [charged, months]) {
    expect((await server.admin.get(`/pagos/${paid.id}`)).body).toEqual({ ok: true, pago: paid })
    for (const url of [`/pagos/by/alumno/${pupil}`, '/pagos/by/fecha?desde=2026-09-15&hasta=2026-09-15'])
      expect((await server.admin.get(url)).body.pagos).toContainEqual(paid)
  }
})

it('by its folio it is found however old, for who may see it', async () => {
  expect((await server.admin.get(`/pagos/by/folio/${months.folio}`)).body).toEqual({ ok: true, pago: months })
  const unknown = await server.admin.get('/pagos/by/folio/999999')
  expect([unknown.status, unknown.body.message]).toEqual([404, 'No existe el folio 999999.'])
  const clerk = await server.userWith([['CARGOS', 'READ']])
  expect((await clerk.get(`/pagos/by/folio/${months.folio}`)).status).toBe(403)
  expect((await clerk.get(`/pagos/by/folio/${charged.folio}`)).status).toBe(200)
})

it('every payment has a code of its own, which nobody can count up', async () => {
  const { rows } = await server.db.executeQuery<{ codigo: string }>({
    ...server.db.selectNoFrom((on) => on.fn<string>('receipt_code', []).as('codigo')).compile(),
  })
  expect(rows[0]!.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(new Set([charged.codigo, months.codigo, rows[0]!.codigo]).size).toBe(3)
})

it('lists are newest first, cancelled payments among them, each pupil’s own', async () => {
  const [other] = (await office.addPupils(1)) as [number]
  const theirs = (await office.pay(await office.addCharge(cycle, other, 80))).body.pago
  const cancelled = (await office.cancelPayment(theirs.id)).body.pago
  expect(await listed(`/pagos/by/alumno/${pupil}`)).toEqual([months.id, charged.id])
  expect((await server.admin.get(`/pagos/by/alumno/${other}`)).body.pagos).toEqual([cancelled])
  const day = await listed('/pagos/by/fecha?desde=2026-09-01&hasta=2026-09-30')
  expect(day.slice(0, 3)).toEqual([theirs.id, months.id, charged.id])
  expect(await listed('/pagos/by/fecha?desde=2026-09-16&hasta=2027-09-15')).toEqual([])
})

it.each([
  ['desde=2026-09-15', 'hasta'],
  ['desde=2026-09-15&hasta=2026-02-30', 'hasta'],
  ['desde=15/09/2026&hasta=2026-09-15', 'desde'],
  ['desde=2026-09-15&hasta=2026-09-14', 'hasta'],
  ['desde=2026-01-01&hasta=2027-01-02', 'hasta'],
])('days that make no list: ?%s is 400', async (query, campo) => {
  const { status, body } = await server.admin.get(`/pagos/by/fecha?${query}`)
  expect([status, Object.keys(body.campos)]).toEqual([400, [campo]])
})

it('nobody’s payment and payments of nobody are 404', async () => {
  expect((await server.admin.get('/pagos/999999')).status).toBe(404)
  expect((await server.admin.get('/pagos/by/alumno/999999')).status).toBe(404)
})

describe('what was paid decides who may see and cancel it', () => {
  const DESKS: [string, Grant, Grant, () => [Payment, Payment]][] = [
    ['charges', ['CARGOS', 'READ'], ['CARGOS', 'DELETE'], () => [charged, months]],
    ['tuition', ['COLEGIATURAS', 'READ'], ['COLEGIATURAS', 'DELETE'], () => [months, charged]],
  ]

  it.each(DESKS)('a desk of %s sees its own', async (_, read, remove, payments) => {
    const [own, foreign] = payments()
    const caller = await server.userWith([read, remove])
    expect((await caller.get(`/pagos/${own.id}`)).status).toBe(200)
    expect((await caller.get(`/pagos/${foreign.id}`)).status).toBe(403)
    expect(await listed(`/pagos/by/alumno/${pupil}`, caller)).toEqual([own.id])
    expect(await listed('/pagos/by/fecha?desde=2026-09-15&hasta=2026-09-15', caller)).not.toContain(
      foreign.id,
    )
    for (const motivo_cancelacion of ['X', ' '])
      expect((await caller.delete(`/pagos/${foreign.id}`, { motivo_cancelacion })).status).toBe(403)
    expect((await caller.get(`/pagos/${foreign.id}`)).body).not.toHaveProperty('pago')
  })

  it.each(DESKS)('a desk of %s that may not cancel is 403, one that may is 200', async (_, read, remove) => {
    const [pupilOfIts] = (await office.addPupils(1)) as [number]
    await office.enrol(cycle, [pupilOfIts])
    const [first] = (await office.tuitionOf(pupilOfIts, cycle)).pagos
    const paid =
      read[0] === 'CARGOS'
        ? await office.pay(await office.addCharge(cycle, pupilOfIts, 10))
        : await office.payMonths([first!.id])
    const send = async (grants: Grant[]) =>
      (await server.userWith(grants)).delete(`/pagos/${paid.body.pago.id}`, { motivo_cancelacion: 'X' })
    expect((await send([read, [read[0], 'UPDATE']])).status).toBe(403)
    const { status, body } = await send([remove])
    expect([status, body.pago.cancelado_por]).toEqual([200, expect.stringMatching(/^usuario \d+$/)])
  })
})
