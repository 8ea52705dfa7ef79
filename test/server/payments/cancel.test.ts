import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@test/support/server/ledger'
import { openOffice, type Office } from '@test/support/server/office'

const TODAY = '2026-09-15'
const CASHIER = { id: 1 }

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

const cancel = (payment: number, motivo: string | null = 'CHEQUE DEVUELTO') =>
  server.db
    .transaction()
    .execute((tx) => server.services.payments.cancel(tx, CASHIER, payment, motivo, TODAY, server.clock.now))
const charge = (monto: number) => office.addCharge(cycle, pupil, monto)
const row = (id: number) => office.chargeOf(pupil, id)
const months = (studentId: number) =>
  server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['t.id', 't.monto_centavos', 't.pagado'])
    .where('e.student_id', '=', studentId)
    .orderBy('t.id')
    .execute()

it('takes a charge back one step at a time and leaves the folios in place', async () => {
  const id = await charge(1000)
  const first = (await office.payPart(id, 300)).body.pago
  const second = (await office.complement(id, 700)).body.pago
  expect(await row(id)).toMatchObject({ estado: 'PAGADO' })
  const cancelled = await cancel(second.id)
  expect(cancelled).toEqual({ ...second, cancelado: true })
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

it.each([[''], ['  '], [null]])('needs a reason, not %j', async (motivo) => {
  const { pago } = (await office.pay(await charge(50))).body
  await expect(cancel(pago.id, motivo)).rejects.toMatchObject({ status: 400 })
})

it('twice is 409, an unknown payment 404', async () => {
  const { pago } = (await office.pay(await charge(50))).body
  await cancel(pago.id)
  await expect(cancel(pago.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`${pago.folio}`),
  })
  await expect(cancel(999_999)).rejects.toMatchObject({ status: 404 })
})

it('ten at once cancel it once', async () => {
  const id = await charge(50)
  const { pago } = (await office.pay(id)).body
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(pago.id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await row(id)).toMatchObject({ estado: 'PENDIENTE', abono: 0 })
})

it('months paid together with a discount line go back together', async () => {
  const [id] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [id])
  const rows = (await months(id)).slice(0, 3)
  const payment = await server.db.transaction().execute((tx) =>
    server.services.payments.record(tx, CASHIER, {
      studentId: id,
      metodo_pago: 'TRANSFERENCIA',
      referencia: 'SPEI',
      today: TODAY,
      now: server.clock.now,
      lines: rows.flatMap((month) => [
        {
          tipo: 'COLEGIATURA' as const,
          tuitionId: month.id,
          descripcion: 'MES',
          centavos: month.monto_centavos,
        },
        { tipo: 'DESCUENTO' as const, tuitionId: month.id, descripcion: 'DESCUENTO', centavos: 15_600 },
      ]),
    }),
  )
  expect(payment.monto).toBe(3 * (2600 - 156))
  expect((await months(id)).map(({ pagado }) => pagado)).toEqual([
    true,
    true,
    true,
    ...Array<boolean>(7).fill(false),
  ])
  expect(payment.conceptos.slice(0, 2)).toMatchObject([
    { tipo: 'COLEGIATURA', monto: 2600, saldo_anterior: 2600, saldo: 0 },
    { tipo: 'DESCUENTO', monto: 156, saldo_anterior: 0, saldo: 0 },
  ])
  await cancel(payment.id)
  expect((await months(id)).every(({ pagado }) => !pagado)).toBe(true)
})
