import { screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'
import { aStatement, ENROLLED, STATEMENT } from './tuition.support'

const alumnos = [
  aStudentRow(7, { nombre: 'INÉS PEÑA ZÚÑIGA', curp: 'HEGD140922HDFRRGA5', grado: 'PRIMARIA' }),
  aStudentRow(8, {
    nombre: 'JOSÉ GARCÍA',
    numero_control: 'B-8',
    curp: 'PECX161105HMCRXVA8',
  }),
  aStudentRow(9, { nombre: 'SOFÍA GARCÍA', curp: 'MOZL170107MNLRXCA4' }),
]
const openPicker = async (more: NonNullable<Parameters<typeof renderScreen>[1]> = {}) => {
  const { answers, ...rest } = more
  const opened = await renderScreen('/selecciona/alumno/colegiatura', {
    ...rest,
    answers: { [ENROLLED]: { ok: true, alumnos }, [STATEMENT]: aStatement(), ...answers },
  })
  return opened
}
const listed = async (text = '3 alumnos') => screen.findByText(text)
const search = () => screen.getByRole('searchbox', { name: 'Buscar por nombre, CURP o control' })
const action = (name: RegExp, label = 'Cobrar') =>
  screen.getByRole('row', { name }).querySelector<HTMLElement>('.row-action') ?? label

test('typed at once, gone to with the arrows and back, opened with Enter', async () => {
  const { user } = await openPicker()
  await listed()
  expect(search()).toHaveFocus()
  await user.keyboard('garcia')
  await listed('2 de 3 alumnos')
  await user.keyboard('{ArrowDown}')
  expect(action(/JOSÉ/)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(action(/SOFÍA/)).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(search()).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/pago/colegiatura/8'))
})

test.each([
  ['a name without its accents', 'ines pena'],
  ['a control number', 'a0007'],
  ['a CURP', 'hegd140922'],
])('%s that only one has opens on Enter', async (_what, typed) => {
  const { user } = await openPicker()
  await listed()
  await user.keyboard(`${typed}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: 'INÉS PEÑA ZÚÑIGA' })
  expect(address()).toBe('/pago/colegiatura/7')
})

test('Enter among several goes to the first and opens nobody; typing there goes on in the search', async () => {
  const { user } = await openPicker()
  await listed()
  await user.keyboard('garcia{Enter}')
  expect(action(/JOSÉ/)).toHaveFocus()
  expect(address()).not.toMatch(/^\/pago/)
  await user.keyboard(' sof')
  expect(search()).toHaveFocus()
  expect(search()).toHaveValue('garciasof')
})

test('a search that finds nobody: Enter does nothing', async () => {
  const { user } = await openPicker()
  await listed()
  await user.keyboard('xyz{Enter}')
  expect(search()).toHaveFocus()
  expect(address()).toMatch(/^\/selecciona/)
})

const concept = (id: string, saldo: number, recargo: number) => ({ id, saldo, recargo })
const morosos = [
  { alumnos: [{ id: 7, conceptos: [concept('colegiatura-3', 2350, 235), concept('cargo-3', 900, 0)] }] },
  { alumnos: [{ id: 8, conceptos: [concept('cargo-4', 500, 0)] }] },
]

test('what is overdue of tuition stands beside each, recargos in it and charges not, also from a server that tells families', async () => {
  await openPicker({ answers: { 'GET /morosos?por=alumno': { ok: true, morosos } } })
  await listed()
  const overdue = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .find((cell) => cell.dataset['label'] === 'Vencido')?.textContent
  await waitFor(() => expect(overdue(/INÉS/)).toBe('$2,585.00'))
  expect([overdue(/JOSÉ/), overdue(/SOFÍA/)]).toEqual(['—', '—'])
  expect(screen.getByRole('row', { name: /INÉS/ })).toHaveTextContent('Primaria')
})

test('who is not enrolled now and owes of before is there too, also without a cycle', async () => {
  const old = { id: 31, nombre: 'LUZ VIEJA', numero_control: 'Z-1', grado: 'PRIMARIA', grupo: null }
  const late = { ...old, vencido: 2105, meses: ['colegiatura-91', 'colegiatura-92'] }
  const behind = { ok: true, morosos: [], alumnos: [late] }
  const luz = () => screen.findByRole('row', { name: /^LUZ VIEJA ?No inscrito en el ciclo actual/ })
  const desk = '/caja?alumno=31&elegir=colegiatura-91.colegiatura-92'
  const { unmount } = await openPicker({ answers: { 'GET /morosos?por=alumno': behind } })
  const row = within(await luz())
  expect(row.getByText('$2,105.00')).toBeInTheDocument()
  expect(row.getByRole('link', { name: 'Cobrar' })).toHaveAttribute('href', desk)
  expect(screen.getByText('4 alumnos')).toBeInTheDocument()
  unmount()
  const nobody = { 'GET /ciclo/actual': { ok: true, ciclo: null }, [ENROLLED]: { ok: true, alumnos: [] } }
  await openPicker({ answers: { 'GET /morosos?por=alumno': behind, ...nobody } })
  await luz()
  expect(screen.getByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')).toBeInTheDocument()
})

test('a server that does not tell who is behind leaves that out', async () => {
  await openPicker({ answers: { 'GET /morosos?por=alumno': failure(404, 'No existe') } })
  await listed()
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Vencido' })).not.toBeInTheDocument())
})

test('who may not take money is offered to look', async () => {
  await openPicker({ permissions: ['COLEGIATURAS READ'] })
  await listed()
  expect(screen.getAllByRole('link', { name: 'Ver' })).toHaveLength(3)
  expect(screen.queryByRole('link', { name: 'Cobrar' })).not.toBeInTheDocument()
})

test('without a cycle the red panel; nobody enrolled; an error with a way to retry', async () => {
  const first = await openPicker({ answers: { 'GET /ciclo/actual': { ok: true, ciclo: null } } })
  expect(await screen.findByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')).toBeInTheDocument()
  first.unmount()
  const second = await openPicker({ answers: { [ENROLLED]: { ok: true, alumnos: [] } } })
  expect(await screen.findByText('No hay alumnos inscritos')).toBeInTheDocument()
  second.unmount()
  const { user, network } = await openPicker({ answers: { [ENROLLED]: failure(503, 'No responde') } })
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  network.on(ENROLLED, { ok: true, alumnos })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await listed()
})

describe('who owes of before and is not enrolled now', () => {
  const DEBTORS = 'GET /morosos?por=alumno'

  test('is not said to be nobody before the debtors came', async () => {
    const late = slowReply()
    const { user } = await openPicker({ answers: { [DEBTORS]: late.reply } })
    await listed()
    await user.keyboard('huerta')
    expect(await screen.findByText('Cargando…')).toBeInTheDocument()
    expect(screen.queryByText(/^Nada coincide/)).not.toBeInTheDocument()
    late.arrive({ ok: true, morosos: [], prorrogas: [], fecha: '2026-09-15', escuela: 'Colegio' })
    expect(await screen.findByText('Nada coincide con «huerta»')).toBeInTheDocument()
  })

  test('debtors that do not come are told, and asked for again', async () => {
    const { user, network } = await openPicker({ answers: { [DEBTORS]: failure(503, 'No responde') } })
    await listed()
    expect(await screen.findByText('No responde')).toBeInTheDocument()
    network.on(DEBTORS, { ok: true, morosos: [], prorrogas: [], fecha: '2026-09-15', escuela: 'Colegio' })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText('No responde')).not.toBeInTheDocument())
  })
})
