import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { screens } from '@client/app/screens'
import { MENU } from '@client/ui/screens/screen'
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
    await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })
    return opened
  }

  test('the menu stands open: an administrator sees every entry, in sections, each with an icon of its own; none is scrolled away, so there are 18', async () => {
    await openHome()
    expect(menu()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Abrir el menú' })).not.toBeInTheDocument()
    expect(groups()).toEqual(MENU.flatMap(({ section }) => section ?? []))
    expect(links()).toEqual(['Inicio', ...MENU.flatMap(({ entries }) => entries)])
    expect(links().length).toBeLessThanOrEqual(18)
    // None wears that of Salir.
    const drawn = [...menu().querySelectorAll('a, button')].map((entry) =>
      entry.querySelector('path')?.getAttribute('d'),
    )
    expect(drawn).toHaveLength(19)
    expect(new Set(drawn).size).toBe(19)
  })

  test('every entry is somebody’s, and every screen of the menu stands in one', () => {
    const used = new Set(screens.flatMap(({ menu: entry }) => entry?.entry ?? []))
    expect([...used].sort()).toEqual([...MENU.flatMap(({ entries }) => entries)].sort())
  })

  test.each<[PermissionName[], string[], string[], string[]]>([
    [['ALUMNOS READ'], ['Familias'], ['Alumnos', 'Grupos'], ['Registrar alumno']],
    [['ALUMNOS CREATE'], [], ['Registrar alumno'], ['Alumnos']],
    [['INSCRIPCIONES CREATE'], [], ['Inscripciones'], ['Ciclo escolar']],
    [
      ['CICLO ESCOLAR READ'],
      ['Escuela', 'Administración'],
      ['Ciclo escolar', 'La escuela'],
      ['Inscripciones'],
    ],
    [['CARGOS READ'], ['Cobranza'], ['Alumnos inscritos', 'Cargos', 'Pagos y recibos'], ['Padres']],
    [[], [], [], ['Cargos']],
  ])(
    'a role with %j sees the sections %j, in them %j and not %j',
    async (permissions, shown, seen, unseen) => {
      await openHome(permissions)
      expect(groups()).toEqual(shown)
      expect(links()).toEqual(expect.arrayContaining(['Inicio', ...seen]))
      for (const label of unseen) expect(links()).not.toContain(label)
    },
  )

  test('a section folds, stays so in this browser, and opens where one is', async () => {
    const { user } = await openHome()
    // A browser may tell of sections as they were from the start.
    for (const section of menu().querySelectorAll('details')) fireEvent(section, new Event('toggle'))
    expect(localStorage.getItem('menu-doblado')).toBeNull()
    const section = (name: string) =>
      within(menu()).getByRole('heading', { name }).closest('details') as HTMLDetailsElement
    expect(section('Vida escolar').open).toBe(true)
    await user.click(within(menu()).getByRole('heading', { name: 'Vida escolar' }))
    expect(section('Vida escolar').open).toBe(false)
    await waitFor(() => expect(localStorage.getItem('menu-doblado')).toBe('["Vida escolar"]'))
    // Its links stay in the document.
    expect(section('Vida escolar').querySelectorAll('a')).toHaveLength(2)
    localStorage.removeItem('menu-doblado')
  })

  test('a press on an entry with a key held is left to the browser; a plain one opens the page here, and marks it alone', async () => {
    await openHome()
    const marked = () =>
      within(menu())
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent)
    expect(marked()).toEqual(['Inicio'])
    const link = within(menu()).getByRole('link', { name: 'Grupos' })
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) fireEvent.click(link, held)
    expect(address()).toBe('/')
    fireEvent.click(link)
    expect(address()).toBe('/grupos')
    await waitFor(() => expect(marked()).toEqual(['Grupos']))
  })

  test('the views of an entry are links above the page, and the entry stays marked', async () => {
    const { user, network } = await openHome()
    network.on('GET /alumnos/historial?maximo=2000', { ok: true, alumnos: [] })
    await user.click(within(menu()).getByRole('link', { name: 'Alumnos' }))
    await screen.findByRole('heading', { level: 1, name: 'Alumnos inscritos' })
    const views = () => within(screen.getByRole('navigation', { name: 'Vistas de Alumnos' }))
    expect(
      views()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(
      screens
        .filter((each) => each.menu?.entry === 'Alumnos' && !each.menu.act)
        .map((each) => each.menu!.label),
    )
    await user.click(views().getByRole('link', { name: 'Todos los alumnos' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Todos los alumnos' })
    expect(views().getByRole('link', { current: 'page' })).toHaveTextContent('Todos los alumnos')
    expect(within(menu()).getByRole('link', { name: 'Alumnos' })).toHaveAttribute('aria-current', 'true')
    // The next Tab is in the page.
    await waitFor(() => expect(title).toHaveFocus())
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

  test('the menu is closed at first; Escape closes it and gives the focus back to its button; so does a choice, also of the screen one is on', async () => {
    const { user } = await openHome()
    const closed = () =>
      waitFor(() =>
        expect(screen.queryByRole('navigation', { name: 'Menú principal' })).not.toBeInTheDocument(),
      )
    await screen.findByRole('button', { name: 'Abrir el menú' })
    await closed()
    await openMenu(user)
    await user.keyboard('{Escape}')
    await closed()
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toHaveFocus()
    await openMenu(user)
    await user.click(within(menu()).getByRole('link', { name: 'Inicio' }))
    await closed()
    await openMenu(user)
    await user.click(within(menu()).getByRole('link', { name: 'Inscripciones' }))
    await closed()
    expect(address()).toBe('/menu/inscripciones')
  })
})
