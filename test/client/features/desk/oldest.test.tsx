import { act, fireEvent, screen } from '@testing-library/react'
import {
  aFamily,
  collect,
  field,
  openFamily,
  payments,
  picked,
  side,
  sum,
  taken,
  type User,
} from './desk.support'

const AMOUNT = 'Cuánto entrega la familia'
const region = () => screen.getByRole('region', { name: 'A cuenta de lo más antiguo' })

/** By keyboard alone, from the family's page: one key, the amount, Enter. */
const spread = (user: User, amount: string) => user.keyboard(`r${amount}{Enter}`)

test('one key, an amount and Enter fill the lines, oldest first; then the usual means take it', async () => {
  const { user, network } = await openFamily()
  await spread(user, '1500')
  expect(region()).toHaveTextContent(
    'Paga 1 concepto completo y abona $1,000.00 a Enero 2021 de ANA PEÑA LÓPEZ.',
  )
  expect(picked()).toEqual(['Uniforme', 'Enero 2021'])
  expect(screen.getByLabelText('Abono a Enero 2021')).toHaveValue('1,000.00')
  expect(screen.getByText('recargo $200.00 · mes $800.00 · resta $1,200.00')).toBeInTheDocument()
  expect(payments(network)).toEqual([])
  // The cash is counted as ever: what the family hands over may be more.
  expect(field('Efectivo recibido')).toHaveFocus()
  expect([sum('A pagar'), collect().textContent]).toEqual(['$1,500.00', 'Escribe el efectivo'])
  await user.keyboard('2000{Enter}')
  await taken()
  expect(payments(network)[0]?.body).toEqual({
    padreId: 3,
    lineas: [
      { tipo: 'CARGO', id: 5 },
      { tipo: 'COLEGIATURA', id: 11, abono: 1000 },
    ],
    medios: [{ metodo_pago: 'EFECTIVO', monto: 1500, referencia: null }],
  })
})

test('it goes on to the other children, and takes a month whole at its pronto pago price', async () => {
  const family = aFamily()
  family.hijos[1]!.colegiaturas = family.hijos[1]!.colegiaturas.map((month) => ({
    ...month,
    pronto_pago: 100,
  }))
  const { user } = await openFamily({}, family)
  await spread(user, '4600')
  expect(picked()).toEqual(['Uniforme', 'Enero 2021', 'Enero 2098'])
  expect([sum('A pagar'), screen.queryByLabelText(/^Abono a/)]).toEqual(['$4,600.00', null])
  fireEvent.change(screen.getByLabelText(AMOUNT), { target: { value: '4599.99' } })
  await user.click(screen.getByRole('button', { name: 'Repartir' }))
  expect(screen.getByLabelText('Abono a Enero 2098')).toHaveValue('1,899.99')
  expect(sum('A pagar')).toBe('$4,599.99')
})

test('what does not fit stays as credit only if the cashier says so', async () => {
  const { user, network } = await openFamily()
  await spread(user, '7000')
  expect(region()).toHaveTextContent(
    'Paga 4 conceptos completos. Sobran $300.00: quedan a favor de la familia solo si lo marcas al cobrar.',
  )
  await user.keyboard('7000')
  expect([sum('A pagar'), sum('Cambio')]).toEqual(['$6,700.00', '$300.00'])
  await user.click(side().getByLabelText('Dejar lo que sobra a favor de la familia'))
  expect(collect()).toHaveTextContent('Cobrar $7,000.00')
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ a_cuenta: true, medios: [{ monto: 7000 }] })
})

test.each([
  ['', 'Escribe cuánto entrega la familia'],
  ['0', 'Escribe cuánto entrega la familia'],
  ['10.005', 'Escribe una cantidad con hasta dos decimales'],
])('an amount of "%s" fills nothing and says why', async (amount, problem) => {
  const { user } = await openFamily()
  await user.keyboard('t')
  await spread(user, amount)
  expect(screen.getByLabelText(AMOUNT)).toHaveAccessibleDescription(problem)
  expect(screen.getByLabelText(AMOUNT)).toHaveFocus()
  expect(picked()).toHaveLength(4)
})

test('the credit pays beside it only where the cashier says so; waived recargos stay waived', async () => {
  const { user } = await openFamily({}, aFamily({ saldo_favor: 400 }))
  await user.keyboard('{ArrowDown}c')
  screen.getByRole('checkbox', { name: 'Uniforme' }).focus()
  await spread(user, '2400')
  expect([sum('A pagar'), sum('Con saldo a favor')]).toEqual(['$2,400.00', undefined])
  expect(screen.getByLabelText('Abono a Enero 2021')).toHaveValue('1,900.00')
  expect(screen.getByText('resta $100.00')).toBeInTheDocument()
  await user.click(side().getByLabelText(/^Usar saldo a favor/))
  expect(sum('Con saldo a favor')).toBe('$400.00')
})

test('charges are left out for a user who may only take months', async () => {
  const { user } = await openFamily({
    permissions: ['CARGOS READ', 'COLEGIATURAS READ', 'COLEGIATURAS UPDATE', 'ALUMNOS READ'],
  })
  await spread(user, '1000')
  expect(picked()).toEqual(['Enero 2021'])
})

test('Escape closes it and stays with the family; a held Enter neither fills again nor takes money', async () => {
  const { user, network } = await openFamily()
  await user.click(screen.getByRole('button', { name: 'A cuenta de lo más antiguo' }))
  await user.keyboard('500')
  await user.keyboard('{Enter}')
  for (let repeats = 0; repeats < 5; repeats++)
    fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true })
  expect(payments(network)).toEqual([])
  act(() => screen.getByLabelText(AMOUNT).focus())
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText(AMOUNT)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'MARÍA LÓPEZ' })).toBeInTheDocument()
  expect(picked()).toEqual(['Uniforme'])
})
