import { screen } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  amount,
  aStatement,
  box,
  boxes,
  card,
  JAN,
  NOV,
  openMonths,
  openTuition,
  panel,
  SEP,
  settledBefore,
  STATEMENT,
} from './tuition.support'

const CYCLE = 'GET /ciclo/actual'
const RED = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO'
const none = { [CYCLE]: { ok: true, ciclo: null } }

test('without a current cycle the red panel', async () => {
  const { network } = await openTuition(aStatement(), { answers: none })
  expect(await screen.findByText(RED)).toBeInTheDocument()
  expect(network.count(STATEMENT)).toBe(0)
})

test('a past cycle is paid also when there is no current one', async () => {
  await openTuition(aStatement(), { answers: none }, '/pago/colegiatura/7?ciclo=1')
  await screen.findByRole('heading', { name: 'Colegiaturas' })
  expect(box('OCTUBRE 2020')).toBeChecked()
  expect(screen.queryByText(RED)).not.toBeInTheDocument()
})

test('who is not enrolled has no months: said, and why', async () => {
  const alumno = { ...aStatement().alumno, grado: null, grupo: null }
  await openTuition(aStatement({ alumno, pagos: [], anual: null, ciclos: [] }))
  expect(await screen.findByText('No está inscrito en 2020-2021')).toBeInTheDocument()
})

test('enrolled after the last month: said, and why', async () => {
  await openTuition(aStatement({ pagos: [], anual: null }))
  expect(await screen.findByText('2020-2021 no tiene colegiaturas para este alumno')).toBeInTheDocument()
})

test.each(['/pago/colegiatura/7?ciclo=abc', '/pago/colegiatura/7'])(
  '%s names nobody: the way to who there is',
  async (path) => {
    await openTuition(failure(404, 'No existe este alumno.'), {}, path)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No existe este alumno' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Pagar colegiatura' })).toHaveAttribute(
      'href',
      '/selecciona/alumno/colegiatura',
    )
  },
)

test('what failed is said and tried again', async () => {
  const { user, network } = await openTuition(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(STATEMENT, aStatement())
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('heading', { name: 'Colegiaturas' })
})

test('months of a server that tells only what the customer names', async () => {
  const { id, descripcion, monto, grado } = SEP
  await openTuition({
    ok: true,
    pagos: [{ id, descripcion, monto, grado, pagado: false }],
    alumno: { nombre: 'INÉS' },
  })
  await screen.findByRole('heading', { name: 'Colegiaturas' })
  expect(box('SEPTIEMBRE 2020')).toBeChecked()
  expect(screen.getByRole('button', { name: 'Cobrar $2,350.00' })).toBeInTheDocument()
})

const BEFORE = [settledBefore(11, 'SEPTIEMBRE 2020'), settledBefore(12, 'OCTUBRE 2020')]

test('a month settled before the school came in is neither owed nor offered, and has no folio and no amount', async () => {
  const { user } = await openMonths(aStatement({ pagos: [...BEFORE, NOV, JAN] }))
  const settled = card('SEPTIEMBRE 2020')
  expect(settled.getByText('Saldado antes')).toBeInTheDocument()
  expect(settled.getByText('No se debe: se saldó fuera de este sistema')).toBeInTheDocument()
  expect(settled.queryByText(/\$|Folio|Venció|baja/)).not.toBeInTheDocument()
  expect(settled.queryByRole('button')).not.toBeInTheDocument()
  expect(boxes().map(([month]) => month)).toEqual(['NOVIEMBRE 2020', 'ENERO 2099'])
  await user.click(screen.getByRole('button', { name: 'Elegir todas' }))
  expect(amount('Total')).toBe('$4,700.00')
})

test('settled months are not counted as left open when a later one is chosen', async () => {
  const { user } = await openMonths(aStatement({ pagos: [...BEFORE, JAN] }))
  expect(box('ENERO 2099')).toBeChecked()
  expect(panel().queryByText(/abiert/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cobrar $2,350.00' }))
  expect(await screen.findByRole('dialog', { name: 'Cobrar colegiatura' })).toHaveTextContent('ENERO 2099')
})

test('the whole year settled before: nothing to pay', async () => {
  await openMonths(aStatement({ pagos: BEFORE, anual: null }))
  expect(panel().getByText('No debe ninguna colegiatura de 2020-2021.')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('the year at once lists the open months alone', async () => {
  await openTuition(aStatement({ pagos: [...BEFORE, NOV, JAN] }), {}, '/colegiatura/pago/anual?alumno=7')
  expect(await screen.findByRole('table', { name: 'Colegiaturas' })).toHaveTextContent('NOVIEMBRE 2020')
  expect(screen.queryByText('SEPTIEMBRE 2020')).not.toBeInTheDocument()
})
