import { act, screen, waitFor, within } from '@testing-library/react'
import { chartsOf } from '@client/features/home/components/boardCharts'
import { dayInWords, enrolledText, greetingOf } from '@client/features/home/components/greeting'
import { today } from '@client/state/clock/schoolClock'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { address, renderScreen, type PermissionName } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'

const BOARD = 'GET /tablero'
const CYCLE = 'GET /ciclo/actual'
const ciclo = aCycleRow({ inscritos: { PREESCOLAR: 31, PRIMARIA: 202 } })

const THIS_MONTH = today().slice(0, 7)
const NAME = dayInWords(today()).split(' de ')[1]!

const month = (mes: string, cobrado: number, vencido: number, abierto: number) => ({
  mes,
  cobrado,
  vencido,
  abierto,
  descuento: 0,
  esperado: cobrado + abierto,
})
const tablero: Dashboard = {
  ciclo: { id: 2, name: '2026-2027' },
  ciclo_anterior: { id: 1, name: '2025-2026' },
  cobranza: {
    hoy: { total: 5240.5, por_metodo: [{ metodo_pago: 'EFECTIVO', total: 5240.5 }] },
    mes: { cobrado: 98_000, esperado: 120_000 },
    por_mes: [month('2019-09', 90_000, 10_000, 10_000), month(THIS_MONTH, 81_000, 0, 19_000)],
  },
  inscripcion: {
    actual: 233,
    anterior: 240,
    por_grado: [
      { grado: 'PREESCOLAR', gradoNumero: 3, actual: 31, anterior: 40 },
      { grado: 'PRIMARIA', gradoNumero: 1, actual: 202, anterior: 200 },
    ],
  },
  becas: { alumnos: 40, inscritos: 233, porcentaje_legal: 5, cuentan: 11, requeridos: 12 },
  adeudos: {
    total: 24_330,
    familias: 4,
    cubiertas: 2,
    por_antiguedad: { un_mes: 330, dos_meses: 0, tres_meses: 24_000 },
  },
  caja: { corte_abierto: true, desde: '2026-01-05', movimientos: 3, total: 1500 },
  proximos: { cuantos: 16, total: 2600 },
  promesas: { cuantas: 5, total: 900 },
  cumpleanos: [{ tipo: 'ALUMNO', id: 7, nombre: 'ANA GARCÍA', fecha: '2026-01-09', cumple: 8 }],
  pendientes: [
    {
      texto: '12 alumnos sin grupo',
      ruta: '/alumnos/inscritos?falta=grupo',
      titulo: 'Alumnos sin grupo',
      cuantos: 12,
    },
  ],
}
const CASHIER: readonly PermissionName[] = ['CARGOS READ', 'CARGOS UPDATE', 'COLEGIATURAS READ']
const SECRETARY: readonly PermissionName[] = ['ALUMNOS READ', 'ALUMNOS CREATE', 'BECAS READ']
const open = (board: Dashboard = tablero, permissions?: readonly PermissionName[]) =>
  renderScreen('/', {
    ...(permissions ? { permissions } : {}),
    answers: { [BOARD]: { ok: true, tablero: board }, [CYCLE]: { ok: true, ciclo } },
  })
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement

