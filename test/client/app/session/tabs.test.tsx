import { act, screen, waitFor } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import userEvent from '@testing-library/user-event'
import { screens } from '@client/app/screens'
import { startApp } from '@client/app/startApp'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from '@client/state/session/storedSession'
import { address } from '@test/support/pages/screen'
import { BASE_URL, fakeNetwork, type FakeNetwork } from '@test/support/state/fakeNetwork'
import { aChargeRow, aCycleRow, aUserRow, signedIn } from '@test/support/state/rows'
import { logIn, loginHeading } from '../signedOut.support'

const realFetch = globalThis.fetch
let network: FakeNetwork
let root: Root
let container: HTMLElement

/** What redux-persist leaves in the browser: each field JSON inside JSON. */
const stored = (token: string, over: Parameters<typeof aUserRow>[0] = {}) => {
  const { role, permissions, ...user } = aUserRow(over)
  const fields = { token, user, roles: [role], permissions, _persist: { version: 1, rehydrated: true } }
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
  )
}
/** Another tab writes; the browser tells this one. */
const writeInOtherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(SESSION_STORAGE_KEY)
  else localStorage.setItem(SESSION_STORAGE_KEY, value)
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue: value })),
  )
}
const openStored = async (path: string) => {
  window.history.replaceState(null, '', path)
  const app = await startApp({
    root,
    config: { api: BASE_URL, escuela: '', logo: '', zonaHoraria: 'America/Mexico_City', devTools: false },
    schoolName: 'Colegio de prueba',
  })
  await act(() => app.show())
  return app
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

// Without a cache every page is compiled here, which takes long.
beforeAll(() => Promise.all(screens.map(({ load }) => load())), 180_000)
beforeEach(() => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('GET /auth/verify', signedIn('ficha-2'))
  network.on('POST /auth/login', signedIn('ficha-1'))
  network.on('POST /auth/logout', { ok: true })
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow() })
  network.on('GET /cargos/pendientes/all', { ok: true, cargos: [aChargeRow(1)] })
  network.on('GET /cargos/complementos', { ok: true, cargos: [] })
  globalThis.fetch = network.fetch
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  globalThis.fetch = realFetch
})

test('a session kept by the browser opens the screen again, with a fresh token', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored('ficha-1'))
  await openStored('/cargos/pendientes')
  await heading('Cargos pendientes')
  await waitFor(() => expect(network.count('GET /auth/verify')).toBe(1))
  expect(network.sent.find(({ path }) => path === '/auth/verify')?.headers.get('authorization')).toBe(
    'Bearer ficha-1',
  )
  await waitFor(() => expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('ficha-2'))
})

test.each([
  ['nothing', null],
  ['something else', '{"token":"\\"x\\"","user":"7"}'],
  ['a broken text', '{"token'],
])('%s kept means signed out, not a crash', async (_case, value) => {
  if (value) localStorage.setItem(SESSION_STORAGE_KEY, value)
  await openStored('/cargos/pendientes')
  await loginHeading()
  expect(network.sent).toEqual([])
})

test('a session that the server ended while the browser was closed: login, and back', async () => {
  network.on('GET /auth/verify', new Response('{"ok":false,"message":"Tu sesión terminó."}', { status: 401 }))
  localStorage.setItem(SESSION_STORAGE_KEY, stored('ficha-1'))
  await openStored('/cargos/pendientes')
  await loginHeading()
  await waitFor(() => expect(localStorage.getItem(SESSION_STORAGE_KEY) ?? '').not.toContain('ficha'))
  await logIn(userEvent.setup({ delay: null }))
  await heading('Cargos pendientes')
  expect(address()).toBe('/cargos/pendientes')
})

test('signing out in another tab signs out here, and nothing of the old session stays', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored('ficha-1'))
  await openStored('/cargos/pendientes')
  await screen.findByText('ALUMNO 1')
  await waitFor(() => expect(network.count('GET /auth/verify')).toBe(1))
  writeInOtherTab(null)
  await loginHeading()
  expect(address()).toBe('/login')
  expect(screen.queryByText('ALUMNO 1')).not.toBeInTheDocument()
  expect(network.count('POST /auth/logout')).toBe(0)
})

test('a session that ran out in another tab leads back here, and says why', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored('ficha-1'))
  await openStored('/cargos/pendientes')
  await screen.findByText('ALUMNO 1')
  localStorage.setItem(END_STORAGE_KEY, 'idle')
  writeInOtherTab(null)
  await loginHeading()
  expect(address()).toBe('/login?volver=%2Fcargos%2Fpendientes')
  expect(screen.getByRole('alert')).toHaveTextContent(/15 minutos sin actividad/)
})

test('signing in in another tab signs in here', async () => {
  await openStored('/cargos/pendientes')
  await loginHeading()
  writeInOtherTab(stored('ficha-5'))
  await heading('Cargos pendientes')
})

test('another user signing in in another tab brings their name and their screens', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored('ficha-1'))
  await openStored('/cargos/pendientes')
  await screen.findByText('ALUMNO 1')
  await waitFor(() => expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('ficha-2'))
  const other = { id: 8, name: 'maestra', permissions: [] }
  network.on('GET /auth/verify', signedIn('ficha-9', other))
  writeInOtherTab(stored('ficha-8', other))
  expect(await screen.findByRole('button', { name: 'Menú de maestra' })).toBeInTheDocument()
  await heading('Sin permiso')
  expect(screen.queryByText('ALUMNO 1')).not.toBeInTheDocument()
})

test('Salir here empties what the browser keeps', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored('ficha-1'))
  await openStored('/cargos/pendientes')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Menú de directora' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Salir' }))
  await loginHeading()
  await waitFor(() => expect(localStorage.getItem(SESSION_STORAGE_KEY) ?? '').not.toContain('ficha'))
})
