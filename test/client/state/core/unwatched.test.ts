import { chargesApi } from '@client/state/charges/charges.api'
import { ask } from '@client/state/early/ask'
import { reenrolmentsApi } from '@client/state/reenrolments/reenrolments.api'
import { startClient } from '../../../support/state/client'
import { BASE_URL } from '../../../support/state/fakeNetwork'
import { aChargeRow } from '../../../support/state/rows'
import { selectPendingCharges } from '@test/support/state/shown'

const PENDING = 'GET /cargos/pendientes/all'
const ENROLMENT = 'GET /cargos/pendientes/inscripcion'
const payment = { id: 1, metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'k' }
const { listPendingCharges, listPendingEnrolmentCharges, payCharge } = chargesApi.endpoints
const { planReenrolment } = reenrolmentsApi.endpoints

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] }))
afterEach(() => void jest.useRealTimers())

/** Lets answers arrive without moving the clock. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A desk that shows what is owed, beside another list that hangs, and pays a charge. */
const paying = async () => {
  const { network, store } = startClient()
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
  network.on(ENROLMENT, () => new Promise<never>(() => undefined))
  network.on('PATCH /cargos/pagar', { ok: true })
  const shown = store.dispatch(listPendingCharges.initiate())
  await turns()
  const hung = store.dispatch(listPendingEnrolmentCharges.initiate())
  await turns()
  const pay = async () => {
    network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
    void store.dispatch(payCharge.initiate(payment))
    await turns()
  }
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    await turns()
  }
  const owed = () => selectPendingCharges(store.getState()).map(({ id }) => id)
  return { network, store, shown, hung, pay, pass, owed }
}

test('a read that hangs ends after half a minute, and says so; what a payment made stale is fetched then', async () => {
  const { hung, pay, pass, owed } = await paying()
  await pay()
  await pass(29_000)
  expect(owed()).toEqual([1, 2])
  await pass(1_500)
  expect(owed()).toEqual([2])
  expect((await hung).error).toEqual({
    status: 'SIN_CONEXION',
    message: 'El servidor tardó demasiado en responder. Intenta de nuevo.',
  })
})

test('one that nobody looks at any more is given up, and a page that comes back asks anew', async () => {
  const { network, store, hung, pay, pass, owed } = await paying()
  hung.unsubscribe()
  await pay()
  await pass(1_500)
  expect(owed()).toEqual([2])
  network.on(ENROLMENT, { ok: true, cargos: [] })
  const asked = store.dispatch(listPendingEnrolmentCharges.initiate())
  await turns()
  expect(network.count(ENROLMENT)).toBe(2)
  expect((await asked).data).toEqual({ ids: [] })
})

test('a refetch that is given up leaves nothing old to be shown', async () => {
  const { network, shown, pass, owed } = await paying()
  network.on(PENDING, () => new Promise<never>(() => undefined))
  void shown.refetch()
  await turns()
  expect(owed()).toEqual([1, 2])
  shown.unsubscribe()
  await pass(1_500)
  expect(owed()).toEqual([])
})

test('the page that comes next and looks at the same list keeps its request', async () => {
  const { network, store, hung, pass } = await paying()
  hung.unsubscribe()
  void store.dispatch(listPendingEnrolmentCharges.initiate())
  await pass(1_500)
  expect(listPendingEnrolmentCharges.select()(store.getState()).status).toBe('pending')
  expect(network.count(ENROLMENT)).toBe(1)
})

test('a read that asks with a body ends after half a minute too: it holds back no answer to a payment', async () => {
  const { network, store } = startClient()
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
  network.on('POST /reinscripciones/plan', () => new Promise<never>(() => undefined))
  network.on('PATCH /cargos/pagar', { ok: true })
  void store.dispatch(listPendingCharges.initiate())
  await turns()
  const hung = store.dispatch(planReenrolment.initiate({ origenId: 1, destinoId: 2 }))
  await turns()
  network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
  void store.dispatch(payCharge.initiate(payment))
  await turns()
  await jest.advanceTimersByTimeAsync(30_500)
  await turns()
  expect(selectPendingCharges(store.getState()).map(({ id }) => id)).toEqual([2])
  expect((await hung).error).toMatchObject({ message: expect.stringMatching(/tardó demasiado/) })
})

test('an early read that hangs says the same as a late one', async () => {
  const { network, store, signIn } = startClient()
  const signing = signIn()
  await turns()
  await signing
  network.on(PENDING, () => new Promise<never>(() => undefined))
  const { user } = store.getState().session
  ask(`${BASE_URL}/cargos/pendientes/all`, {
    fetch: network.fetch,
    session: { token: 'ficha-1', userId: user!.id },
  })
  await turns()
  const early = store.dispatch(listPendingCharges.initiate())
  await turns()
  expect(network.count(PENDING)).toBe(1)
  await jest.advanceTimersByTimeAsync(30_500)
  await turns()
  expect((await early).error).toMatchObject({ message: expect.stringMatching(/tardó demasiado/) })
})
