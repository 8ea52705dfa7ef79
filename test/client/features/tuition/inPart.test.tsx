import { screen } from '@testing-library/react'
import {
  amount,
  aMonth,
  aStatement,
  boxes,
  card,
  FEB,
  JAN,
  OCT,
  openMonths,
  openPayment,
  openTuition,
  panel,
  pay,
  payments,
  PAY_YEAR,
  SEP,
  taken,
  total,
} from './tuition.support'

/** Due in 2020, 765.00 of it paid with folio 40. */
const PART = {
  ...OCT,
  estado: 'PARCIAL' as const,
  abonado: 765,
  saldo: 1585,
  recargo: 158.5,
  metodo_pago: 'EFECTIVO' as const,
  fecha_pago: '2020-09-11',
  folio: 40,
  pagoId: 90,
}
const anual = {
  meses: 3,
  con_descuento: 2,
  importe: 6285,
  descuento_porcentaje: 6,
  descuento: 282,
  recargos: 158.5,
  total: 6161.5,
}
const COVERED = aMonth(9, 'DICIEMBRE 2020', {
  estado: 'BECADO',
  monto: 0,
  saldo: 0,
  beca_porcentaje: 100,
})

// Without it a part that no receipt has would look as paid here.
test('a part settled before the school came in says so, alone and beside what was paid here', async () => {
  const settled = { ...PART, saldado: 765, folio: null, pagoId: null, fecha_pago: null, metodo_pago: null }
  const both = { ...PART, id: 77, descripcion: 'COLEGIATURA MARZO 2099', saldado: 500 }
  await openMonths(aStatement({ pagos: [settled, both] }))
  const part = card('OCTUBRE 2020')
  expect(part.getByText('Saldado antes $765.00 de $2,350.00')).toBeInTheDocument()
  expect(part.queryByText(/Folio/)).not.toBeInTheDocument()
  expect(part.queryByRole('button', { name: /Recibo|Cancelar/ })).not.toBeInTheDocument()
  const other = card('MARZO 2099')
  expect(other.getByText('Saldado antes $500.00 de $2,350.00, abonado $265.00')).toBeInTheDocument()
})

test('a month in part paid: what was paid, what is left, and its latest payment; the dialog pays the rest, with what is left of the recargo', async () => {
  const { user, network } = await openMonths(aStatement({ pagos: [PART, JAN, FEB], anual }))
  // The year is not discounted whole.
  expect(
    screen.getByRole('link', { name: 'Las 3 de una vez, con 6 % de descuento en 2: $6,161.50' }),
  ).toBeInTheDocument()
  const part = card('OCTUBRE 2020')
  expect(part.getByText('$1,743.50')).toBeInTheDocument()
  for (const fact of ['Abonado $765.00 de $2,350.00', 'Incluye $158.50 de recargo', 'Folio 000040'])
    expect(part.getByText(fact)).toBeInTheDocument()
  expect(part.getByText('Vencida, 1 mes')).toBeInTheDocument()
  expect(part.getByRole('button', { name: 'Recibo de OCTUBRE 2020' })).toBeInTheDocument()
  expect(part.getByRole('button', { name: 'Cancelar pago de OCTUBRE 2020' })).toBeInTheDocument()
  expect([
    amount('Precio de lista'),
    amount('Beca'),
    amount('Ya abonado'),
    amount('Recargos'),
    amount('Total'),
  ]).toEqual(['$2,350.00', undefined, '-$765.00', '$158.50', '$1,743.50'])
  await openPayment(user)
  expect(total('A pagar')).toBe('$1,743.50')
  await pay(user)
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ ids: [2], total: 1743.5 })
})

test('in time, in part paid: said, and due in its month', async () => {
  await openMonths(
    aStatement({ pagos: [OCT, { ...PART, ...JAN, estado: 'PARCIAL', saldo: 1585, abonado: 765 }] }),
  )
  expect(card('ENERO 2099').getByText('Abonada')).toBeInTheDocument()
  expect(boxes()).toEqual([
    ['OCTUBRE 2020', true],
    ['ENERO 2099', false],
  ])
})