const told = (label: string) => {
  const value = figure(label).querySelector('.value')
  return [
    value?.textContent,
    figure(label).querySelector('.note')?.textContent,
    value?.querySelector('a')?.getAttribute('href') ?? null,
  ]
}
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
const waiting = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the principal: four figures, each leading to exactly what it counts, of the month as its bar says; and what waits for a decision', async () => {
  await open()
  await screen.findByText('Entró hoy')
  const owed = `Cobranza de ${NAME}`
  expect(labels()).toEqual([owed, 'Entró hoy', 'Vencido', 'Becas de ley'])
  const [value, note] = told(owed)
  expect(value).toBe('81\u00a0%')
  expect(note).toBe(`$81,000.00 de $100,000.00Entró en ${NAME} $98,000.00`)
  expect(screen.getByRole('link', { name: `Entró en ${NAME} $98,000.00` })).toHaveAttribute(
    'href',
    `/pagos?desde=${THIS_MONTH}-01&hasta=${today()}`,
  )
  expect(told('Entró hoy')).toEqual(['$5,240.50', 'efectivo $5,240.50', '/pagos'])
  expect(told('Vencido')).toEqual(['$24,330.00', '4 familias · 2 cubiertas con saldo', '/morosos'])
  expect(told('Becas de ley')).toEqual([
    '11',
    'Mínimo legal: falta 1; 11 becas, la ley pide 12',
    '/alumnos/becados?becas=de-ley',
  ])
  expect(waiting('Espera una decisión')).toEqual([
    ['Promesas de pago para hoy5', '/morosos?familias=promesas-de-hoy'],
    ['Familias cubiertas con saldo2', '/morosos?familias=cubiertas'],
    ['Pagos que vencen en 7 días16', '/adeudos/por-vencer'],
    ['Movimientos sin corte en tu caja3', '/cortes'],
    ['Alumnos sin grupo12', '/alumnos/inscritos?falta=grupo'],
  ])
  expect(screen.getByRole('link', { name: '233 alumnos' })).toHaveAttribute('href', '/alumnos/inscritos')
  expect(screen.getByText(/, 7 menos que el ciclo pasado$/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'ANA GARCÍA' })).toHaveAttribute('href', '/alumno/7')
  expect(screen.queryByLabelText('Cobrar a')).not.toBeInTheDocument()
  // A user with figures gets no list of tasks below them.
  expect(screen.queryByRole('heading', { name: 'Qué puedes hacer ahora' })).not.toBeInTheDocument()
})

test('a month that the cycle does not have says what came in, and what was expected', async () => {
  await open({ ...tablero, cobranza: { ...tablero.cobranza!, por_mes: [] } })
  await screen.findByText('Entró hoy')
  expect(labels()[0]).toMatch(new RegExp(`^Entró en ${NAME} `))
  expect(screen.getByText(`Esperado en ${NAME} $120,000.00`)).toBeInTheDocument()
})

test('a month of which nothing was ever owed here, all of it settled before: no share of nothing', async () => {
  const por_mes = [month('2019-09', 0, 0, 0), month(THIS_MONTH, 0, 0, 0)]
  const board = { ...tablero, cobranza: { ...tablero.cobranza!, por_mes } }
  await open(board)
  await screen.findByText('Entró hoy')
  expect(labels()[0]).toMatch(new RegExp(`^Entró en ${NAME} `))
  expect(chartsOf(board)[0]?.marks?.[0]).toBe('Sep\n—')
  expect(chartsOf(tablero)[0]?.marks?.[0]).toBe('Sep\n90%')
})

test('what families had settled before the school came in stands beside the share, since it is in no amount', async () => {
  const por_mes = [{ ...month(THIS_MONTH, 0, 0, 442_336), saldados: 254 }]
  const board = { ...tablero, cobranza: { ...tablero.cobranza!, por_mes } }
  await open(board)
  await screen.findByText('Entró hoy')
  expect(told(`Cobranza de ${NAME}`)[1]).toBe(
    `$0.00 de $442,336.00, y 254 saldadas antesEntró en ${NAME} $98,000.00`,
  )
  expect(chartsOf(board)[0]?.text).toMatch(/Sin recargos ni lo saldado antes\.$/)
  expect(chartsOf(tablero)[0]?.text).toMatch(/Sin recargos\.$/)
})

test('a server that knows no covered families and no law says what it knows', async () => {
  const { total, familias, por_antiguedad } = tablero.adeudos!
  await open({
    ...tablero,
    adeudos: { total, familias, por_antiguedad },
    becas: { alumnos: 11, inscritos: 233, porcentaje_legal: 5 },
  })
  await screen.findByText('Entró hoy')
  expect(told('Vencido')[1]).toBe('4 familias')
  expect(told('Alumnos con beca')).toEqual(['11 de 233', undefined, '/alumnos/becados'])
})

