import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { matchPath } from 'react-router-dom'
import { App } from '@client/app/App'
import { screens } from '@client/app/screens'
import type { DevTools } from '@client/state/devtools/devTools'
import { loadLaterIcons } from '@client/ui/icons/Icon'
import { ACTION_NAMES, MODULE_NAMES, type ActionName, type ModuleName } from '@contract/domain/permissions'
import { startClient } from '../state/client'
import type { FakeNetwork } from '../state/fakeNetwork'
import { aCycleRow } from '../state/rows'
import { quickHands } from './quickHands'
import { IS_STRICT } from './react'

export type PermissionName = `${ModuleName} ${ActionName}`

export const ALL_PERMISSIONS: readonly PermissionName[] = MODULE_NAMES.flatMap((module) =>
  ACTION_NAMES.map((action): PermissionName => `${module} ${action}`),
)

interface ScreenOptions {
  /** What the signed-in user holds, as 'ALUMNOS READ'; all 52 pairs without it. */
  permissions?: readonly PermissionName[]
  /** … but for these. */
  except?: readonly PermissionName[]
  /** What the server answers, by call: `{ 'GET /alumnos/historial': { ok: true, alumnos: [] } }`. */
  answers?: Record<string, Parameters<FakeNetwork['on']>[1]>
  /** As in development: React runs each effect twice. */
  strict?: boolean
  /** Connected to the store. */
  devTools?: DevTools
}

const toPermission = (name: PermissionName) => {
  const at = name.lastIndexOf(' ')
  return { module: name.slice(0, at), action: name.slice(at + 1) }
}

/** Path and query of the address bar. */
export const address = (): string => window.location.pathname + window.location.search

/**
 * Opens a path in the whole product: real store, session, router, guards, shell and page; only the network is fake. There is
 * a current cycle unless `answers` says otherwise. A call without an answer is a 404 that names it.
 */
export const renderScreen = async (path: string, options: ScreenOptions = {}) => {
  const { permissions = ALL_PERMISSIONS, except = [], answers = {}, strict = IS_STRICT, devTools } = options
  const { network, store, signIn } = startClient({}, devTools)
  const held = permissions.filter((name) => !except.includes(name)).map(toPermission)
  await signIn('ficha-1', { permissions: held })
  network.sent.length = 0
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow() })
  for (const [call, reply] of Object.entries(answers)) network.on(call, reply)
  // The page's chunk and the icons that come later are there now: not while a test waits, nor drawn between two of its steps.
  const { pathname } = new URL(path, window.location.href)
  await screens.find((screen) => matchPath(screen.path, pathname))?.load()
  await loadLaterIcons()
  window.history.replaceState(null, '', path)
  const user = quickHands(userEvent.setup({ delay: null }))
  const Mode = strict ? StrictMode : Fragment
  const view = render(
    <Mode>
      <Provider store={store}>
        <App schoolName="Colegio de prueba" />
      </Provider>
    </Mode>,
  )
  return { ...view, user, network, store }
}
