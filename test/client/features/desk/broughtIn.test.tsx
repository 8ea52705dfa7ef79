import { screen } from '@testing-library/react'
import { aChargeRow } from '@test/support/state/rows'
import { aFamily, collect, exact, openFamily, payments, picked, side, sum, taken } from './desk.support'

/** Debt that a pupil had before the school came in: dated the day before its cycle. */
const BEFORE = aChargeRow(9, {
  tipo: 'OTRO',
  descripcion: 'SALDO ANTERIOR',
  fecha: '2020-08-31',
  monto_restante: 4350,
})
const [ANA] = aFamily().hijos
const broughtIn = (saldo_favor: number) =>
  aFamily({
    saldo_favor,
    vencido: 4350,
    recargos: 0,
    total: 4350,
    hijos: [{ ...ANA!, cargos: [BEFORE], colegiaturas: [], saldo: 4350, vencido: 4350, recargos: 0 }],
  })

test('a family that owes only its debt of before: it is picked, and all of it is taken', async () => {
  const { user, network } = await openFamily({}, broughtIn(0))
  expect(picked()).toEqual(['Saldo anterior'])
  expect(screen.getByRole('checkbox', { name: 'Saldo anterior' })).toHaveAccessibleDescription(
    /^venció 31 ago 2020/,
  )
  expect(sum('A pagar')).toBe('$4,350.00')
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ lineas: [{ tipo: 'CARGO', id: 9 }] })
})

test('credit that it brought along is proposed first', async () => {
  const { user, network } = await openFamily({}, broughtIn(1350))
  expect(side().getByLabelText('Usar saldo a favor ($1,350.00)')).toBeChecked()
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ usar_saldo: 1350, medios: [{ monto: 3000 }] })
})

test('with credit alone it owes nothing, and the credit shows at its name', async () => {
  const family = broughtIn(1350)
  const hijos = family.hijos.map((child) => ({ ...child, cargos: [], saldo: 0, vencido: 0 }))
  await openFamily({}, { ...family, vencido: 0, total: 0, hijos })
  expect(screen.getByText('Esta familia no debe nada')).toBeInTheDocument()
  expect(screen.getByText('A favor', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$1,350.00')
})
