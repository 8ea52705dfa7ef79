import { act, screen, waitFor, within } from '@testing-library/react'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { address, renderScreen, type PermissionName } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'

const BOARD = 'GET /tablero'
const CYCLE = 'GET /ciclo/actual'
const ciclo = aCycleRow({ inscritos: { PREESCOLAR: 31, PRIMARIA: 202 } })

const month = (mes: string, cobrado: number, vencido: number, abierto: number) => ({
  ...{ mes, cobrado, vencido, abierto, descuento: 0 },
  esperado: cobrado + abierto,
})
const tablero: Dashboard = {
  ciclo: { id: 2, name: '2026-2027' },
  ciclo_anterior: { id: 1, name: '2025-2026' },
  cobranza: {
    hoy: { total: 5240.5, por_metodo: [{ metodo_pago: 'EFECTIVO', total: 5240.5 }] },
    mes: { cobrado: 98_000, esperado: 120_000 },
    por_mes: [month('2026-09', 90_000, 10_000, 10_000), month('2026-10', 40_000, 0, 80_000)],
  },
  inscripcion: {
    actual: 233,
    anterior: 240,
    por_grado: [
      { grado: 'PREESCOLAR', gradoNumero: 3, actual: 31, anterior: 40 },
      { grado: 'PRIMARIA', gradoNumero: 1, actual: 202, anterior: 200 },
    ],
  },
  becas: { alumnos: 11, inscritos: 233, porcentaje_legal: 5 },
  adeudos: { total: 24_330, familias: 4, por_antiguedad: { un_mes: 330, dos_meses: 0, tres_meses: 24_000 } },
  caja: { corte_abierto: true, desde: '2026-01-05', movimientos: 3, total: 1500 },
  proximos: { cuantos: 1, total: 2600 },
  cumpleanos: [{ tipo: 'ALUMNO', id: 7, nombre: 'ANA GARCÍA', fecha: '2026-01-09', cumple: 8 }],
  pendientes: [{ texto: '12 alumnos sin grupo', ruta: '/alumnos/inscritos?falta=grupo' }],
}
const open = (board: Dashboard = tablero, permissions?: readonly PermissionName[]) =>
  renderScreen('/', {
    ...(permissions ? { permissions } : {}),
    answers: { [BOARD]: { ok: true, tablero: board }, [CYCLE]: { ok: true, ciclo } },
  })
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement

test('every number leads to the list behind it and says what it is measured against', async () => {
  await open()
  await screen.findByText('Cobrado hoy')
  const told = (label: string) => {
    const link = within(figure(label)).getByRole('link')
    return [link.textContent, figure(label).querySelector('.note')?.textContent, link.getAttribute('href')]
  }
  expect(told('Cobrado hoy')).toEqual(['$5,240.50', 'Efectivo $5,240.50', '/pagos'])
  expect(told('Vencido')).toEqual(['$24,330.00', '4 familias', '/morosos'])
  expect(told('Vence en 7 días')).toEqual(['$2,600.00', '1 pago', '/cargos/pendientes'])
  expect(told('Alumnos inscritos')).toEqual(['233', '7 menos que en 2025-2026', '/alumnos/inscritos'])
  expect(told('Alumnos con beca')).toEqual(['11 de 233', '4.7 %; la ley pide 5 %', '/alumnos/becados'])
  expect(told('Tu corte')).toEqual(['$1,500.00', '3 movimientos desde el 05/01/2026', '/cortes'])
  expect(screen.getByRole('link', { name: '12 alumnos sin grupo' })).toHaveAttribute(
    'href',
    '/alumnos/inscritos?falta=grupo',
  )
  expect(screen.getByRole('link', { name: 'ANA GARCÍA' })).toHaveAttribute('href', '/alumno/7')
  // Whoever sees numbers needs no second menu under them.
  expect(screen.queryByRole('heading', { name: 'Qué puedes hacer ahora' })).not.toBeInTheDocument()
})

