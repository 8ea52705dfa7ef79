/** @jest-environment ./test/support/pages/environment.ts */
import { setImmediate } from 'node:timers'
import { act } from '@testing-library/react'
import { chargesApi } from '@client/state/charges/charges.api'
import { useStudentCharges } from '@client/state/charges/charges.selectors'
import { ask } from '@client/state/early/ask'
import { reenrolmentsApi } from '@client/state/reenrolments/reenrolments.api'
import { eventsApi } from '@client/state/events/events.api'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { selectPendingCharges } from '@test/support/state/shown'
import { hookIn, idsOf } from '../../../support/state/hook'
import { startClient } from '../../../support/state/client'
import { BASE_URL, slowReply } from '../../../support/state/fakeNetwork'
import { aChargeRow } from '../../../support/state/rows'

const PENDING = 'GET /cargos/pendientes/all'
const ENROLMENT = 'GET /cargos/pendientes/inscripcion'
const payment = { id: 1, metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'k' }
const OF_PUPIL = 'GET /cargos/by/alumno/5'
const { listPendingCharges, listPendingEnrolmentCharges, payCharge } = chargesApi.endpoints
const { planReenrolment } = reenrolmentsApi.endpoints

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'queueMicrotask'] }))
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

test('a read that hangs holds back nothing, ends after half a minute and says so', async () => {
  const { hung, pay, pass, owed } = await paying()
  await pay()
  expect(owed()).toEqual([2])
  await pass(30_500)
  expect((await hung).error).toEqual({
    status: 'SIN_CONEXION',
    message: 'El servidor tardó demasiado en responder. Intenta de nuevo.',
  })
})

test('an upload that takes long holds back nothing that another desk changed', async () => {
  const { network, store, owed } = await paying()
  network.on('POST /eventos', () => new Promise<never>(() => undefined))
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
  const event = { nombre: 'FERIA', files: [file], idempotencyKey: 'f' }
  void store.dispatch(eventsApi.endpoints.createEvent.initiate(event as never))
  await turns()
  expect(network.count('POST /eventos')).toBe(1)
  network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
  store.dispatch(refreshChanged(['Charge']))
  await turns()
  expect(owed()).toEqual([2])
})

test('a read that two changes overtook is asked once more, after its own answer', async () => {
  const { network, store, shown, owed } = await paying()
  const slow = slowReply()
  network.on(PENDING, slow.reply)
  void shown.refetch()
  await turns()
  store.dispatch(refreshChanged(['Charge']))
  store.dispatch(refreshChanged(['Student']))
  await turns()
  expect(network.count(PENDING)).toBe(2)
  network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
  slow.arrive({ ok: true, cargos: [aChargeRow(1)] })
  await turns()
  expect([network.count(PENDING), owed()]).toEqual([3, [2]])
})

test('one that nobody looks at any more is given up, and a page that comes back asks anew', async () => {
  const { network, store, pass } = await paying()
  network.on(OF_PUPIL, () => new Promise<never>(() => undefined))
  const page = hookIn(store, () => useStudentCharges({ id: 5 }))
  await turns()
  page.unmount()
  await pass(1_500)
  network.on(OF_PUPIL, { ok: true, cargos: [aChargeRow(1)] })
  const back = hookIn(store, () => useStudentCharges({ id: 5 }))
  await act(turns)
  expect([network.count(OF_PUPIL), idsOf(back.result.current.rows)]).toEqual([2, [1]])
})

test('a list that is asked for again is not given up: coming back shows its newest answer', async () => {
  const { network, shown, pass, owed } = await paying()
  const slow = slowReply()
  network.on(PENDING, slow.reply)
  void shown.refetch()
  await turns()
  shown.unsubscribe()
  await pass(3_500)
  expect(owed()).toEqual([1, 2])
  slow.arrive({ ok: true, cargos: [aChargeRow(2)] })
  await turns()
  expect(owed()).toEqual([2])
})

test('the page that comes next and looks at the same list keeps its request', async () => {
  const { network, store, pass } = await paying()
  network.on(OF_PUPIL, () => new Promise<never>(() => undefined))
  const page = hookIn(store, () => useStudentCharges({ id: 5 }))
  await turns()
  page.unmount()
  const next = hookIn(store, () => useStudentCharges({ id: 5 }))
  await act(() => pass(1_500))
  expect([network.count(OF_PUPIL), next.result.current.isLoading]).toEqual([1, true])
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
