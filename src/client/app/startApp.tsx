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
import { readReason, type WhyEnded } from '../state/session/session.actions'
import { readStoredSession } from '../state/session/session.persist'
import { followOtherTab } from '../state/session/session.thunks'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from '../state/session/storedSession'
import { App } from './App'
import { startsWith } from './early/early'
import { beginReads } from '../state/early/earlyReads'
import { takingEarly } from '../state/early/waiting'
import { comeBackAddress } from './login/comeBack'
import { signInWith } from './login/signIn'
import { screenAt } from './shell/menuPlace'
import { fetchTypeface, wearTypeface } from './theme/typeface'

/** Why the session ended in the other tab. A storage that was cleared says nothing: then it is as after Salir. */
const lastEnd = (): WhyEnded | null => readReason(localStorage.getItem(END_STORAGE_KEY))

/** Signing out, in, or renewing in one tab reaches the others: the browser tells them what was stored. */
const followTabs = ({ dispatch }: AppStore): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the whole storage was cleared.
    if (key === SESSION_STORAGE_KEY || key === null)
      dispatch(followOtherTab(readStoredSession(newValue), lastEnd()))
  })
}

/** Uploads with progress: no list needs it, the first form does. */
const loadUpload = () => import('../state/uploads/xhrUpload')

/** What the window will show: of the login, where it leads. */
const due = (): URL => {
  const { pathname, search, origin, href } = window.location
  return pathname === '/login' ? new URL(comeBackAddress(search), origin) : new URL(href)
}

/** The code of the page that the address names, beside everything that has to stand before it shows. */
const loadPageOf = async (pathname: string): Promise<void> => {
  await screenAt(pathname)?.load()
}

/** How long the frame waits for its page and what that shows, so that all is drawn in one go, ms. On a slow line the frame comes first. */
const TOGETHER_MS = 150

/** Resolves when the session that the browser kept is in the store: until then nobody knows which page is due. */
const restored = (persistor: Persistor): Promise<void> =>
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

/** Only where `config.js` asks for it: nobody else loads any of it. */
const loadDevTools = async ({ devTools }: RunConfig) => {
  if (!devTools) return null
  const [{ createDevTools }, { Trail }, { showPlace }] = await Promise.all([
    import('../state/devtools/devTools'),
    import('./recording/Trail'),
    import('./recording/showPlace'),
  ])
  const { tools, recording } = createDevTools()
  recording.whenMoved((place) => void showPlace(place))
  return { tools, recording, trail: <Trail /> }
}

/** Makes the one store of the page. `show` puts the product on the screen; `signIn` is the login's way to the store. */
export const startApp = async ({ root, config, schoolName }: Start) => {
  const code = loadPageOf(due().pathname)
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
  const kept = browserStorage(() => localStorage)
  const { store, persistor } = setupStore(
    deps,
    devTools ? devTools.recording.storage(kept) : kept,
    devTools?.tools,
  )
  const render = (above?: ReactNode): void =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <App schoolName={schoolName} above={above} inside={devTools?.trail} />
        </Provider>
      </StrictMode>,
    )
  devTools?.recording.whenShown(() => {
    void import('./recording/RecordingBar').then(({ RecordingBar }) => render(<RecordingBar />))
  })
  followTabs(store)
  const loadTheRest = async () => {
    // A form must not need the chunks of a build that another has taken the place of meanwhile, nor a line to be left.
    await Promise.all([
      loadNoticeStack(),
      loadUpload(),
      loadLaterIcons(),
      import('../ui/dialogs/ConfirmDialog'),
    ])
    // What other desks changed before that is caught up with when the stream opens.
    const { followFromWindow } = await import('./live/watchWindow')
    followFromWindow(store, deps)
    await fetchTypeface()
  }
  /** Goes on asking: the line may be down now. */
  const later = (): void => void afterFirstPage().then(loadTheRest).catch(later)
  return {
    signIn: signInWith(store.dispatch),
    show: async () => {
      // Who has just signed in is where they wanted to be: the router need not lead there first.
      if (window.location.pathname === '/login') history.replaceState(null, '', due())
      const ready = restored(persistor!)
      const patience = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))
      const all = Promise.all([ready, code]).then(() => store.dispatch(beginReads(startsWith(due()))))
      await Promise.race([all, Promise.all([ready, patience])])
      wearTypeface()
      render()
      later()
    },
  }
}
