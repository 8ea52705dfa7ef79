import { screen, waitFor, within } from '@testing-library/react'
import { aCurp } from '@test/support/builders'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'

const HISTORY = 'GET /alumnos/historial?maximo=2000'
const ENROLLED = 'GET /alumnos/actualmente/inscritos'
const RED = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO'

const pupils = [
  ...Array.from({ length: 24 }, (_, index) => aStudentRow(index + 1, { curp: aCurp(index) })),
  aStudentRow(90, {
    nombre: 'JOSÉ MARÍA MUÑOZ PEÑA',
    numero_control: 'K-77',
    curp: 'RALS190315MJCMPFA6',
    grado: 'PRIMARIA',
    grupo: { id: 3, nombre: '2B' },
    urlMiniatura: '/api/archivos/90?firma=x',
    becas: [{ beca: { nombre: 'EXCELENCIA', grado: 'PRIMARIA', porcentaje: 25 } }],
  }),
]
const list = (alumnos: unknown[]) => ({ ok: true, alumnos })
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('span > span')?.textContent)
const openHistory = (path = '/historial/alumnos') =>
  renderScreen(path, { answers: { [HISTORY]: list(pupils) } })

test('a row shows photo, name, control number, CURP, grade, group and beca, and opens the pupil', async () => {
  const { user } = await openHistory('/historial/alumnos?q=munoz')
  const row = (await screen.findByRole('rowheader', { name: /JOSÉ MARÍA MUÑOZ PEÑA/ })).closest('tr')!
  const cells = within(row).getAllByRole('cell')
  expect(cells.slice(0, 5).map((cell) => cell.textContent)).toEqual([
    'K-77',
    'RALS190315MJCMPFA6',
    'Primaria',
    '2B',
    'EXCELENCIA 25 %',
  ])
  expect(row.querySelector('img')).toHaveAttribute('src', '/api/archivos/90?firma=x')
  await user.click(within(row).getByRole('link', { name: 'Ver' }))
  expect(address()).toBe('/alumno/90')
})

test('the search finds by words of the name in any order and without accents, by CURP and by control number', async () => {
  const { user } = await openHistory()
  const search = await screen.findByRole('searchbox', { name: /^Buscar por nombre/ })
  for (const query of ['peña jose', 'rals190315', 'k-77']) {
    await user.clear(search)
    await waitFor(() => expect([query, names().length]).toEqual([query, 10]))
    await user.type(search, query)
    await waitFor(() => expect([query, ...names()]).toEqual([query, 'JOSÉ MARÍA MUÑOZ PEÑA']))
    expect(screen.getByText('1 de 25 alumnos')).toBeInTheDocument()
  }
})

test('ten rows a page; page and search stand in the address bar and are read from it', async () => {
  const { user, unmount } = await openHistory()
  await screen.findByText('página 1 de 3')
  expect(names()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(names()).toHaveLength(5)
  await waitFor(() => expect(address()).toBe('/historial/alumnos?pagina=3'))
  await user.type(screen.getByRole('searchbox', { name: /^Buscar por nombre/ }), 'garcia{Enter}')
  await waitFor(() => expect(address()).toBe('/historial/alumnos?q=garcia'))
  expect(screen.getByText('página 1 de 3')).toBeInTheDocument()
  unmount()
  await openHistory('/historial/alumnos?q=garcia&pagina=3')
  await screen.findByText('página 3 de 3')
  expect(names()).toEqual(
    ['ALUMNO 21', 'ALUMNO 22', 'ALUMNO 23', 'ALUMNO 24'].map((n) => `${n} GARCÍA NÚÑEZ`),
  )
})

test('while the rows are on the way the list says so, and an error offers to try again', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await renderScreen('/historial/alumnos', { answers: { [HISTORY]: reply } })
  await screen.findByRole('heading', { name: 'Todos los alumnos' })
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(HISTORY, list(pupils))
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('25 alumnos')).toBeInTheDocument()
})

