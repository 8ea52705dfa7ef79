import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SESSION_STORAGE_KEY } from '@client/state/session/storedSession'
import { address } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aStudentRow, signedIn } from '@test/support/state/rows'
import { logIn, passwordField } from '../signedOut.support'
import { prepareBrowser, runMain, watchSkeleton } from '../start.support'

test('a first visit: the login under an address that leads back, a refusal, then the screen asked for', async () => {
  const network = prepareBrowser('/cargos/pendientes?q=ana')
  network.on('POST /auth/login', failure(401, 'No'))
  await runMain()
  const user = userEvent.setup({ delay: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Ingreso' })).toBeInTheDocument()
  expect(screen.getByRole('banner')).toHaveTextContent('Colegio Núñez')
  expect(address()).toBe('/login?volver=%2Fcargos%2Fpendientes%3Fq%3Dana')
  await logIn(user)
  expect(await screen.findByText('REVISA TUS CREDENCIALES')).toBeInTheDocument()
  network.on('POST /auth/login', signedIn('ficha-1'))
  await user.type(passwordField(), '{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cargos pendientes' })).toBeInTheDocument()
  expect(address()).toBe('/cargos/pendientes?q=ana')
  await waitFor(() => expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('ficha-1'))
  // The login just gave a token: no second one is asked for.
  expect(network.count('GET /auth/verify')).toBe(0)
})

test('who signs in to a list finds its rows and no skeleton: it is asked for before the frame is drawn, and once', async () => {
  const network = prepareBrowser('/alumnos/inscritos')
  network.on('GET /alumnos/actualmente/inscritos', { ok: true, alumnos: [aStudentRow(1)] })
  const skeleton = watchSkeleton()
  await runMain()
  await logIn(userEvent.setup({ delay: null }))
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(skeleton()).toBe(false)
  expect(network.count('GET /alumnos/actualmente/inscritos')).toBe(1)
  expect(address()).toBe('/alumnos/inscritos')
})
