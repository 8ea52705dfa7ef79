import { screen, waitFor, within } from '@testing-library/react'
import { today } from '@client/state/clock/schoolClock'
import { address, renderScreen } from '@test/support/pages/screen'
import { aChargeRow } from '@test/support/state/rows'
import {
  COMPLEMENT,
  dialog,
  exact,
  JOSE,
  list,
  openCharges,
  paid,
  PARTLY,
  PARTLY_PAID,
  PENDING,
  ROSA,
  rowOf,
} from './charges.support'

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.row-link')?.textContent)
const select = (name: string) => screen.getByRole('combobox', { name })
const where = () => Object.fromEntries(new URLSearchParams(address().split('?')[1]))

const child = (id: number, fecha: string, grado: 'PREESCOLAR' | 'PRIMARIA', grupo: string) =>
  aChargeRow(id, {
    alumno: {
      id,
      nombre: `NIÑO ${id}`,
      numero_control: `A${id}`,
      grado,
      grupo: { id: id * 10, nombre: grupo },
    },
    fecha,
    monto_restante: 100 * id,
  })
const FOUR = [
  child(1, '2026-09-10', 'PREESCOLAR', '2A'),
  child(2, '2026-09-15', 'PRIMARIA', '2A'),
  child(3, '2026-09-20', 'PRIMARIA', '10B'),
  child(4, '2026-10-01', 'PRIMARIA', '2B'),
]
const openFour = async (query = '') => {
  const opened = await renderScreen(`/cargos/pendientes${query}`, {
    answers: { [PENDING]: list(...FOUR), [PARTLY_PAID]: list() },
  })
  await screen.findByText(/4 cargos$/)
  return opened
}

test('grade and group keep what they say, stand in the address, and the sum follows', async () => {
  const { user } = await openFour()
  expect(screen.getByText('suman $1,000.00')).toBeInTheDocument()
  await user.selectOptions(select('Grado'), 'PRIMARIA')
  await waitFor(() => expect(names()).toEqual(['NIÑO 2', 'NIÑO 3', 'NIÑO 4']))
  expect(screen.getByText('suman $900.00')).toBeInTheDocument()
  expect(screen.getByText('3 de 4 cargos')).toBeInTheDocument()
  // Only the groups of the grade, as people count.
  expect(
    within(select('Grupo'))
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Todos los grupos', '2A', '2B', '10B'])
  await user.selectOptions(select('Grupo'), '2A')
  await waitFor(() => expect(names()).toEqual(['NIÑO 2']))
  expect(where()).toEqual({ grado: 'PRIMARIA', grupo: '2A' })
  await user.selectOptions(select('Grado'), 'PREESCOLAR')
  await waitFor(() => expect(where()).toEqual({ grado: 'PREESCOLAR' }))
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(address()).toBe('/cargos/pendientes')
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument()
})

test('from one day to another, both included; half a date filters nothing', async () => {
  const { user } = await openFour()
  await user.type(screen.getByLabelText('Desde'), '15/09/20')
  expect(names()).toHaveLength(4)
  await user.type(screen.getByLabelText('Desde'), '26')
  await waitFor(() => expect(names()).toEqual(['NIÑO 2', 'NIÑO 3', 'NIÑO 4']))
  await user.type(screen.getByLabelText('Hasta'), '20092026')
  await waitFor(() => expect(names()).toEqual(['NIÑO 2', 'NIÑO 3']))
  expect(where()).toEqual({ desde: '2026-09-15', hasta: '2026-09-20' })
  await user.type(screen.getByLabelText('Hasta'), '{Backspace}')
  await waitFor(() => expect(names()).toEqual(['NIÑO 2', 'NIÑO 3', 'NIÑO 4']))
  expect(screen.getByLabelText('Hasta')).toHaveValue('20/09/202')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(screen.getByLabelText('Desde')).toHaveValue(''))
})

