import { randomUUID } from 'node:crypto'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

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

const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const statuses = (answers: readonly Answer[]): Record<string, number> =>
  answers.reduce<Record<string, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  )
const countPayments = async (): Promise<number> => {
  const { many } = await server.db
    .selectFrom('payments')
    .select((on) => on.fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow()
  return many
}

it('50 cashiers on one charge: one is paid, 49 are told the balance', async () => {
  const charge = await office.addCharge(cycle, pupil, 1202)
  const before = await countPayments()
  const answers = await times(50, () => office.pay(charge))
  expect(statuses(answers)).toEqual({ 200: 1, 409: 49 })
  for (const { status, body } of answers)
    if (status === 409) expect(body).toEqual({ ok: false, message: expect.stringContaining('$0.00') })
  expect(await countPayments()).toBe(before + 1)
})

it('50 retries with one key in parallel: one folio and 50 equal answers', async () => {
  const charge = await office.addCharge(cycle, pupil, 1387)
  const before = await countPayments()
  const key = randomUUID()
  const answers = await times(50, () => office.pay(charge, {}, key))
  expect(statuses(answers)).toEqual({ 200: 50 })
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.pago.monto).toBe(1387)
  expect(await countPayments()).toBe(before + 1)
})

it('24 payments of 24 charges in parallel: 24 consecutive folios', async () => {
  const charges = await times(24, (at) => office.addCharge(cycle, pupil, 100 + at))
  const before = await countPayments()
  const answers = await times(24, (at) => office.pay(charges[at] as number))
  expect(statuses(answers)).toEqual({ 200: 24 })
  const folios = answers.map(({ body }) => body.pago.folio as number).sort((a, b) => a - b)
  expect(folios).toEqual(Array.from({ length: 24 }, (_, at) => before + at + 1))
})

it('20 complements that do not all fit: as many as the balance holds', async () => {
  const charge = await office.addCharge(cycle, pupil, 1000)
  await office.payPart(charge, 100)
  const answers = await times(20, () => office.complement(charge, 200))
  expect(statuses(answers)['200']).toBe(4)
  const row = await office.chargeOf(pupil, charge)
  expect(row).toMatchObject({ estado: 'PARCIAL', abono: 900, monto_restante: 100 })
})

it('paying and cancelling one charge at once: never both', async () => {
  const charges = await times(10, () => office.addCharge(cycle, pupil, 50))
  for (const charge of charges) {
    const [paid, cancelled] = await Promise.all([office.pay(charge), office.cancel(charge)])
    expect([paid.status, cancelled.status].sort()).toEqual([200, 409])
  }
})
