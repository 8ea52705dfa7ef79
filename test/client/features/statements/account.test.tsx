import { screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'
import { aMovement, anAccount, GET } from './statements.support'

const PAGE = '/estado-de-cuenta/5'
const open = (path = PAGE, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(path, { ...more, answers: { [GET]: { ok: true, estado: anAccount() }, ...more.answers } })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = () =>
  within(screen.getByRole('table', { name: 'Movimientos' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').firstElementChild?.firstChild?.textContent,
      ...within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent),
    ])
const figure = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent

const deducible = { anio: 2026, pagado: 12_000, deducible: 11_200, por_aclarar: 0, tope: 12_900 }

test('every line with the balance it leaves, a cancelled payment struck out; what is open, since when, and recargos apart; what of it may be deducted', async () => {
  await open(PAGE, { answers: { [GET]: { ok: true, estado: anAccount({ deducible }) } } })
  await heading('ÍÑIGO PEÑA')
  expect(await screen.findByText('Deducible pagado en 2026: $11,200.00 de $12,900.00')).toBeInTheDocument()
  expect(screen.getByText('A-5 · Primaria 2B · Padre o tutor: ROSA PEÑA · Al 15/09/2026')).toBeInTheDocument()
  expect(screen.getByText(/^Saldo anterior/, { selector: 'p' })).toHaveTextContent('$500.25')
  expect(lines()).toEqual([
    ['COLEGIATURA SEPTIEMBRE 2026', '01/09/2026', '$2,210.00', '', '$2,710.25'],
    ['PAGO · Folio 000041', '01/09/2026', '', '$2,210.00', '$500.25'],
    ['PAGO CANCELADO · Folio 000041', '01/09/2026', '$2,210.00', '', '$2,710.25'],
    ['COLEGIATURA OCTUBRE 2026', '10/10/2026', '$2,210.00', '', '$4,920.25'],
  ])
  const cancelled = within(screen.getByRole('row', { name: /Cancelado.*00123/ }))
  expect(cancelled.getByText('PAGO · Folio 000041').tagName).toBe('S')
  expect(screen.getByRole('row', { name: /OCTUBRE 2026 ?Por vencer/ })).toBeInTheDocument()
  expect(screen.getAllByText('Por vencer', { selector: '.ui-chip' })).toHaveLength(1)
  expect(screen.getByText('Total de todos los ciclos $4,920.25')).toBeInTheDocument()
  expect(['Vencido', 'Por vencer', 'Recargos al día de hoy'].map(figure)).toEqual([
    '$2,710.25',
    '$2,210.00',
    '$221.00',
  ])
})

test('a month settled before the school came in is named without an amount and leaves the balance as it is', async () => {
  const settled = aMovement('colegiatura-1', {
    tipo: 'SALDADO',
    descripcion: 'COLEGIATURA AGOSTO 2026',
    detalle: ['Saldado antes'],
    fecha: '2026-08-10',
    vencimiento: '2026-08-10',
  })
  const { movimientos, ...rest } = anAccount()
  await open(PAGE, {
    answers: { [GET]: { ok: true, estado: { ...rest, movimientos: [settled, ...movimientos] } } },
  })
  await heading('ÍÑIGO PEÑA')
  expect(lines()[0]).toEqual(['COLEGIATURA AGOSTO 2026', '10/08/2026', '', '', '$500.25'])
  const row = within(screen.getByRole('row', { name: /AGOSTO 2026/ }))
  expect(row.getByText('Saldado antes')).toBeInTheDocument()
  expect(row.queryByRole('button')).not.toBeInTheDocument()
})

test('what is overdue stands on top; all cycles are one choice away', async () => {
  const item = { ciclo: '2026-2027', prorroga: null, recargo: 0, saldo: 2210, vencido: true }
  const abiertos = [
    {
      ...item,
      id: 'cargo-1',
      descripcion: 'UNIFORME',
      ciclo: '2025-2026',
      vencimiento: '2025-10-01',
      saldo: 500.25,
    },
    {
      ...item,
      id: 'colegiatura-3',
      descripcion: 'COLEGIATURA OCTUBRE 2026',
      vencimiento: '2026-10-10',
      vencido: false,
    },
  ]
  const { user } = await open(PAGE, { answers: { [GET]: { ok: true, estado: anAccount({ abiertos }) } } })
  const due = within(await screen.findByRole('table', { name: 'Vencido, por cobrar' }))
  expect(due.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['UNIFORME'])
  const desk = '/caja?alumno=5&elegir=cargo-1'
  expect(due.getByRole('link', { name: 'Cobrar' })).toHaveAttribute('href', desk)
  // The button of the page: all that is due.
  expect(screen.getAllByRole('link', { name: 'Cobrar' })[0]).toHaveAttribute('href', desk)
  await user.selectOptions(screen.getByLabelText('Ciclo escolar'), 'Todos los ciclos')
  await waitFor(() => expect(lines()).toHaveLength(5))
  expect(address()).toBe(`${PAGE}?ciclo=todos`)
})

test('one cycle has balances, sums and a PDF of its own, and stands in the address', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Ciclo escolar'), '2026-2027')
  await waitFor(() => expect(lines()).toHaveLength(4))
  expect(lines().map((line) => line[4])).toEqual(['$2,210.00', '$0.00', '$2,210.00', '$4,420.00'])
  expect(screen.getByText('Total del ciclo 2026-2027 $4,420.00')).toBeInTheDocument()
  expect(address()).toBe(`${PAGE}?ciclo=1`)
  const pdf = screen.getByRole('link', { name: 'Abrir PDF' })
  expect(pdf).toHaveAttribute('href', '/files/uno.pdf')
  expect(pdf).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a cycle of the address that the pupil has nothing in shows all of them', async () => {
  await open(`${PAGE}?ciclo=99`)
  await screen.findByRole('table', { name: 'Movimientos' })
  expect(lines()).toHaveLength(5)
  expect(screen.getByLabelText('Ciclo escolar')).toHaveValue('todos')
})

test('nothing yet, nothing there, and what went wrong', async () => {
  const zero = { saldo: 0, vencido: 0, por_vencer: 0, recargos: 0, pdf: '/files/x.pdf' }
  const nothing = anAccount({ movimientos: [], total: zero, ciclos: [] })
  const { unmount } = await open(PAGE, { answers: { [GET]: { ok: true, estado: nothing } } })
  expect(await screen.findByText('Todavía no hay movimientos')).toBeInTheDocument()
  expect(screen.getByText('Sin adeudos')).toBeInTheDocument()
  unmount()
  const gone = await open(PAGE, { answers: { [GET]: failure(404, 'No existe el alumno 5.') } })
  expect(await heading('No existe este alumno')).toBeInTheDocument()
  gone.unmount()
  const { user, network } = await open(PAGE, { answers: { [GET]: failure(503, 'Sin base de datos') } })
  expect(await screen.findByText('Sin base de datos')).toBeInTheDocument()
  network.on(GET, { ok: true, estado: anAccount() })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await heading('ÍÑIGO PEÑA')).toBeInTheDocument()
})

