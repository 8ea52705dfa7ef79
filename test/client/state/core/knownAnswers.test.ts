import { parentsApi } from '@client/state/parents/parents.api'
import { loggedOut, sessionAdopted } from '@client/state/session/sessionEvents'
import { sessionApi } from '@client/state/session/session.api'
import { studentsApi } from '@client/state/students/students.api'
import { usersApi } from '@client/state/users/users.api'
import { setupStore } from '@client/state/store'
import { BASE_URL, fakeNetwork } from '@test/support/state/fakeNetwork'

const USERS = 'GET /auth/users'
const user = (id: number) => ({
  id,
  name: `u${id}`,
  typeUser: 'NORMAL',
  role: { id: 1, name: 'R' },
  permissions: [],
})

const large = (body: object) =>
  new Response(JSON.stringify(body), { headers: { etag: 'W/"large"', 'content-type': 'application/json' } })

const open = async () => {
  const network = fakeNetwork()
  const { store } = setupStore({ fetch: network.fetch, baseUrl: BASE_URL }, null)
  let version = 1
  network.on(USERS, ({ headers }) => {
    const etag = `W/"v${version}"`
    if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } })
    const body = JSON.stringify({ ok: true, users: [user(version)] })
    return new Response(body, { headers: { etag, 'content-type': 'application/json' } })
  })
  const signIn = (id: number) => {
    network.on('POST /auth/login', { ok: true, token: `t${id}`, user: user(id) })
    return store.dispatch(sessionApi.endpoints.login.initiate({ user: 'a', password: 'b' }))
  }
  await signIn(7)
  const list = async () =>
    (await store.dispatch(usersApi.endpoints.listUsers.initiate(undefined, { forceRefetch: true }))).data
  const asked = () =>
    network.sent
      .filter(({ path }) => path === '/auth/users')
      .map(({ headers }) => headers.get('if-none-match'))
  return { network, store, list, asked, signIn, change: () => void version++ }
}

test('a list is asked for with the ETag of the last answer, and a 304 shows it again', async () => {
  const { list, asked, change } = await open()
  const first = await list()
  expect(await list()).toEqual(first)
  change()
  const changed = await list()
  expect(changed).not.toEqual(first)
  expect(await list()).toEqual(changed)
  expect(asked()).toEqual([null, 'W/"v1"', 'W/"v1"', 'W/"v2"'])
})

test('an answer that arrives after the token was renewed is known again; one after another sign-in is not', async () => {
  const { store, list, asked, signIn } = await open()
  const late = list()
  store.dispatch(sessionAdopted({ token: 't7 anew', user: user(7), roles: [], permissions: [] } as never))
  await late
  await list()
  expect(asked()).toEqual([null, 'W/"v1"'])
  const stray = list()
  await signIn(8)
  await stray
  await list()
  expect(asked()).toEqual([null, 'W/"v1"', 'W/"v1"', null])
})

test('nothing is remembered past the session', async () => {
  const { store, list, asked, signIn } = await open()
  await list()
  store.dispatch(loggedOut({ from: 'here' }))
  await signIn(7)
  await list()
  await signIn(8)
  await list()
  expect(asked()).toEqual([null, null, null])
})

describe('how long and how much', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'queueMicrotask'] }))
  afterEach(() => void jest.useRealTimers())

  /** Asks once as a page does that is left at once. */
  const visit = async ({ store }: Awaited<ReturnType<typeof open>>) => {
    const asked = store.dispatch(usersApi.endpoints.listUsers.initiate(undefined, { forceRefetch: true }))
    await asked
    asked.unsubscribe()
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  test('what was left more than five minutes ago is asked for whole', async () => {
    const opened = await open()
    await visit(opened)
    await pass(200_000)
    await visit(opened)
    // The cache lets go of it after five minutes.
    await pass(301_000)
    await visit(opened)
    expect(opened.asked()).toEqual([null, 'W/"v1"', null])
  })

  test('what stands on a page is known for as long as it does', async () => {
    const opened = await open()
    await opened.list()
    await pass(1_000_000)
    await opened.list()
    expect(opened.asked()).toEqual([null, 'W/"v1"'])
  })
})

test('a large answer makes room: two million letters are the most', async () => {
  const { network, store, list, asked } = await open()
  await list()
  const long = (id: number) => ({ id, nombre: 'x'.repeat(1_100_000) })
  network.on('GET /padres/all', () => large({ ok: true, padres: [long(1)] }))
  network.on('GET /padres/inscritos', () => large({ ok: true, padres: [long(2)] }))
  const { listParents, listEnrolledParents } = parentsApi.endpoints
  await store.dispatch(listParents.initiate(undefined, { forceRefetch: true }))
  await store.dispatch(listEnrolledParents.initiate(undefined, { forceRefetch: true }))
  await list()
  await store.dispatch(listParents.initiate(undefined, { forceRefetch: true }))
  const sent = network.sent.filter(({ path }) => path === '/padres/all')
  expect(asked()).toEqual([null, null])
  expect(sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null])
})

test('a page of a pupil, which tells of health, leaves no copy beside the cache', async () => {
  const { network, store } = await open()
  network.on('GET /alumnos/5', () => large({ ok: true, alumno: { id: 5, alergias: ['NUEZ'] } }))
  const { getStudent } = studentsApi.endpoints
  await store.dispatch(getStudent.initiate({ id: 5 }, { forceRefetch: true }))
  await store.dispatch(getStudent.initiate({ id: 5 }, { forceRefetch: true }))
  const sent = network.sent.filter(({ path }) => path === '/alumnos/5')
  expect(sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null])
})
