import { sql } from 'kysely'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { hireCashier, piecesOf, type Cashier } from './cashier'

let server: TestServer
let school: { cycle: number; pupil: number }
const DAY = '2026-09-15'
/** A note, so that no difference is refused. */
const COUNTED = { observaciones: 'SE CUENTA MIENTRAS SE COBRA' }

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  school = { cycle, pupil }
})
afterAll(() => server.close())

const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()
const numbers = async (): Promise<number[]> => {
  const { body } = await server.admin.get('/cortes')
  return body.cortes.map(({ numero }: { numero: number }) => numero).reverse()
}
const foliosIn = async (cashier: Cashier, id: number): Promise<number[]> =>
  (await cashier.caller.get(`/cortes/${id}`)).body.pagos.map(({ folio }: { folio: number }) => folio)

it('twenty payments and four closings at once: every payment is in exactly one cut or still open', async () => {
  const cashier = await hireCashier(server, school)
  await cashier.take(100)
  const charges = await times(20, (at) => cashier.office.addCharge(school.cycle, school.pupil, 10 + at))
  const [paid, closed] = await Promise.all([
    Promise.all(charges.map((id) => cashier.office.pay(id))),
    times(4, () => cashier.close(DAY, [], COUNTED)),
  ])
  expect(statuses(paid)).toEqual(Array(20).fill(200))
  expect(statuses(closed).every((status) => status === 200 || status === 409)).toBe(true)
  const cuts = closed.filter(({ status }) => status === 200).map(({ body }) => body.corte)
  expect(cuts.length).toBeGreaterThan(0)
  const held = (await Promise.all(cuts.map(({ id }) => foliosIn(cashier, id)))).flat()
  const { actual } = (await cashier.current()).body
  const left = actual.pagos.map(({ folio }: { folio: number }) => folio)
  const folios = paid.map(({ body }) => body.pago.folio as number)
  expect([...held, ...left].sort((a, b) => a - b)).toEqual(
    expect.arrayContaining([...folios].sort((a, b) => a - b)),
  )
  expect(new Set([...held, ...left]).size).toBe(21)
  expect(held.length + left.length).toBe(21)
  expect(cuts.map(({ parte }) => parte).sort()).toEqual(cuts.map((_cut, at) => at + 1))
})

it('a closing waits for the payment that has its folio, and takes it in', async () => {
  const cashier = await hireCashier(server, school)
  const { folio } = await cashier.take(5)
  let release!: () => void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let busy!: Promise<void>
  // The lock must be held before the closing starts; otherwise chance decides between the two connections.
  await new Promise<void>((taken) => {
    busy = server.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM folio_counter FOR UPDATE`.execute(tx)
      taken()
      await held
    })
  })
  const closing = cashier.close(DAY, piecesOf(5))
  await someoneWaits(server.db)
  expect((await cashier.current()).body.actual.cerrados).toEqual([])
  release()
  await busy
  const { status, body } = await closing
  expect(status).toBe(200)
  expect(await foliosIn(cashier, body.corte.id)).toEqual([folio])
})

it('ten cashiers close at once: ten numbers without gaps or twins, also after a refusal', async () => {
  const before = (await numbers()).length
  const cashiers: Cashier[] = []
  for (let at = 0; at < 10; at++) cashiers.push(await hireCashier(server, school))
  for (const cashier of cashiers) await cashier.take(1)
  const answers = await times(20, (at) => {
    const cashier = cashiers[at % 10] as Cashier
    // Every second one lacks a word about a difference.
    return at < 10 ? cashier.close(DAY, []) : cashier.close(DAY, piecesOf(1))
  })
  expect(answers.slice(10).map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(answers.slice(0, 10).every(({ status }) => status === 400 || status === 409)).toBe(true)
  expect(await numbers()).toEqual(Array.from({ length: before + 10 }, (_, at) => at + 1))
})

it('a double press: one cut, the other is told its number; with one key both are answered the same', async () => {
  const cashier = await hireCashier(server, school)
  await cashier.take(7)
  const pressed = await times(5, () => cashier.close(DAY, piecesOf(7)))
  expect(statuses(pressed)).toEqual([200, 409, 409, 409, 409])
  await cashier.take(8)
  const keyed = await times(5, () => cashier.close(DAY, piecesOf(8), {}, 'una sola vez'))
  expect(statuses(keyed)).toEqual(Array(5).fill(200))
  expect(keyed.map(({ body }) => body)).toEqual(Array(5).fill(keyed[0]?.body))
})

it('a payment cancelled while it is closed: its cancellation is in that cut or in the next', async () => {
  const cashier = await hireCashier(server, school)
  for (let round = 0; round < 4; round++) {
    const { id } = await cashier.take(20)
    const [closed, cancelled] = await Promise.all([
      cashier.close(DAY, [], COUNTED),
      cashier.office.cancelPayment(id),
    ])
    expect([closed.status, cancelled.status]).toEqual([200, 200])
    const detail = (await cashier.caller.get(`/cortes/${closed.body.corte.id}`)).body
    const { actual } = (await cashier.current()).body
    const both = [...detail.cancelaciones, ...actual.cancelaciones].filter((move) => move.id === id)
    expect(both).toHaveLength(1)
  }
})
