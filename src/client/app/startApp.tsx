import { setupListeners } from '@reduxjs/toolkit/query'
import type { Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { PersistGate } from 'redux-persist/integration/react'
import type { RunConfig } from '../config'
import { sendByXhr } from '../state/core/xhrUpload'
import { browserStorage } from '../state/session/browserStorage'
import { setSchoolZone } from '../state/core/schoolClock'
import { followChanges } from '../state/live/followChanges'
import { setupStore } from '../state/store'
import { loadNoticeStack } from '../ui/notices/loadNoticeStack'
import { App } from './App'
import { signInWith } from './login/signIn'
import { isVisible, watchWindow } from './live/watchWindow'
import { followTabs } from './session/followTabs'

/** The first page has its rows by then, and nobody has been told anything. */
const NOTICES_AFTER_MS = 3000

interface Start {
  root: Root
  config: RunConfig
  schoolName: string
}

/** Makes the one store of the page. `show` puts the product on the screen; `signIn` is the login's way to the store. */
export const startApp = ({ root, config, schoolName }: Start) => {
  setSchoolZone(config.zonaHoraria)
  const deps: Parameters<typeof setupStore>[0] = {
    fetch: (...args) => fetch(...args),
    baseUrl: config.api,
    sendForm: sendByXhr,
    live: { origin: null },
  }
  const { store, persistor } = setupStore(
    deps,
    browserStorage(() => localStorage),
  )
  followTabs(store)
  watchWindow(followChanges(store, deps, isVisible()))
  // Back online, what is on the screen is asked for again.
  setupListeners(store.dispatch)
  return {
    signIn: signInWith(store.dispatch),
    show: () => {
      root.render(
        <Provider store={store}>
          <PersistGate persistor={persistor!}>
            <App schoolName={schoolName} />
          </PersistGate>
        </Provider>,
      )
      // Whoever needs it first asks again: a line that is down now may be back by then.
      setTimeout(() => void loadNoticeStack().catch(() => undefined), NOTICES_AFTER_MS)
    },
  }
}
