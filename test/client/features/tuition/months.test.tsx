import { screen, waitFor } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { slowReply } from '@test/support/state/fakeNetwork'
import {
  amount,
  aMonth,
  aStatement,
  box,
  boxes,
  card,
  JAN,
  openMonths,
  openTuition,
  OCT,
  paidElsewhere,
  panel,
  SEP,
  STATEMENT,
} from './tuition.support'

test('whose months, and each as it stands; what is owed by today is chosen already, the oldest has the focus, and the total is live', async () => {
  const { user } = await openMonths()
  expect(screen.getByRole('heading', { level: 1, name: 'INÉS PEÑA ZÚÑIGA' })).toBeInTheDocument()
  expect(screen.getByText('A-7 · Preescolar 2B · Ciclo 2020-2021')).toBeInTheDocument()
  expect(card('SEPTIEMBRE 2020').getByText('Pagada')).toBeInTheDocument()
  expect(card('SEPTIEMBRE 2020').getByText('El 05/09/2020 · Transferencia')).toBeInTheDocument()
  expect(card('SEPTIEMBRE 2020').getByText('Folio 000040')).toBeInTheDocument()
  expect(card('OCTUBRE 2020').getByText('Vencida, 1 mes')).toBeInTheDocument()
  expect(card('OCTUBRE 2020').getByText('$2,585.00')).toBeInTheDocument()
  expect(card('OCTUBRE 2020').getByText('Incluye $235.00 de recargo')).toBeInTheDocument()
  expect(box('OCTUBRE 2020')).toHaveAccessibleDescription(/recargo.*Venció el 10\/01\/2020/)
  expect(card('NOVIEMBRE 2020').getByText('Por pagar')).toBeInTheDocument()
  expect(card('ENERO 2099').getByText('Próxima')).toBeInTheDocument()
  expect(card('ENERO 2099').getByText('Vence el 10/01/2099')).toBeInTheDocument()
  expect(screen.getByText('Recargo por pagar tarde: 10 % por mes iniciado.')).toBeInTheDocument()
  const year = panel().getByRole('link', { name: 'Las 4 de una vez, con 6 % de descuento: $9,071.00' })
  expect(year).toHaveAttribute('href', '/colegiatura/pago/anual?alumno=7&ciclo=1')
  expect(panel().getByRole('link', { name: 'Otro alumno' })).toHaveAttribute(
    'href',
    '/selecciona/alumno/colegiatura',
  )

  expect(boxes()).toEqual([
    ['OCTUBRE 2020', true],
    ['NOVIEMBRE 2020', true],
    ['ENERO 2099', false],
    ['FEBRERO 2099', false],
  ])
  expect(box('OCTUBRE 2020')).toHaveFocus()
  expect(panel().getByText('2 colegiaturas')).toBeInTheDocument()
  expect([amount('Precio de lista'), amount('Recargos'), amount('Total')]).toEqual([
    '$4,700.00',
    '$235.00',
    '$4,935.00',
  ])
  expect(panel().getByRole('button', { name: 'Cobrar $4,935.00' })).toBeInTheDocument()
  await user.click(box('ENERO 2099'))
  expect(amount('Total')).toBe('$7,285.00')
  await user.click(screen.getByRole('button', { name: 'Elegir todas' }))
  expect(amount('Total')).toBe('$9,635.00')
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }))
  expect([amount('Total'), amount('Recargos')]).toEqual(['$0.00', undefined])
  expect(panel().getByText('Ninguna colegiatura elegida')).toBeInTheDocument()
})

test('when nothing is owed yet, the next month is suggested', async () => {
  await openMonths(aStatement({ pagos: [SEP, JAN, aMonth(5, 'FEBRERO 2099')] }))
  expect(boxes()).toEqual([
    ['ENERO 2099', true],
    ['FEBRERO 2099', false],
  ])
})

test('an older month that stays open is said softly, and hinders nothing', async () => {
  const { user } = await openMonths()
  expect(panel().queryByText(/abiert/)).not.toBeInTheDocument()
  await user.click(box('OCTUBRE 2020'))
  expect(panel().getByRole('status')).toHaveTextContent(
    'Queda abierta OCTUBRE 2020. Se sugiere pagar primero lo más antiguo.',
  )
  await user.click(box('NOVIEMBRE 2020'))
  expect(panel().getByRole('status')).toBeEmptyDOMElement()
  await user.click(box('FEBRERO 2099'))
  expect(panel().getByRole('status')).toHaveTextContent(
    'Quedan abiertas OCTUBRE 2020, NOVIEMBRE 2020, ENERO 2099.',
  )
  expect(panel().getByRole('button', { name: 'Cobrar $2,350.00' })).toBeInTheDocument()
})

