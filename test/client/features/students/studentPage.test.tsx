import { screen, waitFor, within } from '@testing-library/react'
import { ageOn } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { today } from '@client/state/core/schoolClock'
import { renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aDetail, CHARGES, charges, detail, GET, openStudent, owes } from './studentPage.support'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const cellsOf = (table: string, row: string) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(row) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('the page says who the pupil is', async () => {
  await openStudent()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.getByText('A-17 · Primaria · 2B')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Foto de DENISSE HERNÁNDEZ GARCÍA' })).toHaveAttribute(
    'src',
    '/api/archivos/17?firma=x',
  )
  expect(detail('Número de control')).toBe('A-17')
  expect(detail('CURP')).toBe('HEGD140922HDFRRGA5')
  expect(detail('Fecha de nacimiento')).toBe('22/09/2014')
  expect(detail('Edad')).toBe(`${ageOn('2014-09-22', today())} años`)
  expect(detail('Grupo')).toBe('2B')
  expect(detail('Beca')).toBe('EXCELENCIA 25 %')
  expect(detail('Padre o tutor')).toBe('ROSA GARCÍA')
  expect(within(screen.getByRole('region', { name: 'Salud' })).getByText('NUEZ')).toBeInTheDocument()
  expect(detail('Enfermedades')).toBe('Ninguna registrada')
})

test('a pupil of whom little is known: dashes, age of one year, CURP without check', async () => {
  const birth = `${Number(today().slice(0, 4)) - 1}-01-01`
  await openStudent(
    aDetail({
      padre: null,
      grado: null,
      grupo: null,
      becas: [],
      urlFoto: null,
      curp_verificada: false,
      fecha_nacimiento: birth,
      inscripciones: [],
    }),
    { answers: { [CHARGES]: { ok: true, cargos: [] } } },
  )
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(detail('CURP')).toBe('HEGD140922HDFRRGA5CURP sin verificar')
  expect(detail('Fecha de nacimiento')).toBe(formatDate(birth))
  expect(detail('Edad')).toBe('1 año')
  for (const label of ['Grado', 'Grupo', 'Beca', 'Padre o tutor']) expect(detail(label)).toBe('—')
  expect(screen.queryByRole('img', { name: /^Foto/ })).not.toBeInTheDocument()
  expect(screen.getByText('Todavía no se ha inscrito en ningún ciclo.')).toBeInTheDocument()
  expect(await screen.findByText('Este alumno no tiene cargos.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Cobrar pendientes' })).not.toBeInTheDocument()
})

test('the parent is a link for who may read parents, a name for the others', async () => {
  const { unmount } = await openStudent()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.getByRole('link', { name: 'ROSA GARCÍA' })).toHaveAttribute('href', '/padre/5')
  unmount()
  await openStudent(undefined, { except: ['PADRES READ'] })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(detail('Padre o tutor')).toBe('ROSA GARCÍA')
  expect(screen.queryByRole('link', { name: 'ROSA GARCÍA' })).not.toBeInTheDocument()
})

test('a checked CURP carries no mark', async () => {
  await openStudent()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.queryByText('CURP sin verificar')).not.toBeInTheDocument()
})

test('enrolments with the prices of their day, the discount with its motive', async () => {
  await openStudent()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(cellsOf('Inscripciones', '2026-2027')).toEqual([
    'Primaria',
    '2B',
    '20/08/2026',
    '$1,850.00',
    '35 % ($648.00): HERMANOS',
    '$1,202.00',
  ])
})

test('charges with state and balance, their sum to the centavo, and the way to the cash desk', async () => {
  await openStudent()
  await screen.findByText('Debe $24,330.00 con colegiaturas, $2,600.00 vencidos')
  expect(cellsOf('Cargos', 'INSCRIPCION')).toEqual(['15/09/2026', 'Pendiente', '$1,202.00', '$1,202.00'])
  expect(cellsOf('Cargos', 'MATERIAL')).toEqual(['15/09/2026', 'Pago parcial', '$900.00', '$499.90'])
  expect(cellsOf('Cargos', 'UNIFORME')).toEqual(['15/09/2026', 'Pagado', '$600.00', '$0.00'])
  expect(cellsOf('Cargos', 'EXCURSION')).toEqual(['15/09/2026', 'Cancelado', '$300.00', '$0.00'])
  const link = screen.getByRole('link', { name: 'Cobrar pendientes' })
  expect(link).toHaveAttribute('href', '/cargos/pendientes?q=A-17')
})

test('nothing pending, nothing to collect', async () => {
  await openStudent(undefined, {
    answers: { [CHARGES]: { ok: true, cargos: charges.slice(2) }, ...owes(0, 0) },
  })
  expect(await screen.findByText('Sin adeudos')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Cobrar pendientes' })).not.toBeInTheDocument()
})

test('without CARGOS READ there are no charges and none are asked for', async () => {
  const { network } = await openStudent(undefined, { permissions: ['ALUMNOS READ'] })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.queryByRole('region', { name: 'Cargos' })).not.toBeInTheDocument()
  expect(network.sent.filter(({ path }) => path.startsWith('/cargos'))).toEqual([])
})

test('without ALUMNOS UPDATE nothing can be edited', async () => {
  await openStudent(undefined, { except: ['ALUMNOS UPDATE'] })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Editar salud' })).not.toBeInTheDocument()
})

test('loading, then an error that keeps the rest of the page, then the pupil', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openStudent(undefined, { answers: { [GET]: reply } })
  await heading('Alumno')
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(GET, { ok: true, alumno: aDetail() })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await heading('DENISSE HERNÁNDEZ GARCÍA')
})

test('an error of the charges leaves the pupil on the page', async () => {
  await openStudent(undefined, { answers: { [CHARGES]: failure(503, 'La caja no responde') } })
  expect(await screen.findByText('La caja no responde')).toBeInTheDocument()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
})

test('an unknown pupil, and a link back to the list', async () => {
  await openStudent(undefined, { answers: { [GET]: failure(404, 'No existe este alumno.') } })
  await heading('No existe este alumno')
  expect(screen.getAllByRole('link', { name: 'Historial de alumnos' })[0]).toHaveAttribute(
    'href',
    '/historial/alumnos',
  )
})

test.each(['abc', '0', '2147483648', '1.5', '-3'])('/alumno/%s is no pupil and asks for none', async (id) => {
  const { network } = await renderScreen(`/alumno/${id}`)
  await heading('No existe este alumno')
  await waitFor(() => expect(network.count('GET /ciclo/actual')).toBe(1))
  expect(network.sent.filter(({ path }) => path.startsWith('/alumnos'))).toEqual([])
})

test('the statement is one press away, for who may see charges or tuition', async () => {
  const statement = () => screen.queryByRole('link', { name: 'Estado de cuenta' })
  const { unmount } = await openStudent(undefined, { permissions: ['ALUMNOS READ', 'COLEGIATURAS READ'] })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Estado de cuenta' })).toHaveAttribute('href', '/estado-de-cuenta/17')
  unmount()
  await openStudent(undefined, { permissions: ['ALUMNOS READ'] })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(statement()).not.toBeInTheDocument()
})
