import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  aFamily,
  aMonth,
  byMethod,
  collect,
  COLLECT,
  COMING,
  exact,
  FAMILY,
  field,
  LATE,
  openFamily,
  payments,
  picked,
  side,
  sum,
  taken,
  UNIFORM,
  type User,
} from './desk.support'

const [ANA, BETO] = aFamily().hijos as [ReturnType<typeof aFamily>['hijos'][0], never]
const PART = 'Abono a Enero 2021'

/** The row of a line. */
const row = (name: string) => within(screen.getByRole('checkbox', { name }).closest('li')!)

/** Opens the field of an abono by its letter, from the line's box. */
const abonar = async (user: User, name: string, amount: string) => {
  screen.getByRole('checkbox', { name }).focus()
  await user.keyboard('a')
  const part = screen.getByLabelText(`Abono a ${name}`)
  expect(part).toHaveFocus()
  await user.keyboard(amount)
  return part
}

test('an abono to a month: what goes to the recargo, to the month, and what remains', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('n')
  screen.getByRole('checkbox', { name: 'Enero 2021' }).focus()
  await user.keyboard(' ')
  await abonar(user, 'Enero 2021', '1000')
  expect(row('Enero 2021').getByRole('status')).toHaveTextContent(
    'recargo $200.00 · mes $800.00 · resta $1,200.00',
  )
  expect(sum('A pagar')).toBe('$1,000.00')
  await user.keyboard('{Enter}')
  expect(payments(network)).toEqual([])
  await user.keyboard('1000{Enter}')
  await taken()
  expect(payments(network)[0]?.body).toEqual({
    padreId: 3,
    lineas: [{ tipo: 'COLEGIATURA', id: 11, abono: 1000 }],
    medios: [{ metodo_pago: 'EFECTIVO', monto: 1000, referencia: null }],
  })
})

test('A on a line that is not picked is for the last picked line of that child', async () => {
  const { user } = await openFamily()
  await user.keyboard('n1a')
  expect(screen.getByRole('checkbox', { name: 'Uniforme' })).not.toBeChecked()
  expect(screen.getByLabelText(PART)).toHaveFocus()
  await user.keyboard('700')
  expect(sum('A pagar')).toBe('$700.00')
})

test('an abono that the recargo swallows says so; with the recargo waived all of it is the month', async () => {
  const { user, network } = await openFamily()
  await abonar(user, 'Enero 2021', '50')
  expect(row('Enero 2021').getByRole('status')).toHaveTextContent(
    'todo al recargo · resta $150.00 de recargo y $2,000.00',
  )
  await user.click(screen.getByRole('button', { name: 'Condonar recargo de Enero 2021' }))
  expect(row('Enero 2021').getByRole('status')).toHaveTextContent(/^resta \$1,950\.00$/)
  expect([sum('A pagar'), sum('Recargos condonados')]).toEqual(['$550.00', '$200.00'])
  fireEvent.change(field('Motivo de la condonación'), { target: { value: 'ACUERDO' } })
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({
    lineas: [{ id: 5 }, { id: 11, abono: 50 }],
    condonar: { ids: [11] },
  })
})

test('an abono above the month is refused at its field, and nothing is sent', async () => {
  const { user, network } = await openFamily()
  const part = await abonar(user, 'Enero 2021', '2200.01')
  await user.type(field('Efectivo recibido'), '5000')
  await user.click(collect())
  expect(part).toHaveAccessibleDescription('El abono no puede ser mayor a $2,200.00, con su recargo')
  expect(part).toHaveFocus()
  expect(payments(network)).toEqual([])
})

test('the exact rest is the whole month', async () => {
  const { user, network } = await openFamily()
  await abonar(user, 'Enero 2021', '2200')
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ lineas: [{ id: 5 }, { id: 11 }] })
  expect(JSON.stringify(payments(network)[0]?.body)).not.toContain('abono')
})

test('a month in part paid is its rest, with what was paid of it', async () => {
  const part = { ...LATE, estado: 'PARCIAL' as const, abonado: 765, saldo: 1235, recargo: 123.5 }
  await openFamily({}, aFamily({ hijos: [{ ...ANA, colegiaturas: [part] }, BETO] }))
  expect(row('Enero 2021').getByText('$1,358.50')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Enero 2021' })).toHaveAccessibleDescription(
    /abonado \$765\.00 de \$2,000\.00 · recargo \$123\.50/,
  )
  expect(sum('A pagar')).toBe('$1,858.50')
})