test('a beca: list price and what it leaves', async () => {
  const month = aMonth(2, 'OCTUBRE 2020', { lista: 1999.99, monto: 1699.99, beca_porcentaje: 15 })
  const beca = { id: 2, nombre: 'EXCELENCIA', grado: 'PREESCOLAR' as const, porcentaje: 15 }
  await openMonths(aStatement({ pagos: [month], beca }))
  expect(screen.getByText('Beca EXCELENCIA, 15 %.')).toBeInTheDocument()
  expect(card('OCTUBRE 2020').getByText('$1,699.99')).toBeInTheDocument()
  expect(card('OCTUBRE 2020').getByText('$1,999.99 menos beca 15 %')).toBeInTheDocument()
  expect([amount('Precio de lista'), amount('Beca'), amount('Total')]).toEqual([
    '$1,999.99',
    '-$300.00',
    '$1,699.99',
  ])
})

test('everything paid: said, with nothing to press', async () => {
  await openMonths(aStatement({ pagos: [SEP, paidElsewhere(OCT)], anual: null }))
  expect(panel().getByText('Todo está pagado')).toBeInTheDocument()
  expect(panel().getByText('No debe ninguna colegiatura de 2020-2021.')).toBeInTheDocument()
  expect(panel().queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('who may only read sees the months and can press nothing', async () => {
  await openMonths(aStatement(), { permissions: ['COLEGIATURAS READ'] })
  expect(card('OCTUBRE 2020').getByText('$2,585.00')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(panel().queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Cancelar pago/ })).not.toBeInTheDocument()
})

test('what a past cycle left open is said first, and is shown on its own', async () => {
  const ciclos = [
    { id: 1, name: '2020-2021', abiertas: 4, saldo: 9400 },
    { id: 9, name: '2019-2020', abiertas: 2, saldo: 4000.5 },
    { id: 8, name: '2018-2019', abiertas: 0, saldo: 0 },
  ]
  const past = aStatement({
    cicloEscolar: { id: 9, name: '2019-2020', recargo: null, descuento_anual: 0 },
    pagos: [aMonth(91, 'MAYO 2020')],
    anual: null,
    ciclos,
  })
  const { user } = await openMonths(aStatement({ ciclos }), {
    answers: { 'GET /colegiaturas/alumno/7/9': past },
  })
  expect(screen.getByText('También debe 2 colegiaturas de 2019-2020:').parentElement).toHaveTextContent(
    '$4,000.50',
  )
  const cycles = screen.getByLabelText<HTMLSelectElement>('Ciclo escolar')
  expect([...cycles.options].map(({ text }) => text)).toEqual([
    '2020-2021 · por pagar $9,400.00',
    '2019-2020 · por pagar $4,000.50',
    '2018-2019',
  ])
  await user.click(screen.getByRole('button', { name: 'Ver 2019-2020' }))
  expect(await screen.findByRole('checkbox', { name: 'MAYO 2020' })).toBeChecked()
  expect(address()).toBe('/pago/colegiatura/7?ciclo=9')
  // A newer cycle's months are no debt of the past.
  expect(screen.queryByText(/^También debe/)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Ciclo escolar'), '1')
  expect(await screen.findByRole('checkbox', { name: 'OCTUBRE 2020' })).toBeInTheDocument()
})

test('what another desk pays leaves the choice', async () => {
  const { network, store } = await openMonths()
  const { baseApi } = await import('@client/state/core/baseApi')
  network.on(STATEMENT, aStatement({ pagos: [SEP, paidElsewhere(OCT), ...aStatement().pagos.slice(2)] }))
  store.dispatch(baseApi.util.invalidateTags(['Tuition']))
  await waitFor(() => expect(card('OCTUBRE 2020').getByText('Folio 000077')).toBeInTheDocument())
  expect(amount('Total')).toBe('$2,350.00')
})

test('while the months are on the way the page says so', async () => {
  const { reply, arrive } = slowReply()
  const { network } = await openTuition(reply)
  // While the cycle is read the page shows the same text, which then disappears; so wait for the call of the months.
  await waitFor(() => expect(network.count(STATEMENT)).toBe(1))
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  arrive(aStatement())
  expect(await screen.findByRole('checkbox', { name: 'OCTUBRE 2020' })).toBeChecked()
})
