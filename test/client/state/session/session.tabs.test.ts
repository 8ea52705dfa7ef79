import { chargesApi } from '@client/state/charges/charges.api'
import { loggedOut } from '@client/state/session/sessionEvents'
import { SIGNED_OUT, type SessionBlob } from '@client/state/session/sessionBlob'
import { readStoredSession } from '@client/state/session/sessionPersist'
import { followOtherTab, logout } from '@client/state/session/sessionEnds'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from '@client/state/session/storedSession'
import { startPersistedClient } from '../../../support/state/client'
import { answer, failure, settle } from '../../../support/state/fakeNetwork'
import { aChargeRow } from '../../../support/state/rows'

const blob = (token: string, id = 7): SessionBlob => ({
  token,
  user: { id, name: `usuario ${id}`, typeUser: 'NORMAL' },
  roles: [{ id: 1, name: 'ADMINISTRADOR' }],
  permissions: [{ module: 'CARGOS', action: 'READ' }],
})
const written = ({ token, user, roles, permissions }: SessionBlob) => {
  const fields = { token, user, roles, permissions }
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
  )
}

/** A tab that restored a session from the storage and shows one charge. */
const startTab = async (session: SessionBlob | null = blob('ficha-1')) => {
  const tab = await startPersistedClient(session ? { [SESSION_STORAGE_KEY]: written(session) } : {})
  tab.network.on('GET /cargos/pendientes/all', { ok: true, cargos: [aChargeRow(1)] })
  if (session) await tab.store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
  await settle()
  tab.browser.diary.length = 0
  return {
    ...tab,
    hasRows: () => tab.store.getState().charges.entities[1] !== undefined,
    /** Another tab writes to the storage and the browser tells this one. */
    otherTabStores: async (text: string | null) => {
      tab.browser.writeFromOtherTab(SESSION_STORAGE_KEY, text)
      tab.store.dispatch(followOtherTab(readStoredSession(text)))
      await settle()
    },
  }
}

describe('logging out here', () => {
  test('empties tables and cache, writes the end, then removes it', async () => {
    const { store, session, hasRows, browser } = await startTab()
    store.dispatch(loggedOut({ from: 'here' }))
    expect(session()).toMatchObject(SIGNED_OUT)
    expect(hasRows()).toBe(false)
    expect(store.getState().api.queries).toEqual({})
    await settle()
    expect(browser.diary).toEqual([
      `set ${END_STORAGE_KEY}`,
      `set ${SESSION_STORAGE_KEY}`,
      `remove ${SESSION_STORAGE_KEY}`,
    ])
    expect(browser.read(SESSION_STORAGE_KEY)).toBeNull()
  })

  test('a session begun afterwards is kept again', async () => {
    const { store, browser } = await startTab()
    await store.dispatch(logout())
    await settle()
    store.dispatch(followOtherTab(blob('ficha-2')))
    await settle()
    expect(readStoredSession(browser.read(SESSION_STORAGE_KEY))).toEqual(blob('ficha-2'))
  })
})

describe('another tab', () => {
  test('signed out: this one too, and it writes nothing over what that one left', async () => {
    const { otherTabStores, session, hasRows, browser } = await startTab()
    await otherTabStores(null)
    expect(session()).toMatchObject(SIGNED_OUT)
    expect(hasRows()).toBe(false)
    expect(browser.diary).toEqual([])
    expect(browser.read(SESSION_STORAGE_KEY)).toBeNull()
  })

  test('renewed the token: this one takes it, keeps its rows and echoes nothing', async () => {
    const { otherTabStores, session, hasRows, browser } = await startTab()
    await otherTabStores(written(blob('ficha-2')))
    expect(session().token).toBe('ficha-2')
    expect(hasRows()).toBe(true)
    expect(browser.diary).toEqual([])
  })

  test('signed in as another user: no row of the first is left', async () => {
    const { otherTabStores, session, hasRows, browser } = await startTab()
    await otherTabStores(written(blob('ficha-9', 9)))
    expect(session()).toMatchObject({ token: 'ficha-9', user: { id: 9 } })
    expect(hasRows()).toBe(false)
    expect(browser.diary).toEqual([])
    expect(readStoredSession(browser.read(SESSION_STORAGE_KEY)).token).toBe('ficha-9')
  })

  test('signed in while this one was signed out: this one is signed in', async () => {
    const { otherTabStores, session } = await startTab(null)
    await otherTabStores(written(blob('ficha-1')))
    expect(session()).toMatchObject({ token: 'ficha-1', ok: true })
  })

  test('wrote the same token: nothing happens', async () => {
    const { otherTabStores, store } = await startTab()
    const before = store.getState()
    await otherTabStores(written(blob('ficha-1')))
    expect(store.getState()).toBe(before)
  })

  test('wrote what cannot be read: signed out, like anything of the wrong shape', async () => {
    const { otherTabStores, session } = await startTab()
    await otherTabStores('{broken')
    expect(session().token).toBeNull()
  })
})

describe('a tab that slept, with a token that the server knows no more', () => {
  const LIST = 'GET /cargos/pendientes/all'
  const asks = (tab: Awaited<ReturnType<typeof startTab>>) =>
    tab.store.dispatch(
      chargesApi.endpoints.listPendingCharges.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )

  test.each([
    ['renewed it', 7, true],
    ['signed in as somebody else', 9, false],
  ])('goes on with what the other stored, who %s, and ends nothing', async (_what, id, sameRows) => {
    const tab = await startTab()
    tab.browser.writeFromOtherTab(SESSION_STORAGE_KEY, written(blob('ficha-2', id)))
    tab.network.on(LIST, ({ headers }) =>
      headers.get('authorization') === 'Bearer ficha-1'
        ? failure(401, 'Tu sesión terminó. Vuelve a ingresar.')
        : { ok: true, cargos: [] },
    )
    await asks(tab)
    await settle()
    expect(tab.session()).toMatchObject({ token: 'ficha-2', user: { id }, ended: null })
    expect(readStoredSession(tab.browser.read(SESSION_STORAGE_KEY))).toEqual(blob('ficha-2', id))
    expect(tab.browser.diary).toEqual([])
    // Of the same user the screen asks again, now with the newer token.
    const lists = tab.network.sent.filter(({ path }) => path === '/cargos/pendientes/all')
    expect(lists.at(-1)?.headers.get('authorization')).toBe(sameRows ? 'Bearer ficha-2' : 'Bearer ficha-1')
  })

  test.each([
    ['CONTRASENA', 'password'],
    ['USUARIO', 'user'],
    ['OTRA COSA', 'expired'],
  ])('the server says that it was %s: so does the end', async (motivo, why) => {
    const tab = await startTab()
    tab.network.on(LIST, answer(401, { ok: false, message: 'Se acabó.', motivo }))
    await asks(tab)
    await settle()
    expect(tab.session()).toMatchObject({ token: null, ended: { userId: 7, why } })
    expect(tab.browser.read(END_STORAGE_KEY)).toBe(why)
  })

  test('ends the session where nobody has a newer one, and says why to the other tabs first', async () => {
    const tab = await startTab()
    tab.network.on(LIST, failure(401, 'Tu sesión terminó. Vuelve a ingresar.'))
    await asks(tab)
    await settle()
    expect(tab.session()).toMatchObject({ token: null, ended: { userId: 7, why: 'expired' } })
    expect(tab.browser.read(END_STORAGE_KEY)).toBe('expired')
    expect(tab.browser.diary[0]).toBe(`set ${END_STORAGE_KEY}`)
    expect(tab.browser.read(SESSION_STORAGE_KEY)).toBeNull()
  })
})
