import { loggedOut, sessionAdopted } from '@client/state/session/sessionEvents'
import { sessionApi } from '@client/state/session/session.api'
import { sessionSlice } from '@client/state/session/session.slice'
import { answer, failure, type Reply } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { signedIn } from '../../../support/state/rows'

const SIGNED_OUT = {
  token: null,
  user: null,
  roles: [],
  permissions: [],
  ok: null,
  renewedAt: null,
  ended: null,
}
const { verifySession, login } = sessionApi.endpoints

test('nobody is signed in at first', () => {
  expect(sessionSlice.reducer(undefined, { type: '@@INIT' })).toEqual(SIGNED_OUT)
})

describe('login', () => {
  test('a good one keeps token, user, role and permissions, and says ok', async () => {
    const { signIn, session } = startClient()
    const before = Date.now()
    await signIn('ficha-1')
    expect(session()).toEqual({
      token: 'ficha-1',
      user: { id: 7, name: 'directora', typeUser: 'NORMAL' },
      roles: [{ id: 1, name: 'ADMINISTRADOR' }],
      permissions: [
        { module: 'CARGOS', action: 'READ' },
        { module: 'CARGOS', action: 'UPDATE' },
      ],
      ok: true,
      renewedAt: expect.any(Number),
      ended: null,
    })
    expect(session().renewedAt).toBeGreaterThanOrEqual(before)
    expect(session().renewedAt).toBeLessThanOrEqual(Date.now())
  })

  const REFUSALS: [string, Reply][] = [
    ['401', failure(401, 'REVISA TUS CREDENCIALES')],
    ['429', failure(429, 'Demasiados intentos')],
    [
      '200 with ok false, as the existing server may answer',
      { ok: false, message: 'REVISA TUS CREDENCIALES' },
    ],
    ['200 without a user', { ok: true, token: 'ficha' }],
    ['200 without a token', { ...signedIn('ficha'), token: undefined }],
    ['200 with nothing', answer(200, null)],
  ]
  test.each(REFUSALS)('%s says ok false and signs nobody in', async (_name, reply) => {
    const { network, store, session } = startClient()
    network.on('POST /auth/login', reply)
    await store.dispatch(login.initiate({ user: 'x', password: 'y' }))
    expect(session()).toEqual({ ...SIGNED_OUT, ok: false })
  })

  test('a good one after a bad one says ok again', async () => {
    const { network, store, signIn, session } = startClient()
    network.on('POST /auth/login', failure(401, 'no'))
    await store.dispatch(login.initiate({ user: 'x', password: 'y' }))
    expect(session().ok).toBe(false)
    await signIn()
    expect(session().ok).toBe(true)
  })
})

describe('verify', () => {
  test('brings a new token and what the role allows by now', async () => {
    const { network, store, signIn, session } = startClient()
    await signIn('vieja')
    const permissions = [{ module: 'ALUMNOS', action: 'READ' }]
    network.on('GET /auth/verify', signedIn('nueva', { permissions, role: { id: 2, name: 'CAJA' } }))
    await store.dispatch(verifySession.initiate())
    expect(session()).toMatchObject({
      token: 'nueva',
      permissions,
      roles: [{ id: 2, name: 'CAJA' }],
      ok: true,
    })
    expect(network.sent.at(-1)?.headers.get('authorization')).toBe('Bearer vieja')
  })

  test.each([
    ['the server is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['the database is away', failure(503, 'La base de datos no responde')],
  ] as const)('keeps the session when %s', async (_name, reply) => {
    const { network, store, signIn, session } = startClient()
    await signIn('ficha-1')
    const before = session()
    network.on('GET /auth/verify', reply)
    await store.dispatch(verifySession.initiate())
    expect(session()).toEqual(before)
  })

  test('without a token in the answer the stored user and token are cleared', async () => {
    const { network, store, signIn, session } = startClient()
    await signIn('ficha-1')
    network.on('GET /auth/verify', { ok: true })
    await store.dispatch(verifySession.initiate())
    expect(session()).toMatchObject({ token: null, user: null, roles: [], permissions: [] })
  })
})

test('logging out resets everything', async () => {
  const { store, signIn, session } = startClient()
  await signIn()
  store.dispatch(loggedOut({ from: 'here' }))
  expect(session()).toEqual({ ...SIGNED_OUT, ended: { userId: 7, why: null } })
})

test('of a session that ended stay its user and its first reason, until somebody signs in', async () => {
  const { store, signIn, session } = startClient()
  store.dispatch(loggedOut({ from: 'here', why: 'expired' }))
  expect(session().ended).toBeNull()
  await signIn()
  store.dispatch(loggedOut({ from: 'here', why: 'idle' }))
  store.dispatch(loggedOut({ from: 'other-tab', why: 'expired' }))
  expect(session().ended).toEqual({ userId: 7, why: 'idle' })
  await signIn('ficha-2')
  expect(session().ended).toBeNull()
})

test('adopting what another tab stored signs in with it', () => {
  const { token, user } = signedIn('de-otra')
  const { id, name, typeUser, role, permissions } = user
  const blob = { token, user: { id, name, typeUser }, roles: [role], permissions }
  expect(sessionSlice.reducer(undefined, sessionAdopted(blob))).toEqual({
    ...blob,
    ok: true,
    renewedAt: null,
    ended: null,
  })
})