const EARLY = aFamily({
  hijos: [{ ...ANA, cargos: [], colegiaturas: [{ ...COMING[0]!, pronto_pago: 117.5 }] }],
})

test('pronto pago is in the total, in one line of its own, and in what is sent', async () => {
  const { user, network } = await openFamily({}, EARLY)
  await user.click(screen.getByRole('checkbox', { name: 'Enero 2098' }))
  expect(sum('A pagar')).toBe('$1,882.50')
  expect(side().getByText('Pronto pago −$117.50')).toBeInTheDocument()
  await exact(user)
  expect(collect()).toHaveTextContent('Cobrar $1,882.50')
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({
    lineas: [{ tipo: 'COLEGIATURA', id: 21 }],
    medios: [{ monto: 1882.5 }],
  })
})

test('an abono has no pronto pago; one that reaches its price is the whole month, above it is refused', async () => {
  const { user, network } = await openFamily({}, EARLY)
  await user.click(screen.getByRole('checkbox', { name: 'Enero 2098' }))
  const part = await abonar(user, 'Enero 2098', '1000')
  expect([sum('A pagar'), side().queryByText(/^Pronto pago/)]).toEqual(['$1,000.00', null])
  expect(screen.getByRole('checkbox', { name: 'Enero 2098' })).toHaveAccessibleDescription(
    /sin pronto pago de \$117\.50/,
  )
  fireEvent.change(part, { target: { value: '1882.51' } })
  await user.type(field('Efectivo recibido'), '2000')
  await user.click(collect())
  expect(part).toHaveAccessibleDescription(/la colegiatura completa cuesta \$1,882\.50: págala completa/)
  expect(payments(network)).toEqual([])
  fireEvent.change(part, { target: { value: '1882.50' } })
  expect([sum('A pagar'), sum('Cambio')]).toEqual(['$1,882.50', '$117.50'])
})

test('an annual payment says on how many months its discount is', async () => {
  const [year] = aFamily().hijos[1]!.anuales
  const child = { ...aFamily().hijos[1]!, anuales: [{ ...year!, con_descuento: 1, descuento: 200 }] }
  const early = child.colegiaturas.map((month) => ({ ...month, pronto_pago: 50 }))
  const { user } = await openFamily({}, aFamily({ hijos: [{ ...child, colegiaturas: early }] }))
  await user.click(screen.getByLabelText('Pago anual: 2 colegiaturas, 10 % en 1'))
  // Pronto pago is not given beside it.
  expect([sum('A pagar'), sum('Descuento anual')]).toEqual(['$3,800.00', '$200.00'])
  expect(side().queryByText(/^Pronto pago/)).not.toBeInTheDocument()
})

test('paid meanwhile: the abono is kept, and what it may be is said from what is owed now', async () => {
  const { user, network } = await openFamily({
    answers: { [COLLECT]: failure(409, 'El total cambió o no coincide: ahora es $1,500.00.') },
  })
  const part = await abonar(user, 'Enero 2021', '1500')
  const rest = { ...LATE, estado: 'PARCIAL' as const, abonado: 1000, saldo: 1000, recargo: 100 }
  network.on(FAMILY, {
    ok: true,
    familia: aFamily({ hijos: [{ ...ANA, cargos: [UNIFORM], colegiaturas: [rest] }, BETO] }),
  })
  await exact(user)
  await user.click(collect())
  expect(await side().findByText('Cambió mientras cobrabas.')).toBeInTheDocument()
  expect(part).toHaveValue('1,500.00')
  await user.click(collect())
  expect(part).toHaveAccessibleDescription('El abono no puede ser mayor a $1,100.00, con su recargo')
  expect(payments(network)).toHaveLength(1)
})

test('money older than the latest payment of a month: the message is at the day', async () => {
  const message = 'ENERO 2021 ya tiene un pago del 11/09/2026: la fecha de pago no puede ser anterior.'
  const { user } = await openFamily({
    answers: { [COLLECT]: failure(409, message, { fecha_pago: message }) },
  })
  await byMethod(user, 'Transferencia')
  await user.type(field('Referencia'), '771')
  await user.click(collect())
  await waitFor(() => expect(field('Día en que llegó el dinero')).toHaveAccessibleDescription(message))
})

test('the picks of another child stay as they are', async () => {
  await openFamily(
    {},
    aFamily({ hijos: [{ ...ANA, colegiaturas: [aMonth(31, 'ENERO 2020', { saldo: 1 })] }] }),
  )
  expect(picked()).toEqual(['Enero 2020', 'Uniforme'])
})
