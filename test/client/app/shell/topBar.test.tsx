import { act, screen, waitFor, within } from '@testing-library/react'
import { COLOR_MODE_KEY } from '@client/app/theme/colorMode'
import { address, renderScreen } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'
import { loginHeading } from '../signedOut.support'
import { windowOfWidth } from './wideWindow.support'

/** The first one: the header of a page is a banner for jsdom too; browsers exclude headers inside `main`. */
const bar = () => within(screen.getAllByRole('banner')[0]!)
const scheme = () => document.documentElement.getAttribute('data-color-scheme')
const openUserMenu = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Menú de directora' }))
  return screen.findByRole('menu')
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-color-scheme')
})

test('the bar says the school, the current cycle, and who is signed in with which role; Escape closes that menu and gives the focus back', async () => {
  const { user } = await renderScreen('/')
  expect(await bar().findByText('Ciclo 2026-2027')).toBeInTheDocument()
  expect(bar().getByText('Colegio de prueba')).toBeInTheDocument()
  const button = bar().getByRole('button', { name: 'Menú de directora' })
  expect(button).toHaveTextContent('d')
  expect(button).toHaveAttribute('title', 'directora, ADMINISTRADOR')
  const menu = await openUserMenu(user)
  expect(menu).toHaveTextContent('directoraADMINISTRADOR')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Menú de directora', expanded: false })).toHaveFocus()
})

test('beside a menu that stays open the school is named there, with its letter, and not in the bar', async () => {
  const undo = windowOfWidth(1366)
  await renderScreen('/')
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' })
  expect(within(menu).getByText('Colegio de prueba')).toHaveTextContent('PColegio de prueba')
  expect(bar().queryByText('Colegio de prueba')).not.toBeInTheDocument()
  undo()
})

test('without a current cycle the bar names none', async () => {
  await renderScreen('/', { answers: { 'GET /ciclo/actual': { ok: true, ciclo: null } } })
  await screen.findByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')
  expect(bar().queryByText(/^Ciclo /)).not.toBeInTheDocument()
})

test('light and dark are chosen in the user menu, shown at once and kept', async () => {
  const { user } = await renderScreen('/')
  const menu = within(await openUserMenu(user))
  expect(menu.getByRole('menuitemradio', { name: 'Como el sistema', checked: true })).toBeInTheDocument()
  await user.click(menu.getByRole('menuitemradio', { name: 'Oscuro' }))
  expect(menu.getByRole('menuitemradio', { name: 'Oscuro', checked: true })).toBeInTheDocument()
  expect(scheme()).toBe('dark')
  expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark')
  await user.click(menu.getByRole('menuitemradio', { name: 'Claro' }))
  expect(menu.getByRole('menuitemradio', { name: 'Claro', checked: true })).toBeInTheDocument()
  expect(menu.getByRole('menuitemradio', { name: 'Oscuro', checked: false })).toBeInTheDocument()
  expect(scheme()).toBe('light')
})

test('Salir of the user menu goes to the login', async () => {
  const { user, store } = await renderScreen('/', { answers: { 'POST /auth/logout': { ok: true } } })
  await user.click(within(await openUserMenu(user)).getByRole('menuitem', { name: 'Salir' }))
  await loginHeading()
  expect(address()).toBe('/login')
  expect(store.getState().session.token).toBeNull()
})

test('a new current cycle shows in the bar without a reload', async () => {
  const { network, user } = await renderScreen('/ciclo-escolar/actual', {
    answers: { 'PATCH /ciclo/1': { ok: true, ciclo: aCycleRow() } },
  })
  await bar().findByText('Ciclo 2026-2027')
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow({ name: '2027-2028' }) })
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
  await user.click(await screen.findByRole('button', { name: 'Guardar' }))
  // An open dialog hides the bar from the accessibility tree.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await bar().findByText('Ciclo 2027-2028')).toBeInTheDocument()
})

test('without network a bar says so and goes away by itself', async () => {
  await renderScreen('/')
  await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^Sin conexión/)).toBeInTheDocument()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).not.toBeInTheDocument())
  online.mockRestore()
})
