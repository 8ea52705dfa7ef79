import { sessionAdopted } from '@client/state/session/sessionEvents'
import { readStored, SIGNED_OUT, type SessionBlob } from '@client/state/session/sessionBlob'
import { readStoredSession, SESSION_VERSION, sessionMigrations } from '@client/state/session/sessionPersist'
import { SESSION_STORAGE_KEY, storedSession } from '@client/state/session/storedSession'
import { startPersistedClient } from '../../../support/state/client'
import { until } from '../../../support/state/fakeNetwork'

const BLOB: SessionBlob = {
  token: 'ficha-1',
  user: { id: 7, name: 'directora', typeUser: 'NORMAL' },
  roles: [{ id: 1, name: 'ADMINISTRADOR' }],
  permissions: [{ module: 'CARGOS', action: 'READ' }],
}

/** As redux-persist writes it: each field is JSON inside JSON. */
const stored = (fields: object, version: number | null = SESSION_VERSION) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
    ...(version === null ? {} : { _persist: JSON.stringify({ version, rehydrated: true }) }),
  })

const restore = async (text: string | null) => {
  const client = await startPersistedClient(text === null ? {} : { [SESSION_STORAGE_KEY]: text })
  const { token, user, roles, permissions } = client.session()
  return { token, user, roles, permissions }
}

test('exactly four fields are written, with the version', async () => {
  const { store, browser, persistor } = await startPersistedClient()
  store.dispatch(sessionAdopted(BLOB))
  await persistor.flush()
  const written = JSON.parse(browser.read(SESSION_STORAGE_KEY) ?? '{}') as Record<string, string>
  expect(Object.keys(written).sort()).toEqual(['_persist', 'permissions', 'roles', 'token', 'user'])
  expect(JSON.parse(written['_persist'] ?? '')).toEqual({ version: SESSION_VERSION, rehydrated: true })
  expect(readStoredSession(browser.read(SESSION_STORAGE_KEY))).toEqual(BLOB)
  expect(browser.diary.every((line) => line === `set ${SESSION_STORAGE_KEY}`)).toBe(true)
})

describe('what is restored', () => {
  test('nothing kept: signed out', async () => {
    expect(await restore(null)).toEqual(SIGNED_OUT)
  })

  test('the current version: as it was', async () => {
    expect(await restore(stored(BLOB))).toEqual(BLOB)
  })

  test('what one store writes the next one restores', async () => {
    const first = await startPersistedClient()
    first.store.dispatch(sessionAdopted(BLOB))
    await first.persistor.flush()
    expect(await restore(first.browser.read(SESSION_STORAGE_KEY))).toEqual(BLOB)
  })

  const { roles: _roles, ...withoutRoles } = BLOB
  test('version 0 kept one role: it becomes a list', async () => {
    expect(await restore(stored({ ...withoutRoles, role: BLOB.roles[0] }, 0))).toEqual(BLOB)
  })

  test('version 0 without a role: no roles, still signed in', async () => {
    expect(await restore(stored(withoutRoles, 0))).toEqual({ ...BLOB, roles: [] })
  })

  test('no version at all is older than 0', async () => {
    expect(await restore(stored({ ...withoutRoles, role: BLOB.roles[0] }, null))).toEqual(BLOB)
  })

  test('a newer version, left by a build that was rolled back, is read by its shape', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await restore(stored(BLOB, SESSION_VERSION + 1))).toEqual(BLOB)
    expect(
      await restore(stored({ ...BLOB, permissions: { CARGOS: ['READ'] } }, SESSION_VERSION + 1)),
    ).toEqual(SIGNED_OUT)
    quiet.mockRestore()
  })

  test.each<[string, string]>([
    ['garbage', '{not json'],
    ['an empty text', ''],
    ['a string', '"ficha-1"'],
    ['an array', '[1,2,3]'],
    ['null', 'null'],
    ['a number', '7'],
    ['an object without fields', '{}'],
    ['fields that are not JSON', JSON.stringify({ token: 'ficha', user: '{', _persist: '{}' })],
    ['no user', stored({ ...BLOB, user: undefined })],
    ['user null', stored({ ...BLOB, user: null })],
    ['a user without a name', stored({ ...BLOB, user: { id: 7 } })],
    ['a user that is a list', stored({ ...BLOB, user: [7, 'directora'] })],
    ['a token with letters no header carries', stored({ ...BLOB, token: 'ficha-ñ-✓' })],
    ['a token with a space', stored({ ...BLOB, token: 'ficha 1' })],
    ['the token of a recorded log', stored({ ...BLOB, token: '***' })],
    ['the token of an older recorded log', stored({ ...BLOB, token: '••••' })],
    ['a token that is a number', stored({ ...BLOB, token: 7 })],
    ['an empty token', stored({ ...BLOB, token: '' })],
    ['permissions that are no list', stored({ ...BLOB, permissions: { CARGOS: ['READ'] } })],
    ['permissions of another shape', stored({ ...BLOB, permissions: ['CARGOS'] })],
    ['roles that are no list', stored({ ...BLOB, roles: 'ADMINISTRADOR' })],
    ['a role that is a text', stored({ ...BLOB, roles: ['ADMINISTRADOR'] })],
    ['a role null in version 0', stored({ ...withoutRoles, role: 'ADMINISTRADOR' }, 0)],
    ['the token alone', stored({ token: 'ficha-1' })],
  ])('%s means signed out and breaks nothing', async (_name, text) => {
    expect(await restore(text)).toEqual(SIGNED_OUT)
    expect(readStoredSession(text)).toEqual(SIGNED_OUT)
  })

  test('a login during the restoring is not undone by it', async () => {
    const { store, session, persistor } = await startPersistedClient({ [SESSION_STORAGE_KEY]: stored(BLOB) })
    store.dispatch(sessionAdopted({ ...BLOB, token: 'ficha-2' }))
    await persistor.flush()
    expect(session().token).toBe('ficha-2')
  })
})

describe('pieces', () => {
  test('every version up to the current one has its step', () => {
    const versions = Array.from({ length: SESSION_VERSION }, (_, index) => String(index + 1))
    expect(Object.keys(sessionMigrations)).toEqual(versions)
  })

  test('a whole blob is read as it is', () => {
    expect(readStored(BLOB)).toEqual(BLOB)
  })

  test.each([undefined, null, 'x', 7, [], {}])('%j is no blob', (value) => {
    expect(readStored(value)).toEqual(SIGNED_OUT)
  })

  test('the entry finds the session that is kept, without the store', () => {
    const storageWith = (text: string | null) => () => ({ getItem: () => text }) as unknown as Storage
    expect(storedSession(storageWith(stored(BLOB)))).toEqual({ token: 'ficha-1', userId: 7 })
    for (const token of [null, '', '***', 'ficha-✓'])
      expect(storedSession(storageWith(stored({ ...BLOB, token })))).toBeNull()
    expect(storedSession(storageWith(stored({ ...BLOB, user: null })))).toBeNull()
    for (const text of [null, '', '{not json', 'null', '[]', '{}'])
      expect(storedSession(storageWith(text))).toBeNull()
    expect(
      storedSession(() => {
        throw new Error('SecurityError')
      }),
    ).toBeNull()
  })

  test('a token that is wanted back at once is written soon', async () => {
    const { store, browser } = await startPersistedClient()
    store.dispatch(sessionAdopted(BLOB))
    await until(() => readStoredSession(browser.read(SESSION_STORAGE_KEY)).token === 'ficha-1')
  })
})
