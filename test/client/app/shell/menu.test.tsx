import { screen, waitFor, within } from '@testing-library/react'
import { screens } from '@client/app/screens'
import { MENU_GROUPS } from '@client/ui/screens/screen'
import { address, renderScreen, type PermissionName } from '@test/support/pages/screen'
import { slowReply } from '@test/support/state/fakeNetwork'
import { loginHeading } from '../signedOut.support'
import { windowOfWidth } from './wideWindow.support'

const LOGOUT = 'POST /auth/logout'
const menu = () => screen.getByRole('navigation', { name: 'Menú principal' })
const groups = () =>
  within(menu())
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
const links = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('in a wide window', () => {
  let undo: () => void
  beforeEach(() => {
    undo = windowOfWidth(1366)
  })
  afterEach(() => undo())
  const openHome = async (permissions?: readonly PermissionName[]) => {
    const opened = await renderScreen('/', {
      ...(permissions ? { permissions } : {}),
      answers: { [LOGOUT]: { ok: true } },
    })
    await screen.findByRole('heading', { level: 1, name: 'Inicio' })
    return opened
  }

  test('the menu stands open, and no button opens it', async () => {
    await openHome()
    expect(menu()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Abrir el menú' })).not.toBeInTheDocument()
  })

  test('an administrator sees every screen that has a place in the menu, by group', async () => {
    await openHome()
    const all = screens.flatMap((each) => (each.menu ? [each.menu] : []))
    expect(all.length).toBeGreaterThan(7)
    const inOrder = MENU_GROUPS.filter((name) => all.some(({ group }) => group === name))
    expect(groups()).toEqual(inOrder)
    const labels = inOrder.flatMap((name) =>
      all.filter(({ group }) => group === name).map(({ label }) => label),
    )
    expect(links()).toEqual(['Inicio', ...labels])
  })

  test.each<[PermissionName[], string[], string[], string[]]>([
    [['ALUMNOS READ'], ['Familias'], ['Alumnos inscritos', 'Historial de alumnos'], ['Registrar alumno']],
    [['ALUMNOS CREATE'], ['Familias'], ['Registrar alumno'], ['Historial de alumnos']],
    [['INSCRIPCIONES CREATE'], ['Escuela'], ['Inscripciones'], ['Ciclo actual']],
    [['CICLO ESCOLAR READ'], ['Escuela'], ['Ciclo actual', 'Ciclos escolares'], ['Inscripciones']],
    [
      ['CARGOS READ'],
      ['Familias', 'Caja'],
      ['Alumnos inscritos', 'Cargos pendientes', 'Cargos de inscripción'],
      ['Historial de alumnos'],
    ],
    [[], [], [], ['Cargos pendientes']],
  ])('a role with %j sees the groups %j, in them %j and not %j', async (permissions, shown, seen, unseen) => {
    await openHome(permissions)
    expect(groups()).toEqual(shown)
    expect(links()).toEqual(expect.arrayContaining(['Inicio', ...seen]))
    for (const label of unseen) expect(links()).not.toContain(label)
  })

  test('the screen one is on is marked, and only that', async () => {
    const { user } = await openHome()
    const marked = () =>
      within(menu())
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent)
    expect(marked()).toEqual(['Inicio'])
    await user.click(within(menu()).getByRole('link', { name: 'Inscripciones' }))
    await screen.findByRole('heading', { level: 1, name: 'Inscripciones' })
    expect(address()).toBe('/menu/inscripciones')
    expect(marked()).toEqual(['Inscripciones'])
  })

  test('Salir tells the server, with the token, and goes to the login without waiting for it', async () => {
    const { user, network, store } = await openHome()
    network.on(LOGOUT, slowReply().reply)
    await user.click(within(menu()).getByRole('button', { name: 'Salir' }))
    await loginHeading()
    expect(address()).toBe('/login')
    expect(store.getState().session).toMatchObject({ token: null, user: null, roles: [], permissions: [] })
    await waitFor(() => expect(network.count(LOGOUT)).toBe(1))
    const told = network.sent.find(({ path }) => path === '/auth/logout')
    expect(told?.headers.get('authorization')).toBe('Bearer ficha-1')
  })

  test('Salir works without network', async () => {
    const { user, network } = await openHome()
    network.on(LOGOUT, () => {
      throw new TypeError('Failed to fetch')
    })
    await user.click(within(menu()).getByRole('button', { name: 'Salir' }))
    await loginHeading()
  })
})

describe('in a narrow window', () => {
  const openHome = () => renderScreen('/', { answers: { [LOGOUT]: { ok: true } } })
  const openMenu = async (user: Awaited<ReturnType<typeof openHome>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Abrir el menú' }))
    return screen.findByRole('navigation', { name: 'Menú principal' })
  }

  test('the menu is closed at first, and closes again when a screen was chosen', async () => {
    const { user } = await openHome()
    expect(screen.queryByRole('navigation', { name: 'Menú principal' })).not.toBeInTheDocument()
    await openMenu(user)
    await user.click(within(menu()).getByRole('link', { name: 'Inscripciones' }))
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Menú principal' })).not.toBeInTheDocument(),
    )
    expect(address()).toBe('/menu/inscripciones')
  })

  test('it closes when the screen one is on was chosen again', async () => {
    const { user } = await openHome()
    await openMenu(user)
    await user.click(within(menu()).getByRole('link', { name: 'Inicio' }))
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Menú principal' })).not.toBeInTheDocument(),
    )
  })

  test('Escape closes it and gives the focus back to its button', async () => {
    const { user } = await openHome()
    await openMenu(user)
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Menú principal' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toHaveFocus()
  })

  test('Salir is in it', async () => {
    const { user } = await openHome()
    await openMenu(user)
    await user.click(within(menu()).getByRole('button', { name: 'Salir' }))
    await loginHeading()
  })
})