test('an address with filters, search and page opens as it was left', async () => {
  await openFour('?q=ni%C3%B1o&grado=PRIMARIA&desde=2026-09-16')
  expect(names()).toEqual(['NIÑO 3', 'NIÑO 4'])
  expect(select('Grado')).toHaveValue('PRIMARIA')
  expect(screen.getByLabelText('Desde')).toHaveValue('16/09/2026')
  expect(screen.getByRole('searchbox', { name: 'Buscar cargos' })).toHaveValue('niño')
})

test('filters that nothing answers say so and can be taken off', async () => {
  const { user } = await openFour('?desde=2030-01-01')
  expect(screen.getByText('No hay cargos con ese filtro')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(names()).toHaveLength(4))
})

describe('by state', () => {
  const openStates = () =>
    openCharges(undefined, {
      answers: { [PARTLY_PAID]: list(PARTLY), [PENDING]: list(JOSE, { ...ROSA, id: 9 }) },
    })

  test('all that is owed comes first, what is paid in part among it; each state is a part of it', async () => {
    const { user } = await openStates()
    expect(await screen.findByText('3 cargos')).toBeInTheDocument()
    expect(select('Estado')).toHaveDisplayValue('Todo lo que se debe')
    await user.selectOptions(select('Estado'), 'Sin pagos')
    await screen.findByText('2 de 3 cargos')
    expect(where()).toEqual({ estado: 'PENDIENTE' })
    await user.selectOptions(select('Estado'), 'PARCIAL')
    await screen.findByText('1 de 3 cargos')
    expect(screen.getByText('suman $234.55')).toBeInTheDocument()
  })

  test('a partly paid charge takes a complement right there', async () => {
    const { user, network } = await openStates()
    await user.selectOptions(select('Estado'), 'PARCIAL')
    await screen.findByText('1 de 3 cargos')
    network.on(COMPLEMENT, paid(PARTLY, 50))
    await user.click(rowOf(/ROSA/).getByRole('button', { name: 'Complemento' }))
    await screen.findByRole('dialog', { name: 'Registrar complemento' })
    await exact(user)
    await user.click(dialog().getByRole('button', { name: 'Registrar complemento' }))
    await screen.findByRole('dialog', { name: 'Pago registrado con el folio 000050' })
  })

  test('the enrolment list adds partly paid enrolments and no other charges', async () => {
    const enrolment = aChargeRow(5, { estado: 'PARCIAL', abono: 850, monto_restante: 1000 })
    await renderScreen('/cargos/inscripciones?estado=TODOS', {
      answers: { 'GET /cargos/pendientes/inscripcion': list(JOSE), [PARTLY_PAID]: list(PARTLY, enrolment) },
    })
    await screen.findByText('2 cargos')
    expect(names()).toEqual(['JOSÉ MARÍA GARCÍA NÚÑEZ', 'ALUMNO 5'])
  })

  test('the views are addresses, the customer’s among them; overdue is from the day after', async () => {
    const owed = [child(1, '2020-09-14', 'PRIMARIA', '2A'), child(2, '2099-09-15', 'PRIMARIA', '2A')]
    await renderScreen('/cargos/pendientes?estado=VENCIDO', {
      answers: { [PENDING]: list(...owed), [PARTLY_PAID]: list({ ...PARTLY, id: 9, fecha: today() }) },
    })
    await screen.findByText('1 de 3 cargos')
    expect(names()).toEqual(['NIÑO 1'])
    const views = within(screen.getByRole('navigation', { name: 'Vistas de Cargos' }))
    expect(views.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cargos pendientes', '/cargos/pendientes'],
      ['Cargos de inscripción', '/cargos/inscripciones'],
      ['Complementos', '/complemento/cargos'],
      ['Cargos cancelados', '/cargos/cancelados'],
      ['Servicios', '/servicios'],
      ['Conceptos de cobro', '/conceptos'],
    ])
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Cargos pendientes')
  })

  test('a state that is none shows the list as it is', async () => {
    await openFour('?estado=PAGADO')
    expect(names()).toHaveLength(4)
  })
})
