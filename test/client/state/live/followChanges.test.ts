import { addListener } from '@reduxjs/toolkit'
import { chargesApi } from '@client/state/charges/charges.api'
import { baseApi } from '@client/state/core/baseApi'
import { followChanges, type FollowChanges } from '@client/state/live/followChanges'
import { rolesApi } from '@client/state/roles/roles.api'
import { loggedOut } from '@client/state/session/sessionEvents'
import { sessionApi } from '@client/state/session/session.api'
import { setupStore } from '@client/state/store'
import { fakeStreams } from '@test/support/live/fakeStream'
import { answer, BASE_URL, failure, fakeNetwork, settle, until } from '@test/support/state/fakeNetwork'
import { aChargeRow, signedIn } from '@test/support/state/rows'

const PENDING = 'GET /cargos/pendientes/all'
const ROLES = 'GET /auth/roles'
const ended: FollowChanges[] = []
afterEach(() => ended.splice(0).forEach((each) => each.end()))

/** Longer than the pause of a running loop, which would have asked again by then. */
const pausePasses = async () => {
  await new Promise((resolve) => setTimeout(resolve, 700))
  await settle()
}

/** A signed-in desk with two lists on screen; `visible`: whether its window is visible. */
const openDesk = async ({ visible = true, signedInAtFirst = true } = {}) => {
  const network = fakeNetwork()
  const streams = fakeStreams(network)
  const deps = { fetch: streams.fetch, baseUrl: BASE_URL, live: { origin: null as string | null } }
  const { store } = setupStore(deps, null)
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1)] })
  network.on(ROLES, { ok: true, roles: [] })
  const signIn = async (token: string) => {
    network.on('POST /auth/login', signedIn(token))
    const credentials = { user: 'directora', password: 'Direccion#2026' }
    await store.dispatch(sessionApi.endpoints.login.initiate(credentials, { track: false }))
  }
  if (signedInAtFirst) await signIn('ficha-1')
  await store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
  await store.dispatch(rolesApi.endpoints.listRoles.initiate())
  const follow = followChanges(store, deps, visible)
  ended.push(follow)
  const fetched = () => [network.count(PENDING), network.count(ROLES)]
  return { network, streams, deps, store, signIn, follow, fetched }
}

/** A desk whose stream is open and whose lists have caught up. */
const openLiveDesk = async () => {
  const desk = await openDesk()
  const stream = await desk.streams.opened(1)
  await until(() => desk.fetched().join() === '2,2')
  /** Sends one more change and waits for its effect: earlier changes have then had theirs. */
  const roleChanges = async () => {
    const [, before] = desk.fetched()
    stream.say('cambios', { tags: ['Role'] })
    await until(() => desk.fetched()[1] === before! + 1)
  }
  return { ...desk, stream, roleChanges }
}

test('when the stream opens, everything on screen is fetched once more: nobody knows what was missed', async () => {
  const { streams, fetched, roleChanges } = await openLiveDesk()
  await roleChanges()
  expect([fetched(), streams.tokens()]).toEqual([[2, 3], ['Bearer ficha-1']])
})

test('at the start, lists that were just read are asked for again only if they changed meanwhile', async () => {
  const { streams, fetched } = await openDesk()
  const stream = await streams.opened(1, { recientes: ['Charge'] })
  await until(() => fetched()[0] === 2)
  stream.say('cambios', { tags: ['Charge'] })
  await until(() => fetched()[0] === 3)
  expect(fetched()).toEqual([3, 1])
})

test('what was read longer ago is asked for whatever the server says of the last minute', async () => {
  const read = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 26_000)
  const { streams, fetched } = await openDesk()
  read.mockRestore()
  await streams.opened(1, { recientes: [] })
  await until(() => fetched().join() === '2,2')
})

test('what is told is fetched, and nothing else', async () => {
  const { stream, fetched, roleChanges } = await openLiveDesk()
  stream.say('cambios', { tags: ['Charge', 'Payment'] })
  stream.say('cambios', { tags: ['Charge', 'DeOtraVersion'] })
  await until(() => fetched()[0] === 3)
  expect(fetched()).toEqual([3, 2])
  await roleChanges()
  expect(fetched()).toEqual([3, 3])
})

test('a server that missed something itself has everything fetched', async () => {
  const { stream, fetched } = await openLiveDesk()
  stream.say('todo', {})
  await until(() => fetched().join() === '3,3')
})

test('heartbeats and nonsense change nothing', async () => {
  const { stream, fetched, streams, roleChanges } = await openLiveDesk()
  stream.raw(': latido\n\n')
  stream.raw('event: cambios\ndata: {roto\n\n')
  stream.raw('event: cambios\ndata: null\n\n')
  stream.raw('event: otra\ndata: {"tags":["Charge"]}\n\n')
  await roleChanges()
  expect([fetched(), streams.calls()]).toEqual([[2, 3], 1])
})

test('a stream that ends is followed by another, with the token of that moment, and catches up', async () => {
  const { stream, streams, signIn, fetched, roleChanges } = await openLiveDesk()
  await signIn('ficha-2')
  await roleChanges()
  expect(streams.calls()).toBe(1)
  stream.end()
  await streams.opened(2)
  await until(() => fetched().join() === '3,4')
  expect(streams.tokens()).toEqual(['Bearer ficha-1', 'Bearer ficha-2'])
})

test('back on the network every list is asked for once, when the new stream opens', async () => {
  const { store, follow, streams, fetched } = await openLiveDesk()
  const { onOffline, onOnline } = baseApi.internalActions
  store.dispatch(onOffline())
  store.dispatch(onOnline())
  follow.reconnect()
  await streams.opened(2)
  await until(() => fetched().every((count) => count >= 3))
  await settle()
  expect(fetched()).toEqual([3, 3])
})

