import { schoolApi } from '@client/state/school/school.api'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { everythingMissed } from '@client/state/live/refreshing'
import { loggedOut } from '@client/state/session/sessionEvents'
import { startClient } from '@test/support/state/client'
import { followChanges } from '@client/state/live/followChanges'
import { sessionApi } from '@client/state/session/session.api'
import { setupStore } from '@client/state/store'
import { fakeStreams } from '@test/support/live/fakeStream'
import { BASE_URL, failure, fakeNetwork, settle, until } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'

const GET = 'GET /escuela'
const school = (over: object = {}) => ({
  ok: true,
  escuela: { nombre: 'Colegio Núñez', urlLogo: null, niveles: [], dias_inhabiles: [], ...over },
})

const openDesk = async () => {
  const desk = startClient()
  await desk.signIn('ficha-1')
  desk.network.on(GET, school())
  return { ...desk, mark: () => desk.store.getState().school }
}

test('nothing is asked until the school changes at another desk; other changes ask for nothing', async () => {
  const { store, network, mark } = await openDesk()
  store.dispatch(refreshChanged(['Charge', 'Payment']))
  await settle()
  expect([network.count(GET), mark()]).toEqual([0, null])
  store.dispatch(refreshChanged(['Charge', 'School']))
  await until(() => mark() !== null)
  await settle()
  expect([network.count(GET), mark()]).toEqual([1, { nombre: 'Colegio Núñez', logo: '' }])
  network.on(GET, school({ nombre: 'Colegio Nuevo', urlLogo: '/files/escuela/logo?v=2' }))
  store.dispatch(refreshChanged(['School']))
  await until(() => mark()?.nombre === 'Colegio Nuevo')
  expect(mark()).toEqual({ nombre: 'Colegio Nuevo', logo: '/files/escuela/logo?v=2' })
})

test('a window that cannot know what it missed asks for it too', async () => {
  const { store, network, mark } = await openDesk()
  store.dispatch(everythingMissed())
  await until(() => mark() !== null)
  await settle()
  expect([network.count(GET), mark()]).toEqual([1, { nombre: 'Colegio Núñez', logo: '' }])
})

test('a server without the call leaves the name as it was', async () => {
  const { store, network, mark } = await openDesk()
  store.dispatch(refreshChanged(['School']))
  await until(() => mark() !== null)
  for (const reply of [failure(404, 'No'), { ok: true }]) {
    network.on(GET, reply)
    store.dispatch(refreshChanged(['School']))
    await settle()
    expect(mark()).toEqual({ nombre: 'Colegio Núñez', logo: '' })
  }
})

test('the desk that saves shows it at once, and after signing out too', async () => {
  const { store, network, mark } = await openDesk()
  network.on('PATCH /escuela', school({ nombre: 'Instituto Hidalgo' }))
  await store.dispatch(schoolApi.endpoints.updateSchool.initiate({ nombre: 'Instituto Hidalgo' }))
  expect(mark()).toEqual({ nombre: 'Instituto Hidalgo', logo: '' })
  store.dispatch(loggedOut({ from: 'here', why: null }))
  await settle()
  expect(mark()?.nombre).toBe('Instituto Hidalgo')
})

test('a window that may have missed it asks when its stream opens', async () => {
  const network = fakeNetwork()
  const streams = fakeStreams(network)
  const deps = { fetch: streams.fetch, baseUrl: BASE_URL, live: { origin: null } }
  const { store } = setupStore(deps, null)
  network.on('POST /auth/login', signedIn('ficha-1'))
  network.on(GET, school({ nombre: 'Colegio Nuevo' }))
  const credentials = { user: 'directora', password: 'Direccion#2026' }
  await store.dispatch(sessionApi.endpoints.login.initiate(credentials, { track: false }))
  const follow = followChanges(store, deps, true)
  await streams.opened(1)
  await until(() => store.getState().school?.nombre === 'Colegio Nuevo')
  follow.end()
})
