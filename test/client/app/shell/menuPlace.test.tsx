import { screen, waitFor, within } from '@testing-library/react'
import { screenAt } from '@client/app/shell/menuPlace'
import { screens } from '@client/app/screens'
import { renderScreen } from '@test/support/pages/screen'
import { aParentRow } from '@test/support/state/rows'
import { windowOfWidth } from './wideWindow.support'

const inMenu = screens.filter(({ menu }) => menu)
const menu = () => screen.getByRole('navigation', { name: 'Menú principal' })
const marked = (current: 'page' | 'true') =>
  within(menu())
    .queryAllByRole('link', { current: current === 'page' ? 'page' : true })
    .map((link) => link.textContent)

describe('where a screen stands', () => {
  test.each(screens.map(({ path }) => [path]))('%s is found by its own address', (path) => {
    const address = path.replace(':grado', 'PRIMARIA').replace(/:\w+/, '7')
    expect(screenAt(address)?.path).toBe(path)
    expect(screenAt(`${address}/`)?.path).toBe(path)
  })

  test('every screen is in the menu or under an entry of it, never both; the home stands before the groups and the help in the bar', () => {
    expect(inMenu.filter(({ under }) => under)).toEqual([])
    const without = screens.filter(({ menu: entry, under }) => !entry && !under)
    expect(without.map(({ path }) => path)).toEqual(['/', '/mi-cuenta', '/ayuda', '/ayuda/:guia'])
    const paths = inMenu.map(({ path }) => path)
    expect(screens.filter(({ under }) => under && !paths.includes(under))).toEqual([])
  })

  test('what belongs to which entry', () => {
    const label = (path: string) => inMenu.find((each) => each.path === path)?.menu?.label
    const places = screens.flatMap(({ path, under }) => (under ? [[path, label(under)]] : []))
    expect(Object.fromEntries(places)).toEqual({
      '/registro/ciclo-escolar': 'Ciclos escolares',
      '/arranque': 'La escuela',
      '/importar': 'Todos los alumnos',
      '/apertura': 'Inscripciones',
      '/nueva-familia': 'Todos los alumnos',
      '/nueva-familia/pendientes': 'Todos los alumnos',
      '/inscripciones/sin-grado': 'Inscripciones',
      '/estado-de-cuenta/familia/:padre': 'Estado de cuenta',
      '/ciclo-escolar/:ciclo': 'Ciclos escolares',
      '/alumno/:alumno': 'Todos los alumnos',
      '/padre/:padre': 'Historial de padres',
      '/padre/add/:padre': 'Historial de padres',
      '/registro/inscripciones/:grado': 'Inscripciones',
      '/registro/beca/:grado': 'Registrar beca',
      '/beca/:beca': 'Becas',
      '/beca/add/:beca': 'Becas',
      '/grupo/:grupo': 'Grupos',
      '/grupo/add/:grupo': 'Grupos',
      '/corte/:corte': 'Corte de caja',
      '/banco/cuentas': 'Depósitos del banco',
      '/servicio/:servicio': 'Servicios',
      '/servicio/cobrar/:servicio': 'Servicios',
      '/servicio/quitar/:servicio': 'Servicios',
      '/estado-de-cuenta/:alumno': 'Estado de cuenta',
      '/pago/colegiatura/:alumno': 'Colegiaturas',
      '/calendario/:id': 'Calendario escolar',
      '/avisos/:aviso': 'Avisos',
      '/avisos/:aviso/whatsapp': 'Avisos',
      '/evento/:evento': 'Eventos',
      '/mencion/:mencion': 'Menciones',
      '/plantilla/:empleado': 'Plantilla',
      '/departamento/:departamento': 'Departamentos',
      '/registro/rol': 'Roles',
      '/rol/:rol': 'Roles',
      '/usuario/:usuario': 'Usuarios',
      '/archivo': 'Bitácora',
    })
  })
})

describe('in the menu', () => {
  const shown: { label: string | null; how: unknown }[] = []
  let undo: () => void
  beforeEach(() => {
    undo = windowOfWidth(1366)
    shown.length = 0
    // jsdom has no layout, so the calls that scroll an entry into view are recorded.
    Element.prototype.scrollIntoView = function (this: Element, how) {
      shown.push({ label: this.textContent, how })
    }
  })
  afterEach(() => {
    undo()
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  const openParent = () =>
    renderScreen('/padre/3', {
      answers: { 'GET /padres/one/3': { ok: true, padre: aParentRow(3) } },
    })

  test('a reload on a page of one row marks the entry it belongs to and brings it into view', async () => {
    await openParent()
    await waitFor(() => expect(marked('true')).toEqual(['Padres']))
    expect(marked('page')).toEqual([])
    expect(shown).toEqual([{ label: 'Padres', how: { block: 'nearest' } }])
    expect(menu()).not.toContainElement(document.activeElement as HTMLElement)
  })

  test('its own list is the page itself: the mark changes, and is in view again', async () => {
    const { user, network } = await openParent()
    network.on('GET /padres/inscritos', { ok: true, padres: [] })
    await user.click(within(menu()).getByRole('link', { name: 'Padres' }))
    await waitFor(() => expect(marked('page')).toEqual(['Padres']))
    expect(marked('true')).toEqual([])
    expect(shown).toHaveLength(2)
  })

  test('whoever may not open that list has nothing marked', async () => {
    await renderScreen('/padre/add/3', { permissions: ['PADRES UPDATE'] })
    await waitFor(() => expect(menu()).toBeInTheDocument())
    expect([...marked('page'), ...marked('true')]).toEqual([])
    expect(shown).toEqual([])
  })
})
