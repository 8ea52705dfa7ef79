import { setImmediate } from 'node:timers'
import { chargesApi } from '@client/state/charges/charges.api'
import { isOver, LINKS_GOOD_MS } from '@client/state/live/signedLinks'
import { keepLinksFresh } from '@client/state/live/freshLinks'
import { rolesApi } from '@client/state/roles/roles.api'
import { startClient } from '@test/support/state/client'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aChargeRow } from '@test/support/state/rows'

const PENDING = 'GET /cargos/pendientes/all'
const ROLES = 'GET /auth/roles'
const MINUTE = 60_000
const ended: (() => void)[] = []

/** The fake network answers in turns of the real loop. */
const arrive = async () => {
  for (let turn = 0; turn < 8; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(0)
  }
}
const passes = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  await arrive()
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => {
  ended.splice(0).forEach((end) => end())
  jest.useRealTimers()
})

/** A desk without a stream of changes, with one list on the screen. */
const openDesk = async () => {
  const { network, store } = startClient()
  const window = { visible: true }
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1)] })
  const list = store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
  await arrive()
  const links = keepLinksFresh(store, () => window.visible)
  ended.push(links.end)
  return { network, store, window, list, links, fetched: () => network.count(PENDING) }
}

test('what stands on the screen is asked for again before its links end, and again after that', async () => {
  const { fetched } = await openDesk()
  await passes(LINKS_GOOD_MS - MINUTE)
  expect(fetched()).toBe(1)
  await passes(2 * MINUTE)
  expect(fetched()).toBe(2)
  await passes(LINKS_GOOD_MS - 2 * MINUTE)
  expect(fetched()).toBe(2)
  await passes(3 * MINUTE)
  expect(fetched()).toBe(3)
})

test('a list that came later is not believed longer because of another', async () => {
  const { store, network, fetched } = await openDesk()
  await passes(20 * MINUTE)
  network.on(ROLES, { ok: true, roles: [] })
  void store.dispatch(rolesApi.endpoints.listRoles.initiate())
  await passes(6 * MINUTE)
  expect([fetched(), network.count(ROLES)]).toEqual([2, 2])
  await passes(20 * MINUTE)
  expect([fetched(), network.count(ROLES)]).toEqual([2, 2])
})

test('a hidden window asks for nothing; seen again it asks at once, if it is that old', async () => {
  const { window, links, fetched } = await openDesk()
  window.visible = false
  await passes(20 * MINUTE)
  links.look()
  await passes(20 * MINUTE)
  expect(fetched()).toBe(1)
  window.visible = true
  links.look()
  await arrive()
  expect(fetched()).toBe(2)
  links.look()
  await arrive()
  expect(fetched()).toBe(2)
})

test('what could not be had is asked for again a minute later', async () => {
  const { network, fetched } = await openDesk()
  network.on(PENDING, failure(503, 'La base de datos no responde.'))
  await passes(LINKS_GOOD_MS + MINUTE / 2)
  expect(fetched()).toBe(2)
  await passes(MINUTE)
  expect(fetched()).toBe(3)
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1)] })
  await passes(5 * MINUTE)
  expect(fetched()).toBe(4)
})

test('what the server refuses by now is no reason to ask for everything each minute', async () => {
  const { store, network, fetched } = await openDesk()
  network.on(ROLES, { ok: true, roles: [] })
  void store.dispatch(rolesApi.endpoints.listRoles.initiate())
  await arrive()
  network.on(ROLES, failure(403, 'No tienes permiso para hacer esto.'))
  await passes(LINKS_GOOD_MS + 5 * MINUTE)
  expect([fetched(), network.count(ROLES)]).toEqual([2, 2])
})

test('what nobody looks at any more is not asked for', async () => {
  const { list, fetched } = await openDesk()
  list.unsubscribe()
  await passes(60 * MINUTE)
  expect(fetched()).toBe(1)
})

test('refresh asks at once, and is over when the rows have come, also when they could not be had', async () => {
  const { network, links, fetched } = await openDesk()
  const slow = slowReply()
  network.on(PENDING, slow.reply)
  const told: string[] = []
  void links.refresh().then(() => told.push('over'))
  await arrive()
  expect([fetched(), told]).toEqual([2, []])
  slow.arrive({ ok: true, cargos: [] })
  await arrive()
  expect(told).toEqual(['over'])
  network.on(PENDING, failure(503, 'La base de datos no responde.'))
  void links.refresh().then(() => told.push('over again'))
  await arrive()
  expect(told).toEqual(['over', 'over again'])
})

test('a link says itself when it is over; other addresses never are', () => {
  const link = (exp: number) => `http://escuela.test/files/7/original?exp=${exp}&firma=abc`
  const paper = '/files/documentos/recibo/recibo-000041.pdf?id=3&exp=1000&firma=abc'
  expect([isOver(link(1000), 999_999), isOver(link(1000), 1_000_000)]).toEqual([false, true])
  expect([isOver(paper, 999_999), isOver(paper, 1_000_000)]).toEqual([false, true])
  expect(isOver('https://example.org/?exp=1000&firma=abc', 2_000_000)).toBe(false)
  expect(isOver('/alumno/3', 2_000_000)).toBe(false)
})
