import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SESSION_STORAGE_KEY } from '@client/state/session/storedSession'
import { aUserRow } from '@test/support/state/rows'
import { prepareBrowser, runMain } from '../start.support'

/** Like webpack's loader on a dead line: the first load of the chunk fails, the next one succeeds. */
let arrives = false
const load = async () => {
  if (!arrives) throw new Error('Loading chunk 7 failed')
  return import('@client/app/startApp')
}

test('with a session whose product does not load there is no blank page, and Reintentar opens it', async () => {
  prepareBrowser('/cargos/pendientes')
  const { role, permissions, ...user } = aUserRow()
  const fields = { token: 'ficha-1', user, roles: [role], permissions }
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
    ),
  )
  await runMain(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('La aplicación no se pudo cargar.')
  expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument()
  arrives = true
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Cargos pendientes' })).toBeInTheDocument()
  expect(document.title).toBe('Cargos pendientes · Colegio Núñez')
})
