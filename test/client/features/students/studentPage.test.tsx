import { act, screen, waitFor, within } from '@testing-library/react'
import { ageOn } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { today } from '@client/state/clock/schoolClock'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aStatement, OCT, SEP, settledBefore } from '../tuition/tuition.support'
import { aDetail, charges, CHARGES, detail, GET, openStudent, owes } from './studentPage.support'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const cellsOf = (table: string, row: string) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(row) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const open = (user: Awaited<ReturnType<typeof openStudent>>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name }))

test('the head says who the pupil is, whom to call, what nobody may overlook, what is owed and what is done first; all of it is printed on one sheet', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await openStudent()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.getByText('A-17 · Primaria 2B')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Foto de DENISSE HERNÁNDEZ GARCÍA' })).toHaveAttribute(
    'src',
    '/api/archivos/17?firma=x',
  )
  const head = within(screen.getByRole('main'))
  expect(head.getByText(`${ageOn('2014-09-22', today())} años`)).toBeInTheDocument()
  expect(detail('Beca')).toBe('EXCELENCIA 25 %')
  expect(head.getByText('Alergias: NUEZ')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'ROSA GARCÍA' })).toHaveAttribute('href', '/padre/5')
  expect(await head.findByRole('link', { name: '722 123 4567' })).toHaveAttribute('href', 'tel:+527221234567')
  // The overdue sum is large, the total small.
  expect(await head.findByText('$2,600.00', { selector: '.amount' })).toBeInTheDocument()
  expect(head.getByText(/^Total (del ciclo|de todos los ciclos) \$24,330.00$/)).toBeInTheDocument()
  expect(detail('CURP')).toBe('HEGD140922HDFRRGA5')
  expect(detail('Fecha de nacimiento')).toBe('22/09/2014')
  expect(head.getByRole('link', { name: 'Cobrar' })).toHaveAttribute(
    'href',
    '/caja?alumno=17&elegir=alumno-17',
  )
  expect(head.getByRole('button', { name: 'Editar' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Imprimir ficha' }))
  expect(print).toHaveBeenCalledTimes(1)
  const sheet = document.querySelector<HTMLElement>('.ui-print-sheet')!
  for (const text of [
    'Ficha del alumno',
    'Alergias: NUEZ',
    'HEGD140922HDFRRGA5',
    'ÁNGEL HERNÁNDEZ GARCÍA',
    '2026-2027',
    'Vencido $2,600.00 · Total',
  ])
    expect(sheet).toHaveTextContent(text)
  expect(within(sheet).queryByRole('button')).not.toBeInTheDocument()
  print.mockRestore()
})

test('a pupil of whom little is known', async () => {
  const birth = `${Number(today().slice(0, 4)) - 1}-01-01`
  const { user } = await openStudent(
    aDetail({
      padre: null,
      grado: null,
      grupo: null,
      becas: [],
      urlFoto: null,
      alergias: [],
      curp_verificada: false,
      fecha_nacimiento: birth,
      inscripciones: [],
    }),
    { answers: { [CHARGES]: { ok: true, cargos: [] }, ...owes(0, 0) } },
  )
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.getByText('A-17 · Sin inscripción en este ciclo')).toBeInTheDocument()
  expect(detail('CURP')).toBe('HEGD140922HDFRRGA5CURP sin verificar')
  expect(detail('Fecha de nacimiento')).toBe(formatDate(birth))
  expect(detail('Edad')).toBe('1 año')
  expect(detail('Primera inscripción')).toBe('—')
  expect(screen.queryByRole('img', { name: /^Foto/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/^Alergias:/)).not.toBeInTheDocument()
  expect(await within(screen.getByRole('main')).findByText('Sin adeudos')).toBeInTheDocument()
  for (const [tab, text] of [
    ['Familia', 'Este alumno no tiene padre registrado'],
    ['Inscripciones', 'Todavía no se ha inscrito en ningún ciclo.'],
    ['Colegiaturas', 'Todavía no se ha inscrito en ningún ciclo.'],
    ['Cargos y pagos', 'Este alumno no tiene cargos.'],
    ['Estado de cuenta', 'Todavía no hay movimientos'],
  ] as const) {
    await open(user, tab)
    expect(await within(screen.getByRole('tabpanel', { name: tab })).findByText(text)).toBeInTheDocument()
  }
})

test('a tab stands in the address: a link opens it, Back leaves it; enrolments with the prices of their day, the discount with its motive', async () => {
  const { user } = await openStudent(undefined, { tab: 'salud' })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(screen.getByRole('tab', { name: 'Salud' })).toHaveAttribute('aria-selected', 'true')
  expect(detail('Enfermedades')).toBe('Ninguna registrada')
  await open(user, 'Inscripciones')
  expect(address()).toBe('/alumno/17?ver=inscripciones')
  expect(cellsOf('Inscripciones', '2026-2027')).toEqual([
    '2° Primaria',
    '2B',
    '20/08/2026',
    '—',
    '$1,850.00',
    '35 % ($648.00): HERMANOS',
    '$1,202.00',
    '$2,600.00',
  ])
  await open(user, 'Datos')
  expect(address()).toBe('/alumno/17')
  window.history.back()
  await waitFor(() => expect(address()).toBe('/alumno/17?ver=inscripciones'))
  expect(await screen.findByRole('tab', { name: 'Inscripciones', selected: true })).toBeInTheDocument()
})

test('from tab to tab by the arrows, opened by Enter or Space; each asks only for what it shows', async () => {
  const { user, network } = await openStudent()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  act(() => screen.getByRole('tab', { name: 'Datos' }).focus())
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Salud' })).toHaveFocus()
  expect(address()).toBe('/alumno/17')
  await user.keyboard(' ')
  expect(address()).toBe('/alumno/17?ver=salud')
  await user.keyboard('{ArrowRight}{Enter}')
  expect(address()).toBe('/alumno/17?ver=expediente')
  await screen.findByText(/^Total .*\$24,330.00$/)
  const asked = () => network.sent.map(({ path }) => path).filter((path) => !path.startsWith('/c/'))
  expect(asked().filter((path) => /^\/(cargos|colegiaturas|pagos|caja)/.test(path))).toEqual([])
  await open(user, 'Cargos y pagos')
  await screen.findByRole('table', { name: 'Cargos' })
  expect(asked().filter((path) => /^\/(colegiaturas|caja)/.test(path))).toEqual([])
})

test('the family: the parent, and the brothers and sisters with what each owes', async () => {
  await openStudent(undefined, { tab: 'familia' })
  const panel = within(await screen.findByRole('tabpanel', { name: 'Familia' }))
  expect(await panel.findByRole('link', { name: 'ÁNGEL HERNÁNDEZ GARCÍA' })).toHaveAttribute(
    'href',
    '/alumno/18',
  )
  expect(panel.getByRole('link', { name: 'Ver familia' })).toHaveAttribute('href', '/padre/5')
  await waitFor(() =>
    expect(cellsOf('Hermanos en la escuela', 'ÁNGEL')).toEqual([
      'A-18',
      'Preescolar',
      '$0.00',
      '$1,200.50',
      'Cobrar',
    ]),
  )
  expect(panel.getByRole('link', { name: 'Cobrar' })).toHaveAttribute(
    'href',
    '/caja?alumno=18&elegir=alumno-18',
  )
})

test('without PADRES READ the parent is a name, and without money nobody learns who owes', async () => {
  const { network, unmount } = await openStudent(undefined, {
    permissions: ['ALUMNOS READ', 'PADRES READ'],
    tab: 'familia',
  })
  await screen.findByRole('link', { name: 'ÁNGEL HERNÁNDEZ GARCÍA' })
  expect(cellsOf('Hermanos en la escuela', 'ÁNGEL')).toEqual(['A-18', 'Preescolar'])
  expect(network.sent.filter(({ path }) => /^\/(caja|estados)/.test(path))).toEqual([])
  unmount()
  await openStudent(undefined, { except: ['PADRES READ'], tab: 'familia' })
  const panel = within(await screen.findByRole('tabpanel', { name: 'Familia' }))
  expect(await panel.findByRole('link', { name: '722 123 4567' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'ROSA GARCÍA' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Ver familia' })).not.toBeInTheDocument()
})

test('charges with state and balance; an error of the tab leaves the pupil on the page', async () => {
  const { user, network } = await openStudent(undefined, {
    answers: { [CHARGES]: failure(503, 'La caja no responde') },
    tab: 'cargos',
  })
  expect(await screen.findByText('La caja no responde')).toBeInTheDocument()
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  network.on(CHARGES, { ok: true, cargos: charges })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('table', { name: 'Cargos' })
  expect(cellsOf('Cargos', 'INSCRIPCION')).toEqual([
    '15/09/2026',
    'Pendiente',
    '$1,202.00',
    '$1,202.00',
    'Cobrar',
  ])
  expect(cellsOf('Cargos', 'MATERIAL')).toEqual([
    '15/09/2026',
    'Pago parcial',
    '$900.00',
    '$499.90',
    'Cobrar',
  ])
  expect(cellsOf('Cargos', 'UNIFORME')).toEqual(['15/09/2026', 'Pagado', '$600.00', '$0.00', ''])
  expect(cellsOf('Cargos', 'EXCURSION')).toEqual(['15/09/2026', 'Cancelado', '$300.00', '$0.00', ''])
  expect(await screen.findByText('Todavía no hay pagos')).toBeInTheDocument()
})

test('each open month leads to the desk with that one picked; the page for several months stays beside', async () => {
  const months = { 'GET /colegiaturas/alumno/17/1': aStatement({ pagos: [SEP, { ...OCT, alumnoId: 17 }] }) }
  const { unmount } = await openStudent(undefined, { tab: 'colegiaturas', answers: months })
  const panel = within(await screen.findByRole('tabpanel', { name: 'Colegiaturas' }))
  expect(await panel.findByRole('link', { name: 'Cobrar de OCTUBRE 2020' })).toHaveAttribute(
    'href',
    '/caja?alumno=17&elegir=colegiatura-2',
  )
  expect(panel.queryByRole('link', { name: 'Cobrar de SEPTIEMBRE 2020' })).not.toBeInTheDocument()
  expect(panel.getByRole('button', { name: 'Recibo de SEPTIEMBRE 2020' })).toBeInTheDocument()
  expect(panel.getByRole('link', { name: 'Cobrar colegiaturas' })).toHaveAttribute(
    'href',
    '/pago/colegiatura/17?ciclo=1',
  )
  unmount()
  await openStudent(undefined, { tab: 'colegiaturas', answers: months, except: ['COLEGIATURAS UPDATE'] })
  await screen.findByText('OCTUBRE 2020')
  expect(
    within(screen.getByRole('tabpanel')).queryByRole('link', { name: /^Cobrar/ }),
  ).not.toBeInTheDocument()
})

test('a month settled before the school came in is told and leads nowhere', async () => {
  const pagos = [settledBefore(8, 'SEPTIEMBRE 2020'), { ...OCT, alumnoId: 17 }]
  await openStudent(undefined, {
    tab: 'colegiaturas',
    answers: { 'GET /colegiaturas/alumno/17/1': aStatement({ pagos }) },
  })
  const panel = within(await screen.findByRole('tabpanel', { name: 'Colegiaturas' }))
  const settled = within((await panel.findByText('SEPTIEMBRE 2020')).closest('li')!)
  expect(settled.getByText('Saldado antes')).toBeInTheDocument()
  expect(settled.queryByText(/\$/)).not.toBeInTheDocument()
  expect(settled.queryByRole('link')).not.toBeInTheDocument()
  expect(settled.queryByRole('button')).not.toBeInTheDocument()
})

test('a tab that the user may not read is not there, nothing of it is asked for, and nothing can be changed', async () => {
  // Who registers pupils and reads who saw their health still gets no form of it.
  const { user, network } = await openStudent(undefined, {
    permissions: ['ALUMNOS READ', 'ALUMNOS CREATE', 'USUARIOS READ'],
    tab: 'cargos',
  })
  await heading('DENISSE HERNÁNDEZ GARCÍA')
  expect(tabs()).toEqual(['Datos', 'Familia', 'Salud', 'Expediente', 'Inscripciones', 'Bitácora'])
  expect(screen.getByRole('tab', { name: 'Datos', selected: true })).toBeInTheDocument()
  expect(
    network.sent.filter(({ path }) => /^\/(cargos|colegiaturas|pagos|caja|estados|padres)/.test(path)),
  ).toEqual([])
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('link', { name: 'Cobrar' })).not.toBeInTheDocument()
  expect(main.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  expect(main.getByRole('button', { name: 'Imprimir ficha' })).toBeInTheDocument()
  await open(user, 'Salud')
  expect(await screen.findByRole('tabpanel', { name: 'Salud' })).toBeInTheDocument()
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

test('an unknown pupil, and a link back to the list', async () => {
  await openStudent(undefined, { answers: { [GET]: failure(404, 'No existe este alumno.') } })
  await heading('No existe este alumno')
  expect(screen.getAllByRole('link', { name: 'Todos los alumnos' })[0]).toHaveAttribute(
    'href',
    '/historial/alumnos',
  )
})

test('/alumno/abc is no pupil and asks for none', async () => {
  const { network } = await renderScreen('/alumno/abc')
  await heading('No existe este alumno')
  await waitFor(() => expect(network.count('GET /ciclo/actual')).toBe(1))
  expect(network.sent.filter(({ path }) => path.startsWith('/alumnos'))).toEqual([])
})