test('signing out closes it; signing in opens another', async () => {
  const { stream, store, signIn, streams, deps } = await openLiveDesk()
  expect(deps.live.origin).toBe('origen-de-prueba-1')
  store.dispatch(loggedOut({ from: 'here' }))
  await until(stream.left)
  await pausePasses()
  expect([streams.calls(), deps.live.origin]).toEqual([1, null])
  await signIn('ficha-2')
  await streams.opened(2)
  expect(streams.tokens().at(-1)).toBe('Bearer ficha-2')
})

test('without a session nothing is asked', async () => {
  const { streams } = await openDesk({ signedInAtFirst: false })
  await settle()
  expect(streams.calls()).toBe(0)
})

test('a hidden window holds no stream; seen again, it opens one and catches up', async () => {
  const { stream, follow, streams, fetched } = await openLiveDesk()
  follow.setVisible(false)
  await until(stream.left)
  await pausePasses()
  expect(streams.calls()).toBe(1)
  follow.setVisible(true)
  await streams.opened(2)
  await until(() => fetched().join() === '3,3')
})

test('a window opened behind another asks for nothing until it is seen', async () => {
  const { follow, streams } = await openDesk({ visible: false })
  await settle()
  expect(streams.calls()).toBe(0)
  follow.setVisible(true)
  await streams.opened(1)
})

test('back on the network, the line of before is given up for a new one', async () => {
  const { stream, follow, streams, fetched } = await openLiveDesk()
  follow.reconnect()
  await until(stream.left)
  await streams.opened(2)
  await until(() => fetched().join() === '3,3')
})

test('a 401 for the current token ends the session; one for an older token asks again with the newer', async () => {
  const { stream, network, store, streams, signIn } = await openLiveDesk()
  network.on('GET /cambios', async () => {
    await signIn('ficha-2')
    streams.accept()
    return failure(401, 'Tu sesión terminó.')
  })
  stream.end()
  await streams.opened(2)
  expect([store.getState().session.token, streams.tokens().at(-1)]).toEqual(['ficha-2', 'Bearer ficha-2'])
  network.on('GET /cambios', failure(401, 'Tu sesión terminó.'))
  ended.at(-1)!.reconnect()
  await until(() => store.getState().session.token === null)
})

const NONE: [string, () => Response][] = [
  ['404', () => failure(404, 'No existe')],
  ['405', () => failure(405, 'No se puede')],
  ['403', () => failure(403, 'No')],
  ['a page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['JSON', () => answer(200, { ok: true })],
]
test.each(NONE)(
  'a server that answers %s is not asked again until the next sign-in',
  async (_what, reply) => {
    const { network, streams, store, signIn, follow, fetched } = await openDesk({ signedInAtFirst: false })
    network.on('GET /cambios', reply)
    await signIn('ficha-1')
    await until(() => streams.calls() === 1)
    await pausePasses()
    follow.setVisible(false)
    follow.setVisible(true)
    await settle()
    expect([streams.calls(), fetched(), store.getState().session.token]).toEqual([1, [1, 1], 'ficha-1'])
    // Back on the network: nothing else would ask for what was missed.
    follow.reconnect()
    await until(() => fetched().join() === '2,2')
    await settle()
    expect([streams.calls(), fetched()]).toEqual([1, [2, 2]])
    store.dispatch(loggedOut({ from: 'here' }))
    await signIn('ficha-2')
    await until(() => streams.calls() === 2)
  },
)

test.each([
  ['is away', () => failure(503, 'No responde')],
  ['is asked too much', () => failure(429, 'Espera')],
])('a server that %s is asked again in a moment', async (_what, reply) => {
  const { network, streams } = await openDesk({ visible: false })
  network.on('GET /cambios', reply)
  ended.at(-1)!.setVisible(true)
  await until(() => streams.calls() === 1)
  streams.accept()
  await streams.opened(1)
  expect(streams.calls()).toBe(2)
})

test('one’s own writes carry the name of the open stream, reads do not, and none once it is closed', async () => {
  const { network, store, stream, follow } = await openLiveDesk()
  network.on('PATCH /cargos/pagar', { ok: true })
  const pay = () =>
    store.dispatch(
      chargesApi.endpoints.payCharge.initiate({ id: 1, metodo_pago: 'EFECTIVO', idempotencyKey: 'k' }),
    )
  const origins = () =>
    network.sent.filter(({ path }) => path === '/cargos/pagar').map(({ headers }) => headers.get('x-origen'))
  await pay()
  follow.setVisible(false)
  await until(stream.left)
  await pay()
  expect(origins()).toEqual(['origen-de-prueba-1', null])
  expect(network.sent.filter(({ method, headers }) => method === 'GET' && headers.has('x-origen'))).toEqual(
    [],
  )
})

test('the log names what was heard, with what changed', async () => {
  const { stream, roleChanges, store } = await openLiveDesk()
  const heard: unknown[] = []
  store.dispatch(
    addListener({
      predicate: ({ type }) => type.startsWith('live/'),
      effect: (action) => void heard.push(action),
    }),
  )
  await roleChanges()
  stream.say('todo', {})
  await until(() => heard.length === 2)
  expect(heard).toEqual([
    { type: 'live/changesHeard', payload: ['Role'] },
    { type: 'live/everythingMissed', payload: undefined },
  ])
})

test('nobody’s activity: the session is neither renewed nor verified', async () => {
  const { network, stream, store, fetched } = await openLiveDesk()
  const { renewedAt } = store.getState().session
  stream.say('cambios', { tags: ['Charge'] })
  await until(() => fetched()[0] === 3)
  expect([network.count('GET /auth/verify'), store.getState().session.renewedAt]).toEqual([0, renewedAt])
})
