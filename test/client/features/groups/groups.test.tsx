import { screen, waitFor, within } from '@testing-library/react'
import { REQUIRED } from '@contract/domain/campos'
import type { Group } from '@contract/groups/groups.schemas'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { aCycleRow, aStudentRow } from '@test/support/state/rows'

const LIST = 'GET /grupos/by/ciclo/1'
const CREATE = 'POST /grupos'
const ADD = 'PATCH /grupos/add/alumnos'
const FREE = 'GET /alumnos/to/grupo/1'

const aGroup = (id: number, over: Partial<Group> = {}): Group => ({
  id,
  nombre: `${id}° A`,
  grado: 'PRIMARIA',
  cicloEscolarId: 1,
  alumnos: [],
  ...over,
})
const members = (...ids: number[]): Group['alumnos'] =>
  ids.map((id) => ({
    id,
    nombre: `ALUMNO ${id}`,
    numero_control: `A${id}`,
    grado: 'PRIMARIA',
    grupo: { id: 3, nombre: '3° A' },
  }))
const groups = [aGroup(2, { grado: 'PREESCOLAR' }), aGroup(3, { alumnos: members(1, 2) })]

const open = (path: string, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(path, {
    ...more,
    answers: {
      'GET /ciclo/actual': { ok: true, ciclo: aCycleRow({ inscritos: { PREESCOLAR: 0, PRIMARIA: 7 } }) },
      [LIST]: { ok: true, grupos: groups },
      ...more.answers,
    },
  })
const rowOf = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!)

