import { screen, waitFor } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { answer, failure } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { logIn, LOGIN, loginHeading, openSignedOut, userField } from './signedOut.support'

const PENDING = 'GET /cargos/pendientes/all'
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('without a token every screen leads to the login, and after it back to where one was going', async () => {
  const { user, network } = await openSignedOut('/cargos/pendientes?q=ana&pagina=2')
  await loginHeading()
  expect(address()).toBe('/login?volver=%2Fcargos%2Fpendientes%3Fq%3Dana%26pagina%3D2')
  expect(network.sent).toEqual([])
  network.on(LOGIN, signedIn('ficha-1', { permissions: [{ module: 'CARGOS', action: 'READ' }] }))
  await logIn(user)
  await heading('Cargos pendientes')
  expect(address()).toBe('/cargos/pendientes?q=ana&pagina=2')
})

test('without a token an unknown path leads to the login too', async () => {
  await openSignedOut('/no-existe')
  await loginHeading()
  expect(address()).toBe('/login?volver=%2Fno-existe')
})

test('who has a session does not see the login: it leads on', async () => {
  await renderScreen('/login?volver=%2Fcargos%2Fpendientes', {
    answers: { [PENDING]: { ok: true, cargos: [] } },
  })
  await heading('Cargos pendientes')
  expect(address()).toBe('/cargos/pendientes')
})

test.each([
  ['/beca/add/5', 'BECAS UPDATE', '/becas'],
  ['/grupo/add/5', 'ALUMNOS UPDATE', '/grupos'],
] as const)('%s is not open to %s alone: it cannot read what it would add to', async (path, held, calls) => {
  const { network } = await renderScreen(path, { permissions: [held] })
  await heading('Sin permiso')
  await waitFor(() => expect(network.count('GET /ciclo/actual')).toBe(1))
  expect(network.sent.filter((call) => call.path.startsWith(calls))).toEqual([])
})

test('a screen the role does not open says so, asks the server nothing of it, and leads home', async () => {
  const { user, network } = await renderScreen('/cargos/pendientes', { permissions: ['ALUMNOS READ'] })
  await heading('Sin permiso')
  expect(screen.getByRole('heading', { name: 'Tu rol no abre esta página' })).toBeInTheDocument()
  await waitFor(() => expect(network.count('GET /ciclo/actual')).toBe(1))
  expect(network.count(PENDING)).toBe(0)
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
  await heading(/^Buen[ao]s /)
})

test.each(['/no-existe', '/cargos', '/cargos/pendientes/1', '/alumno'])(
  '%s is not found, and leads home',
  async (path) => {
    const { user } = await renderScreen(path)
    await heading('Página no encontrada')
    expect(document.title).toMatch(/^Página no encontrada/)
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
    await heading(/^Buen[ao]s /)
    expect(address()).toBe('/')
  },
)

test.each([
  ['CONTRASENA', /^Cambió tu contraseña/],
  ['USUARIO', /^Tu usuario ya no tiene acceso/],
  ['OTRA', /^Tu sesión terminóPasó su tiempo/],
])('the login says what ended the session: %s', async (motivo, said) => {
  await renderScreen('/historial/alumnos', {
    answers: { 'GET /alumnos/historial?maximo=2000': answer(401, { ok: false, message: 'No.', motivo }) },
  })
  await loginHeading()
  expect(screen.getByRole('alert')).toHaveTextContent(said)
})

test('a 401 in the middle of the work ends at the login, and signing in again comes back', async () => {
  const answers = { [PENDING]: { ok: true, cargos: [] } }
  const { user, network, store } = await renderScreen('/historial/alumnos?q=ana', {
    answers: {
      ...answers,
      'GET /alumnos/historial?maximo=2000': failure(401, 'Tu sesión terminó. Entra de nuevo.'),
    },
  })
  await loginHeading()
  expect(address()).toBe('/login?volver=%2Fhistorial%2Falumnos%3Fq%3Dana')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Tu sesión terminó/)
  expect(store.getState().session.token).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Menú principal' })).not.toBeInTheDocument()
  expect(userField()).toHaveFocus()
  network.on('GET /alumnos/historial?maximo=2000', { ok: true, alumnos: [] })
  network.on(LOGIN, signedIn('ficha-2', { permissions: [{ module: 'ALUMNOS', action: 'READ' }] }))
  await logIn(user)
  await heading('Todos los alumnos')
  expect(address()).toBe('/historial/alumnos?q=ana')
  await waitFor(() => {
    const again = network.sent.filter(({ path }) => path === '/alumnos/historial?maximo=2000').at(-1)
    expect(again?.headers.get('authorization')).toBe('Bearer ficha-2')
  })
})

test('Salir leads to the bare login, and whoever signs in next begins at home', async () => {
  const { user, network } = await renderScreen('/historial/alumnos?q=ana', {
    answers: {
      'GET /alumnos/historial?maximo=2000': { ok: true, alumnos: [] },
      'POST /auth/logout': { ok: true },
    },
  })
  await heading('Todos los alumnos')
  await user.click(await screen.findByRole('button', { name: 'Abrir el menú' }))
  await user.click(await screen.findByRole('button', { name: 'Salir' }))
  await loginHeading()
  expect(address()).toBe('/login')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  network.on(LOGIN, signedIn('ficha-2', { id: 9, permissions: [] }))
  await logIn(user)
  await heading(/^Buen[ao]s /)
  expect(address()).toBe('/')
})