test('each chart has its numbers as a table', async () => {
  const { user } = await open()
  const title = await screen.findByRole('heading', { name: 'Cobranza por mes' })
  const section = within(title.closest('section') as HTMLElement)
  await user.click(section.getByText('Ver como tabla'))
  const rows = section.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'MesCobradoVencidoPor vencer',
    'sep 26$90,000.00$10,000.00$0.00',
    'oct 26$40,000.00$0.00$80,000.00',
  ])
  expect(screen.getByRole('table', { name: 'Inscripción por grado', hidden: true })).toHaveTextContent(
    'Grado2025-20262026-2027K340311° Primaria200202',
  )
  expect(screen.getByRole('table', { name: 'Adeudos por antigüedad', hidden: true })).toHaveTextContent(
    '3 o más$24,000.00',
  )
})

const marksOf = (section: Element) =>
  [...section.querySelectorAll('.MuiChartsLabelMark-fill')].map((mark) => mark.getAttribute('fill'))

test('a chart is drawn when it is scrolled to; what was never looked at is printed as its table', async () => {
  const comesIntoSight: (() => void)[] = []
  const sight = jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const observer = { observe: () => undefined, disconnect: () => undefined }
    comesIntoSight.push(() => tell([{ isIntersecting: true }] as never, observer as never))
    return observer as never
  })
  await open()
  await screen.findByRole('heading', { name: 'Cobranza por mes' })
  const charts = [...document.querySelectorAll('figure')]
  expect(charts).toHaveLength(3)
  act(() => comesIntoSight[1]?.())
  await waitFor(() => expect(marksOf(charts[1]!)).toHaveLength(2))
  expect(marksOf(charts[0]!)).toEqual([])

  const tables = () => charts.map((chart) => chart.querySelector('details')!.open)
  expect(tables()).toEqual([false, false, false])
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(tables()).toEqual([true, false, true])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(tables()).toEqual([false, false, false])
  sight.mockRestore()
})

test('bars are told apart without colour: each series of a chart, and its mark, has a filling of its own', async () => {
  await open()
  const title = await screen.findByRole('heading', { name: 'Cobranza por mes' })
  const section = title.closest('section') as HTMLElement
  await waitFor(() => expect(marksOf(section)).toHaveLength(3))
  const marks = marksOf(section)
  expect(marks).toEqual(['url(#barras-full)', 'url(#barras-hatched)', 'url(#barras-empty)'])
  for (const mark of marks) expect(document.getElementById(mark!.slice(5, -1))?.tagName).toBe('pattern')
  // Three charts, three tables: which is which is said to who cannot see where it stands.
  expect([...document.querySelectorAll('summary')].map((each) => each.textContent)).toEqual([
    'Ver como tabla: Cobranza por mes',
    'Ver como tabla: Inscripción por grado',
    'Ver como tabla: Adeudos por antigüedad',
  ])
})

test('a cashier begins with whom to charge, and what is typed is looked for at the desk', async () => {
  const { caja, pendientes } = tablero
  const board = { ciclo: tablero.ciclo, ciclo_anterior: null, pendientes: [], caja: caja! }
  expect(pendientes).toHaveLength(1)
  const { user } = await open(board, ['CARGOS READ', 'CARGOS UPDATE'])
  await user.type(await screen.findByLabelText('Cobrar a'), 'rosa peña{Enter}')
  expect(address()).toBe('/caja?q=rosa+pe%C3%B1a')
})

test('a server without a board leaves the home as it is', async () => {
  await renderScreen('/')
  expect(await screen.findByRole('heading', { name: 'Qué puedes hacer ahora' })).toBeInTheDocument()
  expect(screen.queryByText('Cobrado hoy')).not.toBeInTheDocument()
})

test('a board that does not come is said, and asked for again', async () => {
  const { user, network } = await renderScreen('/', {
    answers: { [BOARD]: failure(503, 'No responde'), [CYCLE]: { ok: true, ciclo } },
  })
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  network.on(BOARD, { ok: true, tablero })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Cobrado hoy')).toBeInTheDocument()
})
