import type { Root } from 'react-dom/client'
import type { RunConfig } from '../config'
import { storedSession } from '../state/session/storedSession'
import { loginAddress } from './login/comeBack'
import { LoginPage } from './login/LoginPage'
import { checkOf, type CheckKind } from './checks/checkOf'
import type { showCheck } from './checks/showCheck'
import type { startApp } from './startApp'
import { applyColorMode } from './theme/colorMode'
import { fetchTypeface } from './theme/typeface'
import { texts } from './login/login.texts'
import { loginCss } from './login/loginCss'

interface LoadFailedProps {
  schoolName: string
  onRetry: () => void
}

function LoadFailed({ schoolName, onRetry }: LoadFailedProps) {
  return (
    <div className="ingreso">
      <style>{loginCss}</style>
      <main>
        <header>{schoolName}</header>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onRetry()
          }}
        >
          <p role="alert">{texts.appFailed}</p>
          <button className="entrar" type="submit">
            Reintentar
          </button>
        </form>
      </main>
    </div>
  )
}

export interface Boot {
  root: Root
  config: RunConfig
  load: () => Promise<{ startApp: typeof startApp }>
  loadCheck?: () => Promise<{ showCheck: typeof showCheck }>
}

interface PublicPage {
  root: Root
  schoolName: string
  logo: string
  load: NonNullable<Boot['loadCheck']>
}

interface AskedCheck {
  api: string
  kind: CheckKind
  code: string
}

const openCheck = (page: PublicPage, asked: AskedCheck): Promise<void> => {
  const { root, schoolName, logo, load } = page
  const { kind, ...given } = asked
  return load().then(
    ({ showCheck }) => showCheck(root, kind, { schoolName, logo, ...given }),
    () => root.render(<LoadFailed schoolName={schoolName} onRetry={() => void openCheck(page, asked)} />),
  )
}

export const boot = ({
  root,
  config,
  load,
  loadCheck = () => import(/* webpackChunkName: "check" */ './checks/showCheck'),
}: Boot): void => {
  const schoolName = config.escuela || 'Administración escolar'
  const { logo } = config
  const start = async () => (await load()).startApp({ root, config, schoolName })
  let loading: ReturnType<typeof start> | null = null
  // A failed load is tried again at the next click.
  const app = () =>
    (loading ??= start().catch((error: unknown) => {
      loading = null
      throw error
    }))

  const open = (): Promise<void> =>
    app().then(
      ({ show }) => show(),
      () => root.render(<LoadFailed schoolName={schoolName} onRetry={() => void open()} />),
    )

  applyColorMode()
  document.title = schoolName
  const check = checkOf(window.location.pathname)
  // These pages need no session: anybody who holds the paper may check it.
  if (check) return void openCheck({ root, schoolName, logo, load: loadCheck }, { api: config.api, ...check })
  if (storedSession(() => localStorage)) return void open()
  const { pathname, search } = window.location
  if (pathname !== '/login') history.replaceState(null, '', loginAddress(pathname + search))
  root.render(
    <LoginPage
      schoolName={schoolName}
      logo={logo}
      demo={config.demo}
      signIn={async (credentials) => {
        const { signIn, show } = await app()
        const notice = await signIn(credentials)
        if (!notice) await show()
        return notice
      }}
    />,
  )
  // Only after everything that signing in needs.
  void app().then(fetchTypeface, () => undefined)
}