test('the secretary begins with what is unfinished and with the way in for a family', async () => {
  const { cobranza, adeudos, proximos, caja, promesas, ...rest } = tablero
  expect([cobranza, adeudos, proximos, caja, promesas]).not.toContain(undefined)
  // Who only reads charges confirms no deposit.
  await open({ ...rest, banco: { por_confirmar: 37, sin_deposito: 2 } }, [...SECRETARY, 'CARGOS READ'])
  await screen.findByRole('heading', { name: 'Sin terminar' })
  expect(screen.getByRole('link', { name: 'Alta de familia' })).toHaveAttribute('href', '/nueva-familia')
  expect(waiting('Sin terminar')).toEqual([['Alumnos sin grupo12', '/alumnos/inscritos?falta=grupo']])
  expect(labels()).toEqual(['Alumnos inscritos', 'Becas de ley'])
  const first = screen.getByRole('heading', { name: 'Sin terminar' })
  const strip = screen.getByText('Alumnos inscritos', { selector: 'dt' })
  expect(first.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

const marksOf = (section: Element) =>
  [...section.querySelectorAll('.MuiChartsLabelMark-fill')].map((mark) => mark.getAttribute('fill'))

test('each chart has its numbers as a table, and bars that are told apart without colour', async () => {
  const { user } = await open()
  const title = await screen.findByRole('heading', { name: 'Cobranza del ciclo, por mes que se debe' })
  const section = within(title.closest('section') as HTMLElement)
  await user.click(section.getByText('Ver como tabla'))
  const rows = section.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'MesCobradoVencidoPor vencer',
    'sep 19$90,000.00$10,000.00$0.00',
    expect.stringMatching(/\$81,000.00\$0.00\$19,000.00$/),
  ])
  expect(screen.getByRole('table', { name: 'Inscripción por grado', hidden: true })).toHaveTextContent(
    'Grado2025-20262026-2027K340311° Primaria200202',
  )
  expect(screen.getByRole('table', { name: 'Adeudos por antigüedad', hidden: true })).toHaveTextContent(
    '3 o más$24,000.00',
  )
  // Each series of a chart, and its mark, has a filling of its own.
  await waitFor(() => expect(marksOf(title.closest('section')!)).toHaveLength(3))
  const marks = marksOf(title.closest('section')!)
  expect(marks).toEqual(['url(#barras-full)', 'url(#barras-hatched)', 'url(#barras-empty)'])
  for (const mark of marks) expect(document.getElementById(mark!.slice(5, -1))?.tagName).toBe('pattern')
  // Each table names its chart, because a screen reader does not show which chart is above it.
  expect([...document.querySelectorAll('summary')].map((each) => each.textContent)).toEqual([
    'Ver como tabla: Cobranza del ciclo, por mes que se debe',
    'Ver como tabla: Inscripción por grado',
    'Ver como tabla: Adeudos por antigüedad',
  ])
})

test('a chart is drawn when it is scrolled to; what was never looked at is printed as its table', async () => {
  const comesIntoSight: (() => void)[] = []
  const sight = jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const observer = { observe: () => undefined, disconnect: () => undefined }
    comesIntoSight.push(() => tell([{ isIntersecting: true }] as never, observer as never))
    return observer as never
  })
  await open()
  await screen.findByRole('heading', { name: 'Cobranza del ciclo, por mes que se debe' })
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

test('a cashier begins with whom to charge and with the own cut, and reads who cancelled a payment of it', async () => {
  const { becas, inscripcion, ...board } = tablero
  expect([becas, inscripcion]).not.toContain(undefined)
  const canceladas = [{ quien: 'directora', cuantas: 2, total: 6500 }]
  await open({ ...board, caja: { ...tablero.caja!, canceladas } }, CASHIER)
  const field = await screen.findByLabelText(/^Cobrar a/)
  expect(labels()).toEqual(['Tu corte', 'Entró hoy', 'Vencido', 'Vence en 7 días'])
  expect(told('Tu corte')).toEqual(['$1,500.00', '3 movimientos desde el 05/01/2026', '/cortes'])
  expect(told('Vence en 7 días')).toEqual(['$2,600.00', '16 pagos', '/adeudos/por-vencer'])
  expect(waiting('Por atender')).toHaveLength(4)
  expect(waiting('Por atender')).toContainEqual(['directora canceló en tu caja $6,500.002', '/cortes'])
  const strip = screen.getByText('Tu corte')
  expect(field.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('what a cashier types is looked for at the desk', async () => {
  const board = { ciclo: tablero.ciclo, ciclo_anterior: null, pendientes: [], caja: tablero.caja! }
  const { user, network } = await open(board, ['CARGOS READ', 'CARGOS UPDATE'])
  const rosa = { tipo: 'PADRE', id: 7, titulo: 'ROSA PEÑA', detalle: '', ruta: '/caja?padre=7' }
  network.on('GET /buscar?q=rosa+pe%C3%B1a&tipos=FAMILIA%2CPAGO', { ok: true, resultados: [rosa] })
  const field = await screen.findByRole('combobox', { name: 'Cobrar a' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('rosa peña{Enter}')
  await waitFor(() => expect(address()).toBe('/caja?padre=7'))
})

test('a server without a board leaves the home as it is', async () => {
  await renderScreen('/')
  expect(await screen.findByRole('heading', { name: 'Qué puedes hacer ahora' })).toBeInTheDocument()
  expect(screen.queryByText('Entró hoy')).not.toBeInTheDocument()
})

test('a board that does not come is said, and asked for again', async () => {
  const { user, network } = await renderScreen('/', {
    answers: { [BOARD]: failure(503, 'No responde'), [CYCLE]: { ok: true, ciclo } },
  })
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  network.on(BOARD, { ok: true, tablero })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Entró hoy')).toBeInTheDocument()
})

test('the greeting follows the hour; the first name begins with a capital', () => {
  expect(greetingOf('Dirección', 8)).toBe('Buenos días, Dirección')
  expect(greetingOf('direccion', 12)).toBe('Buenas tardes, direccion')
  expect(greetingOf('', 19)).toBe('Buenas noches')
  expect(dayInWords('2026-11-23')).toBe('lunes 23 de noviembre')
})

test('pupils beside those of the cycle before', () => {
  const of = (actual: number, anterior: number) =>
    enrolledText({
      inscripcion: { actual, anterior, por_grado: [] },
      ciclo_anterior: { id: 1, name: '2025-2026' },
    })
  expect(of(379, 308)).toEqual({ count: '379 alumnos', compared: ', 71 más que el ciclo pasado' })
  expect(of(1, 1)).toEqual({ count: '1 alumno', compared: ', igual que el ciclo pasado' })
})

test('what comes only now and then: deposits and the bank, mail that cannot leave, the latest reminders', async () => {
  const recordatorios = {
    fecha: '2026-10-13',
    salieron: 12,
    no_salieron: [{ motivo: 'Tiene prórroga', familias: 1 }],
    pagaron: { recordadas: 40, familias: 23, total: 57_500 },
  }
  const correo_detenido = { mensajes: 3, motivo: 'El servidor pide otra contraseña' }
  await open({ ...tablero, banco: { por_confirmar: 37, sin_deposito: 2 }, correo_detenido, recordatorios })
  expect(await screen.findByText('3 correos no pueden salir.')).toBeInTheDocument()
  expect(screen.getByText(/El servidor pide otra contraseña/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver los avisos' })).toHaveAttribute('href', '/avisos')

  expect(waiting('Espera una decisión')).toEqual(
    expect.arrayContaining([
      ['Transferencias que no llegaron2', '/banco/sin-deposito'],
      ['Depósitos por confirmar37', '/banco'],
    ]),
  )

  const title = await screen.findByRole('heading', { name: 'Recordatorios' })
  expect(title.closest('section')).toHaveTextContent(
    'El 13/10/2026 salieron 12 recordatorios.No salió 1: Tiene prórrogaDe 40 familias con recordatorio en 30 días, 23 pagaron en los siete días siguientes: $57,500.00.',
  )
  expect(screen.getByRole('link', { name: 'Ver los que vienen' })).toHaveAttribute('href', '/recordatorios')
})