describe('the groups of the cycle', () => {
  test('name, grade, how many are in it, and how many are in none', async () => {
    await open('/grupos')
    await screen.findByText('2 grupos')
    const counts = ['2° A', '3° A'].map((name) =>
      rowOf(name)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    )
    expect(counts).toEqual([
      ['Preescolar', '0'],
      ['Primaria', '2'],
    ])
    expect(screen.getByText('Primaria: 5 sin grupo')).toBeInTheDocument()
    expect(screen.queryByText(/^Preescolar: /)).not.toBeInTheDocument()
  })

  test('what may not be done is not offered', async () => {
    await open('/grupos', { except: ['ALUMNOS CREATE', 'ALUMNOS UPDATE', 'PADRES UPDATE'] })
    await screen.findByText('2 grupos')
    expect(screen.queryByRole('button', { name: 'Registrar grupo' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Ver' })[0]).toHaveAttribute('href', '/grupo/2')
  })

  test('without a cycle there are none', async () => {
    await open('/grupos', { answers: { 'GET /ciclo/actual': { ok: true, ciclo: null } } })
    expect(await screen.findByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')).toBeInTheDocument()
  })
})

test('a new group needs a name and a grade; a taken name is told beside it; it is sent in capitals with a key, and the list is fetched again', async () => {
  const taken = 'Ya hay un grupo 3° A de PRIMARIA en 2026-2027.'
  const { user, network } = await open('/grupos', {
    answers: { [CREATE]: failure(409, taken, { nombre: taken }) },
  })
  await screen.findByText('2 grupos')
  await user.click(screen.getByRole('button', { name: 'Registrar grupo' }))
  const dialog = within(screen.getByRole('dialog'))
  const save = () => user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await save()
  expect(await dialog.findAllByText(REQUIRED)).toHaveLength(2)
  expect(network.count(CREATE)).toBe(0)

  await user.type(dialog.getByLabelText(/^Nombre del grupo/), '3° a')
  await user.selectOptions(dialog.getByLabelText(/^Grado/), 'Primaria')
  await save()
  expect(await dialog.findByText(taken)).toBeInTheDocument()
  expect(dialog.getByLabelText(/^Nombre del grupo/)).toHaveValue('3° A')

  network.on(CREATE, { ok: true, grupo: aGroup(4) })
  network.on(LIST, { ok: true, grupos: [...groups, aGroup(4)] })
  await user.clear(dialog.getByLabelText(/^Nombre del grupo/))
  await user.type(dialog.getByLabelText(/^Nombre del grupo/), ' 4° ñ ')
  await save()
  expect(await screen.findByText('3 grupos')).toBeInTheDocument()
  const call = network.sent.filter(({ method }) => method === 'POST')[1]!
  expect(call.body).toEqual({ cicloEscolarId: 1, nombre: '4° Ñ', grado: 'PRIMARIA' })
  expect(call.headers.get('idempotency-key')).toMatch(/.{16,}/)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

const choosePaper = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'Papeles' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('papers of a group', () => {
  const PAPER = '/files/documentos/grupo-x/x.pdf?exp=1&firma=x'
  /** A tab as far as the page uses it. */
  const aTab = () => ({
    opener: {} as unknown,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: jest.fn() },
    close: jest.fn(),
  })
  const openPapers = async (
    answers: Record<string, object>,
    tab: ReturnType<typeof aTab> | null = aTab(),
  ) => {
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window | null)
    const opened = await open('/grupo/3', { answers })
    await screen.findByRole('heading', { name: 'Grupo 3° A', level: 1 })
    return { ...opened, tab }
  }
  afterEach(() => jest.restoreAllMocks())

  test('one press opens it in a tab, asked anew each time', async () => {
    const CARDS = 'GET /grupos/3/papeles/credenciales'
    const { user, tab, network } = await openPapers({ [CARDS]: { ok: true, documento: { url: PAPER } } })
    for (const times of [1, 2]) {
      await choosePaper(user, 'Credenciales')
      await waitFor(() => expect(tab!.location.replace).toHaveBeenCalledTimes(times))
      expect(network.count(CARDS)).toBe(times)
    }
    expect(tab!.location.replace).toHaveBeenCalledWith(PAPER)
    expect([tab!.opener, tab!.document.title]).toEqual([null, 'Preparando el documento…'])
  })

  test('the attendance list asks its month: the one in course, or another of the cycle', async () => {
    const LIST_PAPER = 'GET /grupos/3/papeles/lista?mes=2026-11'
    const { user, tab, network } = await openPapers({ [LIST_PAPER]: { ok: true, documento: { url: PAPER } } })
    await choosePaper(user, 'Lista de asistencia')
    const dialog = within(screen.getByRole('dialog', { name: 'Lista de asistencia del grupo 3° A' }))
    const months = dialog.getByLabelText('Mes')
    await user.selectOptions(months, 'noviembre 2026')
    await user.click(dialog.getByRole('button', { name: 'Abrir' }))
    await waitFor(() => expect(tab!.location.replace).toHaveBeenCalledWith(PAPER))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(network.count(LIST_PAPER)).toBe(1)
  })

  test('a refusal closes the tab and says why; a blocked tab says what to do', async () => {
    const refused = 'El ciclo 2026-2027 terminó: sus credenciales ya no están vigentes.'
    const CARDS = 'GET /grupos/3/papeles/credenciales'
    const { user, tab, network, unmount } = await openPapers({ [CARDS]: failure(409, refused) })
    await choosePaper(user, 'Credenciales')
    expect(await screen.findByText(refused)).toBeInTheDocument()
    expect(tab!.close).toHaveBeenCalledTimes(1)
    expect(network.count(CARDS)).toBe(1)
    unmount()
    const blocked = await openPapers({ [CARDS]: { ok: true, documento: { url: PAPER } } }, null)
    await choosePaper(blocked.user, 'Credenciales')
    expect(await screen.findByText('El navegador no dejó abrir la pestaña')).toBeInTheDocument()
  })
})

describe('one group', () => {
  /** The sheet for the printer; it is outside the application's element and invisible on screen. */
  const sheet = () => document.querySelector('body > .ui-print-sheet')

  test('its pupils; all of them are on paper, whatever is searched for', async () => {
    const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user, unmount } = await open('/grupo/3')
    await screen.findByRole('heading', { name: 'Grupo 3° A', level: 1 })
    await user.type(screen.getByRole('searchbox', { name: 'Buscar alumnos' }), 'alumno 2')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'ALUMNO 1' })).not.toBeInTheDocument())
    const lines = [...sheet()!.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(lines).toEqual(['1ALUMNO 1A1', '2ALUMNO 2A2'])
    expect(sheet()).toHaveTextContent('Grupo 3° APrimaria · Ciclo 2026-2027 · 2 alumnos')
    expect(sheet()).not.toBeVisible()
    await choosePaper(user, 'Lista para anotar')
    expect(printed).toHaveBeenCalledTimes(1)
    printed.mockRestore()
    unmount()
    expect(sheet()).toBeNull()
  })

  test('an empty one has nothing to print, and says how to fill it', async () => {
    await open('/grupo/2')
    await screen.findByText('Este grupo no tiene alumnos')
    expect(screen.queryByRole('button', { name: 'Papeles' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Agregar alumnos' })[0]).toHaveAttribute(
      'href',
      '/grupo/add/2',
    )
  })

  test.each(['/grupo/99', '/grupo/add/99'])('%s that is not there says so', async (path) => {
    await open(path)
    expect(
      await screen.findByRole('heading', { name: 'No existe este grupo en el ciclo actual', level: 1 }),
    ).toBeVisible()
  })
})

describe('a pupil moves to another group', () => {
  const other = aGroup(4, { nombre: '3° B', alumnos: members(7) })
  const openMove = async (answer: object) => {
    const opened = await open('/grupo/3', {
      answers: { [LIST]: { ok: true, grupos: [...groups, other] }, [ADD]: answer },
    })
    await screen.findByRole('rowheader', { name: 'ALUMNO 1' })
    await chooseMore(opened.user, rowOf('ALUMNO 1'), 'Mover')
    return {
      ...opened,
      dialog: within(screen.getByRole('dialog', { name: /^¿A qué grupo se mueve ALUMNO 1/ })),
    }
  }

  test('asked where to, of the same grade; then the row is gone and the list has the focus', async () => {
    const { user, network, dialog } = await openMove({ ok: true, grupo: other })
    expect(dialog.getByText(/^Sale del grupo 3° A/)).toBeInTheDocument()
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Selecciona un grupo',
      '3° B (1 alumno)',
    ])
    await user.click(dialog.getByRole('button', { name: 'Mover' }))
    expect(dialog.getByLabelText(/^Grupo nuevo/)).toHaveAccessibleDescription(REQUIRED)
    expect(network.count(ADD)).toBe(0)
    await user.selectOptions(dialog.getByLabelText(/^Grupo nuevo/), '3° B (1 alumno)')
    network.on(LIST, { ok: true, grupos: [groups[0], { ...groups[1], alumnos: members(2) }, other] })
    await user.click(dialog.getByRole('button', { name: 'Mover' }))
    expect(await screen.findByText('ALUMNO 1 pasó al grupo 3° B')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'ALUMNO 1' })).not.toBeInTheDocument())
    const call = network.sent.find(({ method }) => method === 'PATCH')!
    expect(call.body).toEqual({ idGrupo: 4, alumnos: [{ id: 1 }], mover: true })
    expect(call.headers.get('idempotency-key')).toMatch(/.{16,}/)
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar alumnos' })).toHaveFocus())
  })

  test('a refusal says why and keeps the choice', async () => {
    const { user, dialog } = await openMove(
      failure(409, 'No está inscrito en PRIMARIA de este ciclo: ALUMNO 1.'),
    )
    await user.selectOptions(dialog.getByLabelText(/^Grupo nuevo/), '4')
    await user.click(dialog.getByRole('button', { name: 'Mover' }))
    expect(await screen.findByText('Ocurrió un error al mover al alumno')).toBeInTheDocument()
    expect(dialog.getByLabelText(/^Grupo nuevo/)).toHaveValue('4')
  })

  test('without another group of the grade, or without permission, there is nowhere to go', async () => {
    const { user, unmount } = await open('/grupo/3')
    await screen.findByRole('rowheader', { name: 'ALUMNO 1' })
    expect(await moreActions(user, rowOf('ALUMNO 1'))).toEqual(['Quitar'])
    unmount()
    const other2 = await open('/grupo/3', {
      except: ['ALUMNOS UPDATE'],
      answers: { [LIST]: { ok: true, grupos: [...groups, other] } },
    })
    await screen.findByRole('rowheader', { name: 'ALUMNO 1' })
    expect(await moreActions(other2.user, rowOf('ALUMNO 1'))).toEqual([])
  })
})

