import { loggedOut, sessionAdopted } from '@client/state/session/session.actions'
import { sessionApi } from '@client/state/session/session.api'
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
  return { store, list, asked, signIn, change: () => void version++ }
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
