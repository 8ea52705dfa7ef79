import { setImmediate } from 'node:timers'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { loggedOut } from '@client/state/session/sessionEvents'
import { followHealth } from '@client/state/system/followHealth'
import { selectTrouble } from '@client/state/system/system.api'
import { answer, failure } from '@test/support/state/fakeNetwork'
import { startClient } from '@test/support/state/client'

const HEALTH = 'GET /health'
const FULL = 'El disco del servidor está lleno.'
const WELL = { ok: true, base: true, disco: 'BIEN', version: '1.0.0' }
const unwell = () => answer(503, { ok: false, message: FULL, base: true, disco: 'LLENO', version: '1.0.0' })
const ended: (() => void)[] = []

/** The fake network answers in turns of the real loop. */
const passes = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 8; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => {
  ended.splice(0).forEach((end) => end())
  jest.useRealTimers()
})

const open = async () => {
  const { network, store, signIn } = startClient()
  await signIn('ficha-1')
  network.on(HEALTH, WELL)
  const { setVisible, end } = followHealth(store, true)
  ended.push(end)
  await passes(0)
  return { network, store, setVisible, trouble: () => selectTrouble(store.getState()) }
}

test('is asked once a minute, and says nothing while the server is well', async () => {
  const { network, trouble } = await open()
  expect([network.count(HEALTH), trouble()]).toEqual([1, null])
  await passes(50_000)
  expect(network.count(HEALTH)).toBe(1)
  await passes(20_000)
  expect(network.count(HEALTH)).toBe(2)
})

test('what keeps the server from saving is told in its words, asked often, and goes away', async () => {
  const { network, trouble } = await open()
  network.on(HEALTH, unwell)
  await passes(70_000)
  expect(trouble()).toBe(FULL)
  network.on(HEALTH, WELL)
  await passes(10_000)
  expect(trouble()).toBeNull()
})

test.each([503, 507])('a call refused with %i asks at once', async (status) => {
  const { network, store, trouble } = await open()
  network.on(HEALTH, unwell)
  network.on('GET /ciclo/all', failure(status, FULL))
  void store.dispatch(cyclesApi.endpoints.listCycles.initiate())
  await passes(100)
  expect([network.count(HEALTH), trouble()]).toEqual([2, FULL])
})

test('a server that does not say how it is has no trouble', async () => {
  const { network, trouble } = await open()
  network.on(HEALTH, failure(404, 'No existe esta dirección.'))
  await passes(70_000)
  network.on(HEALTH, () => {
    throw new TypeError('Failed to fetch')
  })
  await passes(70_000)
  expect([network.count(HEALTH), trouble()]).toEqual([3, null])
})

test('nobody asks while nobody looks or nobody is signed in', async () => {
  const { network, store, setVisible } = await open()
  setVisible(false)
  await passes(120_000)
  expect(network.count(HEALTH)).toBe(1)
  setVisible(true)
  await passes(70_000)
  expect(network.count(HEALTH)).toBe(3)
  store.dispatch(loggedOut({ from: 'here' }))
  await passes(120_000)
  expect(network.count(HEALTH)).toBe(3)
})