describe('more pupils for a group', () => {
  const pupils = [
    aStudentRow(8, { nombre: 'ANA MUÑOZ', grado: 'PRIMARIA' }),
    aStudentRow(9, { nombre: 'EVA RÍOS', grado: 'PREESCOLAR' }),
  ]
  const openForm = (answer: object) =>
    open('/grupo/add/3', { answers: { [FREE]: { ok: true, alumnos: pupils }, [ADD]: answer } })

  test('only the enrolled of its grade without a group; they are sent with a key', async () => {
    const { user, network } = await openForm({ ok: true, grupo: groups[1]! })
    await screen.findByRole('rowheader', { name: 'ANA MUÑOZ' })
    expect(screen.queryByRole('rowheader', { name: 'EVA RÍOS' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Agregar' }))
    expect(screen.getByRole('button', { name: 'Agregado' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Agregar al grupo' }))
    await waitFor(() => expect(address()).toBe('/grupo/3'))
    const call = network.sent.find(({ method }) => method === 'PATCH')!
    expect(call.body).toEqual({ idGrupo: 3, alumnos: [{ id: 8 }] })
    expect(call.headers.get('idempotency-key')).toMatch(/.{16,}/)
  })

  test('nobody chosen sends nothing; a refusal keeps who was chosen', async () => {
    const { user, network } = await openForm(failure(409, 'Ya tiene grupo: ANA MUÑOZ (1° B).'))
    await screen.findByRole('rowheader', { name: 'ANA MUÑOZ' })
    await user.click(screen.getByRole('button', { name: 'Agregar al grupo' }))
    expect((await screen.findAllByText(/Debes seleccionar almenos 1 alumno/)).length).toBeGreaterThan(0)
    expect(network.count(ADD)).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Agregar' }))
    await user.click(screen.getByRole('button', { name: 'Agregar al grupo' }))
    expect(await screen.findByText('Ya tiene grupo: ANA MUÑOZ (1° B).')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Quitar a ANA MUÑOZ' })).toBeInTheDocument()
    expect(address()).toBe('/grupo/add/3')
  })
})

describe('editing a group', () => {
  const UPDATE = 'PATCH /grupos/3'

  test('its year is sent alone when only that changed', async () => {
    const { user, network } = await open('/grupo/3', {
      answers: { [UPDATE]: { ok: true, grupo: { ...groups[1], gradoNumero: 3 } } },
    })
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    const dialog = within(await screen.findByRole('dialog'))
    const year = dialog.getByLabelText('Grado')
    expect(within(year).getAllByRole('option')).toHaveLength(7)
    await user.selectOptions(year, '3° Primaria')
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(network.count(UPDATE)).toBe(1))
    expect(network.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ gradoNumero: 3 })
  })
})
