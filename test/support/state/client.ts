import type { WebStorage } from 'redux-persist'
import type { ClientDeps } from '@client/state/core/baseQuery'
import type { DevTools } from '@client/state/devtools/devTools'
import { sessionApi } from '@client/state/session/session.api'
import { takingEarly, earlyAnswers } from '@client/state/early/earlyAnswers'
import { setupStore } from '@client/state/store'
import type { SessionUser } from '@contract/session/session.schemas'
import { BASE_URL, fakeNetwork, until } from './fakeNetwork'
import { memoryStorage } from './memoryStorage'
import { signedIn } from './rows'

/**
 * The real store on a fake network, keeping nothing.
 * @param given instead of the network's own
 * @param devTools connects the store to them
 */
export const startClient = (given: Partial<ClientDeps> = {}, devTools?: DevTools) => {
  const network = fakeNetwork()
  const { sendForm } = network
  // As in a window that was just opened.
  earlyAnswers.clear()
  const fetch = takingEarly(network.fetch, () => store.getState().session.user?.id)
  const deps = { fetch, sendForm, baseUrl: BASE_URL, ...given }
  const { store } = setupStore(devTools ? devTools.recording.network(deps) : deps, null, devTools?.tools)
  /** Signs in through the login call, as the page does. */
  const signIn = (token = 'ficha-1', user: Partial<SessionUser> = {}) => {
    network.on('POST /auth/login', signedIn(token, user))
    return store.dispatch(
      sessionApi.endpoints.login.initiate(
        { user: 'directora', password: 'Direccion#2026' },
        { track: false },
      ),
    )
  }
  return { network, store, signIn, session: () => store.getState().session }
}

/** The same, keeping the session in a storage, and in `tab` what a tab keeps; resolves once what was kept has been read. */
export const startPersistedClient = async (
  initial: Record<string, string> = {},
  tab: WebStorage | null = null,
) => {
  const network = fakeNetwork()
  const browser = memoryStorage(initial)
  const deps = { fetch: network.fetch, baseUrl: BASE_URL }
  const { store, persistor } = setupStore(deps, browser.storage, undefined, tab)
  if (!persistor) throw new Error('a store with a storage has a persistor')
  await until(() => persistor.getState().bootstrapped)
  return { network, browser, store, persistor, session: () => store.getState().session }
}