test('a month that the beca covers is not owed, costs nothing and cannot be paid', async () => {
  const { user } = await openMonths(aStatement({ pagos: [SEP, COVERED, JAN] }))
  const covered = card('DICIEMBRE 2020')
  expect(covered.getByText('Beca completa')).toBeInTheDocument()
  expect(covered.getByText('$2,350.00 menos beca 100 %')).toBeInTheDocument()
  expect(covered.getByText('No se debe: la beca la cubre completa')).toBeInTheDocument()
  expect(covered.queryByText(/Venció|\$0/)).not.toBeInTheDocument()
  expect(covered.queryByRole('button')).not.toBeInTheDocument()
  expect(boxes().map(([month]) => month)).toEqual(['ENERO 2099'])
  await user.click(screen.getByRole('checkbox', { name: 'ENERO 2099' }))
  expect(panel().queryByText(/abiert/)).not.toBeInTheDocument()
})

test('pronto pago is said at its month and taken off, in one line', async () => {
  const { user, network } = await openMonths(aStatement({ pagos: [{ ...JAN, pronto_pago: 117.5 }] }))
  expect(
    card('ENERO 2099').getByText('Pronto pago: $117.50 menos si se paga hoy completa'),
  ).toBeInTheDocument()
  expect([amount('Pronto pago'), amount('Total')]).toEqual(['-$117.50', '$2,232.50'])
  await openPayment(user)
  expect([total('A pagar'), total('Pronto pago')]).toEqual(['$2,232.50', '-$117.50'])
  await pay(user)
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ total: 2232.5 })
})

const YEAR = '/colegiatura/pago/anual?alumno=7'

test('the year page pays the rest of a month in part, and names the months without the discount', async () => {
  const early = [JAN, FEB].map((month) => ({ ...month, pronto_pago: 100 }))
  const { user, network } = await openMonths(aStatement({ pagos: [PART, ...early], anual }), {}, YEAR)
  expect(screen.getByText('El descuento de 6 % es en 2 de las 3 colegiaturas.')).toBeInTheDocument()
  expect(screen.getByText('Abonado $765.00 de $2,350.00')).toBeInTheDocument()
  expect([
    amount('Ya abonado'),
    amount('Descuento por pago anual, 6 %'),
    amount('Pronto pago'),
    amount('Total'),
  ]).toEqual(['-$765.00', '-$282.00', undefined, '$6,161.50'])
  await openPayment(user)
  await pay(user)
  await taken()
  expect(payments(network, PAY_YEAR)[0]?.body).toMatchObject({ total: 6161.5 })
})

test('a year without its discount may still have pronto pago, as the server says', async () => {
  const early = { ...JAN, pronto_pago: 100 }
  const given = { ...anual, meses: 1, con_descuento: 0, descuento_porcentaje: 0, descuento: 100 }
  await openMonths(
    aStatement({ pagos: [early], anual: { ...given, importe: 2350, recargos: 0, total: 2250 } }),
    {},
    YEAR,
  )
  expect([amount('Pronto pago'), amount('Total')]).toEqual(['-$100.00', '$2,250.00'])
  expect(screen.getByText('Hoy no hay descuento por pago anual.')).toBeInTheDocument()
})

test("the pupil's tab collects the rest at the desk and keeps the receipt at hand", async () => {
  const { user } = await openTuition(aStatement({ pagos: [PART, COVERED] }))
  expect(await screen.findByText('Beca completa')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Recibo de OCTUBRE 2020' }))
  expect(screen.getByRole('checkbox', { name: 'OCTUBRE 2020' })).toBeChecked()
})

test('two becas are both named; where they leave nothing, nothing was paid either', async () => {
  const becas = [
    { id: 4, nombre: 'SEP', grado: 'PRIMARIA' as const, porcentaje: 75 },
    { id: 5, nombre: 'HERMANOS', grado: 'PRIMARIA' as const, porcentaje: 25 },
  ]
  await openMonths(aStatement({ pagos: [COVERED], beca: becas[0]!, becas, anual: null }))
  expect(screen.getByText(/SEP.*75 %/)).toBeInTheDocument()
  expect(screen.getByText(/HERMANOS.*25 %/)).toBeInTheDocument()
  expect(panel().getByText('Nada por pagar')).toBeInTheDocument()
})