test('"Registrar alumno" is there for who may, in the heading and in the empty list, and for nobody else', async () => {
  const answers = { [HISTORY]: list([]) }
  const { unmount } = await renderScreen('/historial/alumnos', { answers })
  await screen.findByText('Todavía no hay alumnos')
  for (const link of screen.getAllByRole('link', { name: 'Registrar alumno' }))
    expect(link).toHaveAttribute('href', '/registro/alumno')
  expect(screen.getAllByRole('link', { name: 'Registrar alumno' })).toHaveLength(2)
  unmount()
  await renderScreen('/historial/alumnos', { answers, except: ['ALUMNOS CREATE'] })
  await screen.findByText('Todavía no hay alumnos')
  expect(screen.queryByRole('link', { name: 'Registrar alumno' })).not.toBeInTheDocument()
})

test.each([
  ['/historial/alumnos', HISTORY],
  ['/alumnos/inscritos', ENROLLED],
])('%s shows the red panel only without a current cycle', async (path, call) => {
  const answers = { [call]: list(pupils) }
  const first = await renderScreen(path, {
    answers: { ...answers, 'GET /ciclo/actual': { ok: true, ciclo: null } },
  })
  expect(await screen.findByText(RED)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Registrar ciclo escolar' })).toHaveAttribute(
    'href',
    '/registro/ciclo-escolar',
  )
  first.unmount()
  await renderScreen(path, { answers })
  await screen.findByText('25 alumnos')
  expect(screen.queryByText(RED)).not.toBeInTheDocument()
})

test('the enrolled are filtered by grade, and the filter stands in the address bar', async () => {
  const small = aStudentRow(91, { nombre: 'ANA ÑUÑEZ', grado: 'PREESCOLAR' })
  const answers = { [ENROLLED]: list([...pupils, small]) }
  const { user, unmount } = await renderScreen('/alumnos/inscritos', { answers })
  await screen.findByText('26 alumnos')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Preescolar')
  await waitFor(() => expect(names()).toEqual(['ANA ÑUÑEZ']))
  expect(screen.getByText('1 de 26 alumnos')).toBeInTheDocument()
  expect(address()).toBe('/alumnos/inscritos?grado=PREESCOLAR')
  unmount()
  await renderScreen('/alumnos/inscritos?grado=PRIMARIA', { answers })
  await waitFor(() => expect(names()).toEqual(['JOSÉ MARÍA MUÑOZ PEÑA']))
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveValue('PRIMARIA')
})

test('nobody enrolled: what the list is for, and the way to enrol for who may', async () => {
  const answers = { [ENROLLED]: list([]) }
  const { unmount } = await renderScreen('/alumnos/inscritos', { answers })
  await screen.findByText('Todavía no hay alumnos inscritos')
  expect(screen.getAllByRole('link', { name: 'Inscribir alumnos' })[0]).toHaveAttribute(
    'href',
    '/menu/inscripciones',
  )
  unmount()
  await renderScreen('/alumnos/inscritos', { answers, except: ['INSCRIPCIONES CREATE'] })
  await screen.findByText('Todavía no hay alumnos inscritos')
  expect(screen.queryByRole('link', { name: 'Inscribir alumnos' })).not.toBeInTheDocument()
})

test('a cashier finds the enrolled but cannot open a pupil', async () => {
  const answers = { [ENROLLED]: list(pupils) }
  await renderScreen('/alumnos/inscritos', { answers, permissions: ['CARGOS READ'] })
  await screen.findByText('25 alumnos')
  expect(screen.queryByRole('link', { name: 'Ver' })).not.toBeInTheDocument()
})

test('«Sin CURP» lists who has none yet, and they are not among those to verify', async () => {
  const none = { curp: '', curp_verificada: false, curp_pendiente: true }
  const rows = [
    ...pupils.slice(0, 1),
    aStudentRow(92, { nombre: 'ÑUSTA QUISPE', ...none }),
    aStudentRow(93, { nombre: 'LÍA PEÑA', curp: aCurp(93), curp_verificada: false }),
  ]
  const { user } = await renderScreen('/historial/alumnos?falta=sin-curp', {
    answers: { [HISTORY]: list(rows) },
  })
  await waitFor(() => expect(names()).toEqual(['ÑUSTA QUISPE']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Falta' }), 'CURP sin verificar')
  await waitFor(() => expect(names()).toEqual(['LÍA PEÑA']))
})
