import type { AuditEntry } from '@contract/audit/audit.schemas'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const cancel = (payment: number, motivo?: unknown) => office.cancelPayment(payment, motivo)
const charge = (monto: number) => office.addCharge(cycle, pupil, monto)
const row = (id: number) => office.chargeOf(pupil, id)
it('takes a charge back one step at a time and leaves the folios in place', async () => {
  const id = await charge(1000)
  const first = (await office.payPart(id, 300)).body.pago
  const second = (await office.complement(id, 700)).body.pago
  expect(await row(id)).toMatchObject({ estado: 'PAGADO' })
  const { status, body } = await cancel(second.id)
  expect([status, body.pago]).toEqual([
    200,
    {
      ...second,
      cancelado: true,
      motivo_cancelacion: 'CHEQUE DEVUELTO',
      cancelado_por: 'directora',
      fecha_cancelacion: '2026-09-15',
      corte_abierto: false,
      corte_cancelacion: 'PROPIO',
    },
  ])
  expect(await row(id)).toMatchObject({ estado: 'PARCIAL', abono: 300, monto_restante: 700 })
  await cancel(first.id)
  expect(await row(id)).toMatchObject({
    estado: 'PENDIENTE',
    abono: 0,
    monto_restante: 1000,
    metodo_pago: null,
  })
  const third = (await office.pay(id)).body.pago
  expect(third.folio).toBe(second.folio + 1)
  // The bitácora of the charge says each state that money brought it to, and the one it went back to.
  const { bitacora } = (await server.admin.get(`/bitacora?tipo=CARGO&id=${id}`)).body
  const states = (bitacora as AuditEntry[])
    .flatMap(({ cambios }) => cambios)
    .filter(({ campo, antes }) => campo === 'estado' && antes !== null)
    .map(({ antes, despues }) => [antes, despues])
  expect(states.reverse()).toEqual([
    ['PENDIENTE', 'PARCIAL'],
    ['PARCIAL', 'PAGADO'],
    ['PAGADO', 'PARCIAL'],
    ['PARCIAL', 'PENDIENTE'],
    ['PENDIENTE', 'PAGADO'],
  ])
})

it('the first of two payments may go while the second stands', async () => {
  const id = await charge(1000)
  const first = (await office.payPart(id, 300)).body.pago
  await office.complement(id, 700, { metodo_pago: 'DEPOSITO', referencia: '9' })
  await cancel(first.id)
  expect(await row(id)).toMatchObject({
    estado: 'PARCIAL',
    abono: 700,
    monto_restante: 300,
    metodo_pago: 'DEPOSITO',
  })
})

it('a charge can be cancelled once its payments are', async () => {
  const id = await charge(50)
  const { pago } = (await office.pay(id)).body
  expect((await office.cancel(id)).status).toBe(409)
  await cancel(pago.id)
  expect((await office.cancel(id)).status).toBe(200)
})

it.each([[''], ['  '], [undefined]])('needs a reason, not %j: 400 and nothing moved', async (motivo) => {
  const id = await charge(50)
  const { pago } = (await office.pay(id)).body
  const { status, body } = await server.admin.delete(`/pagos/${pago.id}`, { motivo_cancelacion: motivo })
  expect([status, body.campos]).toEqual([400, { motivo_cancelacion: expect.any(String) }])
  expect(refusalOf(await server.admin.delete(`/pagos/${pago.id}`, null))).toEqual([
    400,
    { motivo_cancelacion: 'Debes colocar el motivo de la cancelación' },
  ])
  expect(await row(id)).toMatchObject({ estado: 'PAGADO' })
})

it('the reason may come in the query, for proxies that drop the body of a DELETE', async () => {
  const { pago } = (await office.pay(await charge(50))).body
  const { status, body } = await server.admin.delete(`/pagos/${pago.id}?motivo_cancelacion=DUPLICADO`)
  expect([status, body.pago.motivo_cancelacion]).toEqual([200, 'DUPLICADO'])
})

it('twice is 409 with the folio, an unknown payment 404, a text for an id 400', async () => {
  const { pago } = (await office.pay(await charge(50))).body
  await cancel(pago.id)
  const { status, body } = await cancel(pago.id)
  expect([status, body.message]).toEqual([409, expect.stringContaining(`${pago.folio}`)])
  expect((await cancel(999_999)).status).toBe(404)
  expect(refusalOf(await server.admin.delete('/pagos/uno', { motivo_cancelacion: 'X' }))).toEqual([
    400,
    { id: 'Debe ser un número entero.' },
  ])
})

it('ten at once cancel it once', async () => {
  const id = await charge(50)
  const { pago } = (await office.pay(id)).body
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(pago.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  expect(await row(id)).toMatchObject({ estado: 'PENDIENTE', abono: 0 })
})

it('a retry with its key answers the first result', async () => {
  const { pago } = (await office.pay(await charge(50))).body
  const send = () =>
    server.admin.delete(`/pagos/${pago.id}`, { motivo_cancelacion: 'X' }, { key: `cancela ${pago.id}` })
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
})

it('falls in the day it happens, not in that of the payment', async () => {
  const { pago } = (await office.pay(await charge(50))).body
  const before = server.clock.now
  // Already the 17th in London, still the 16th at the school.
  server.clock.now = new Date('2026-09-17T03:00:00Z')
  const later = openOffice(server, await server.signIn(ADMIN.user, ADMIN.password))
  const { body } = await later.cancelPayment(pago.id)
  server.clock.now = before
  expect(body.pago).toMatchObject({ fecha: '2026-09-15', fecha_cancelacion: '2026-09-16' })
})
