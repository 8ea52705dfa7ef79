import { createRoot } from 'react-dom/client'
import { loginAddress } from './app/login/comeBack'
import { LoadFailed } from './app/login/LoadFailed'
import { LoginPage } from './app/login/LoginPage'
import { applyColorMode } from './app/theme/colorMode'
import { readRunConfig } from './config'
import { hasStoredSession } from './state/session/storedSession'

/** The one impure file: what the browser is, is read here and handed down. */
const config = readRunConfig((window as { ESCUELA?: unknown }).ESCUELA)
const schoolName = config.escuela || 'Administración escolar'
const root = createRoot(document.getElementById('app') as HTMLElement)

/** Store, MUI and shell: a chunk of its own that loads while the user types. */
const loadApp = async () => {
  const { startApp } = await import('./app/startApp')
  return startApp({ root, config, schoolName })
}
let loading: ReturnType<typeof loadApp> | null = null
// A failed load is tried again at the next press.
const app = () =>
  (loading ??= loadApp().catch((error: unknown) => {
    loading = null
    throw error
  }))

/** For who has a session: the screen they ask for, or that it could not be had. */
const open = () =>
  app().then(
    ({ show }) => show(),
    () => root.render(<LoadFailed schoolName={schoolName} onRetry={() => void open()} />),
  )

applyColorMode()
// Each page writes its own title before it.
document.title = schoolName
if (hasStoredSession(() => localStorage)) {
  void open()
} else {
  const { pathname, search } = window.location
  if (pathname !== '/login') history.replaceState(null, '', loginAddress(pathname + search))
  root.render(
    <LoginPage
      schoolName={schoolName}
      signIn={async (credentials) => {
        const { signIn, show } = await app()
        const notice = await signIn(credentials)
        if (!notice) show()
        return notice
      }}
    />,
  )
  void app().catch(() => undefined)
}
