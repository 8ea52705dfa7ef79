import { StrictMode, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { Persistor } from 'redux-persist'
import type { RunConfig } from '../config'
import { browserStorage } from '../state/session/browserStorage'
import { selectSessionUser } from '../state/session/session.selectors'
import { setSchoolZone } from '../state/clock/schoolClock'
import { setupStore, type AppStore } from '../state/store'
import { loadLaterIcons } from '../ui/icons/Icon'
import { loadNoticeStack } from '../ui/notices/loadNoticeStack'
import { afterFirstPage } from '../ui/parts/afterFirstPage'
import { readReason, type WhyEnded } from '../state/session/sessionEvents'
import { readStoredSession } from '../state/session/sessionPersist'
import { followOtherTab } from '../state/session/sessionEnds'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from '../state/session/storedSession'
import { beginReads } from '../state/early/earlyReads'
import { takingEarly } from '../state/early/earlyAnswers'
import { App } from './App'
import { startsWith } from './early/early'
import { comeBackAddress } from './login/comeBack'
import { signInWith } from './login/signIn'
import { screenAt } from './shell/menuPlace'
import { fetchTypeface, wearTypeface } from './theme/typeface'

/** Why the last session ended; null after Salir, or where the storage was cleared. */
const lastEnd = (): WhyEnded | null => readReason(localStorage.getItem(END_STORAGE_KEY))

/** Signing in, out or renewing in one tab reaches the others through the storage event. */
const followTabs = ({ dispatch }: AppStore): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the whole storage was cleared.
    if (key === SESSION_STORAGE_KEY || key === null)
      dispatch(followOtherTab(readStoredSession(newValue), lastEnd()))
  })
}

/** Needed by the first form, not by lists. */
const loadUpload = () => import('../state/uploads/xhrUpload')

const addressToShow = (): URL => {
  const { pathname, search, origin, href } = window.location
  return pathname === '/login' ? new URL(comeBackAddress(search), origin) : new URL(href)
}

const loadPageOf = async (pathname: string): Promise<void> => {
  await screenAt(pathname)?.load()
}

/** ms. The frame waits so long for its page and data, so that all is drawn at once. */
const TOGETHER_MS = 150

/** Waits, because the stored session decides which page to show. */
const waitForSession = (persistor: Persistor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!persistor.getState().bootstrapped) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = persistor.subscribe(look)
    look()
  })

interface Start {
  root: Root
  config: RunConfig
  schoolName: string
}

const loadDevTools = async ({ devTools }: RunConfig) => {
  if (!devTools) return null
  const [{ createDevTools }, { Trail }, { showPlace }] = await Promise.all([
    import('../state/devtools/devTools'),
    import('./recordedLog/Trail'),
    import('./recordedLog/showPlace'),
  ])
  const { tools, recording } = createDevTools()
  recording.whenMoved((place) => void showPlace(place))
  return { tools, recording, trail: <Trail /> }
}

export const startApp = async ({ root, config, schoolName }: Start) => {
  const code = loadPageOf(addressToShow().pathname)
  setSchoolZone(config.zonaHoraria)
  const devTools = await loadDevTools(config)
  const own: Parameters<typeof setupStore>[0] = {
    fetch: takingEarly(
      (...args) => fetch(...args),
      () => selectSessionUser(store.getState())?.id,
    ),
    baseUrl: config.api,
    sendForm: async (...args) => (await loadUpload()).sendByXhr(...args),
    live: { origin: null },
  }
  const deps = devTools ? devTools.recording.network(own) : own
  const keptIn = (of: () => Storage) => {
    const kept = browserStorage(of)
    return devTools ? devTools.recording.storage(kept) : kept
  }
  const { store, persistor } = setupStore(
    deps,
    keptIn(() => localStorage),
    devTools?.tools,
    keptIn(() => sessionStorage),
  )
  const render = (above?: ReactNode): void =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <App
            schoolName={schoolName}
            logo={config.logo}
            demo={config.demo}
            above={above}
            inside={devTools?.trail}
          />
        </Provider>
      </StrictMode>,
    )
  devTools?.recording.whenShown(() => {
    void import('./recordedLog/RecordingBar').then(({ RecordingBar }) => render(<RecordingBar />))
  })
  followTabs(store)
  const loadTheRest = async () => {
    // Loaded ahead: forms must work after a new build replaced these chunks, and without a connection.
    await Promise.all([
      loadNoticeStack(),
      loadUpload(),
      loadLaterIcons(),
      import('../ui/dialogs/ConfirmDialog'),
    ])
    // May load late: once its stream opens, it reports what other desks changed meanwhile.
    const { followFromWindow } = await import('./live/watchWindow')
    followFromWindow(store, deps)
    await fetchTypeface()
  }
  const loadTheRestLater = (): void => void afterFirstPage().then(loadTheRest).catch(loadTheRestLater)
  return {
    signIn: signInWith(store.dispatch),
    show: async () => {
      // After signing in: with the address set here the router does not draw the login first.
      if (window.location.pathname === '/login') history.replaceState(null, '', addressToShow())
      const ready = waitForSession(persistor!)
      const patience = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))
      const all = Promise.all([ready, code]).then(() =>
        store.dispatch(beginReads(startsWith(addressToShow()))),
      )
      await Promise.race([all, Promise.all([ready, patience])])
      wearTypeface()
      render()
      loadTheRestLater()
    },
  }
}