test('a pupil who owes nothing yet is told so first; the rest of the cycle follows small', async () => {
  const month = { saldo: 2210, vencido: 0, por_vencer: 2210, recargos: 0, pdf: '/files/x.pdf' }
  // Nothing of tuition was paid this year.
  const none = { ...deducible, pagado: 0, deducible: 0, tope: null }
  const ciclos = [{ id: 1, name: '2026-2027', ...month }]
  const punctual = anAccount({ total: month, ciclos, deducible: none })
  await open(PAGE, { answers: { [GET]: { ok: true, estado: punctual } } })
  await heading('ÍÑIGO PEÑA')
  expect(figure('Vencido')).toBe('Al corriente')
  expect(screen.getByText('Total del ciclo $2,210.00')).toBeInTheDocument()
  expect(screen.queryByText(/Deducible/)).not.toBeInTheDocument()
})

test('an id that nothing can have asks nobody', async () => {
  const { network } = await open('/estado-de-cuenta/0')
  expect(await heading('No existe este alumno')).toBeInTheDocument()
  expect(network.count(GET)).toBe(0)
})

test('either module opens it; the way to the pupil is for who may read pupils', async () => {
  for (const permission of ['CARGOS READ', 'COLEGIATURAS READ'] as const) {
    const { unmount } = await open(PAGE, { permissions: [permission] })
    await heading('ÍÑIGO PEÑA')
    expect(screen.queryByRole('link', { name: 'Ver alumno' })).not.toBeInTheDocument()
    unmount()
  }
  const { network } = await open(PAGE, { permissions: ['ALUMNOS READ'] })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'ÍÑIGO PEÑA' })).not.toBeInTheDocument())
  expect(network.count(GET)).toBe(0)
})

test('the pupil is picked among the enrolled, or among everybody', async () => {
  const answers = {
    'GET /alumnos/actualmente/inscritos': { ok: true, alumnos: [aStudentRow(5)] },
    'GET /alumnos/historial?maximo=2000': { ok: true, alumnos: [aStudentRow(5), aStudentRow(6)] },
  }
  const { user } = await renderScreen('/estado-de-cuenta', { answers })
  const link = await screen.findByRole('link', { name: 'Ver estado de cuenta' })
  expect(link).toHaveAttribute('href', PAGE)
  // The most frequent action is the first link.
  const row = within(screen.getAllByRole('row')[1]!)
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.any(String),
    'Cobrar',
    'Ver estado de cuenta',
  ])
  await user.selectOptions(screen.getByLabelText('Quiénes'), 'Todos los alumnos')
  expect(await screen.findByText('2 alumnos')).toBeInTheDocument()
})

test('everybody of many years is searched and paged by the server, and the address says it', async () => {
  const page = (...ids: number[]) => ({ ok: true, alumnos: ids.map((id) => aStudentRow(id)), total: 2_012 })
  const { network } = await renderScreen('/estado-de-cuenta?quienes=TODOS&pagina=2&q=ana', {
    answers: {
      'GET /alumnos/historial?maximo=2000': { ok: true, alumnos: [], total: 20_000 },
      'GET /alumnos/historial?pagina=2&por_pagina=10&q=ana': page(5, 6),
    },
  })
  expect(await screen.findAllByRole('link', { name: 'Ver estado de cuenta' })).toHaveLength(2)
  expect(screen.getByText('2,012 de 20,000 alumnos')).toBeInTheDocument()
  expect(network.count('GET /alumnos/actualmente/inscritos')).toBe(0)
})

test('a cashier who may not read pupils picks among the enrolled only', async () => {
  const answers = { 'GET /alumnos/actualmente/inscritos': { ok: true, alumnos: [aStudentRow(5)] } }
  await renderScreen('/estado-de-cuenta', { answers, permissions: ['CARGOS READ'] })
  await screen.findByRole('link', { name: 'Ver estado de cuenta' })
  expect(screen.queryByLabelText('Quiénes')).not.toBeInTheDocument()
})
