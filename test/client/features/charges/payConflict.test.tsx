import { screen, waitFor } from '@testing-library/react'
import { atRest } from '@test/support/pages/atRest'
import { failure } from '@test/support/state/fakeNetwork'
import {
  alert,
  choose,
  closed,
  COMPLEMENT,
  dialog,
  exact,
  field,
  JOSE,
  list,
  OF_ROSA,
  openCharges,
  openPayment,
  paid,
  PARTLY,
  pay,
  PAY,
  payments,
  PENDING,
  press,
  ROSA,
  said,
  taken,
  total,
} from './charges.support'

const FAILED = 'Ocurrio un Error al Pagar el Cargo'

test('another balance: both are said, what was typed stays, and the cashier goes on with the new one', async () => {
  const message = 'El saldo cambió o no coincide. El saldo actual del cargo es $934.56.'
  const { user, network } = await openCharges(failure(409, message))
  await openPayment(user)
  await choose(user, 'Cheque')
  await user.type(field('Referencia'), '77')
  const now = { ...ROSA, monto_pagar: 934.56, monto_restante: 934.56 }
  network.on(OF_ROSA, list(now))
  network.on(PENDING, list(JOSE, now))
  await press(user)
  await alert(FAILED, message)
  await waitFor(() => expect(total('A pagar')).toBe('$934.56'))
  expect(dialog().getByRole('alert')).toHaveTextContent('debía $1,234.56 y ahora debe $934.56')
  expect(network.count(PENDING)).toBe(2)
  expect(field('Referencia')).toHaveValue('77')
  network.on(PAY, paid(now))
  await press(user)
  await taken()
  const [first, second] = payments(network)
  expect(second?.body).toMatchObject({ abono: 934.56, monto_restante: 0, referencia: '77' })
  expect(second?.key).not.toBe(first?.key)
})

test('partly paid at another desk: what is left is taken as a complement', async () => {
  const { user, network } = await openCharges(
    failure(409, 'El cargo ya tiene un pago parcial: registra un complemento.'),
  )
  await openPayment(user)
  network.on(OF_ROSA, list(PARTLY))
  network.on(PENDING, list(JOSE))
  await pay(user)
  await screen.findByRole('dialog', { name: 'Registrar complemento' })
  expect(total('A pagar')).toBe('$234.55')
  expect(field('Abono')).toHaveValue('234.55')
  network.on(COMPLEMENT, paid(PARTLY, 43))
  await exact(user)
  await user.click(dialog().getByRole('button', { name: 'Registrar complemento' }))
  await taken(43)
  expect(payments(network)).toHaveLength(1)
  expect(payments(network, COMPLEMENT)[0]?.body).toEqual({
    idCargo: 2,
    metodo_pago: 'EFECTIVO',
    referencia: null,
    abono: 234.55,
    monto_restante: 0,
  })
})

test('an abono that was typed stays, and is measured by the new balance', async () => {
  const { user, network } = await openCharges(failure(409, 'Ya tiene un pago parcial'))
  await openPayment(user)
  await user.click(field('Pago parcial'))
  await user.type(field('Abono'), '500')
  network.on(OF_ROSA, list(PARTLY))
  await pay(user)
  await screen.findByRole('dialog', { name: 'Registrar complemento' })
  expect(field('Abono')).toHaveValue('500.00')
  await pay(user)
  await said('No puedes realizar un complemento mayor al monto total a pagar')
  expect(payments(network, COMPLEMENT)).toEqual([])
})

test.each([
  ['PAGADO', 'Este cargo ya está pagado'],
  ['CANCELADO', 'Este cargo ya está cancelado'],
] as const)('%s at another desk: said, with nothing left to press', async (estado, title) => {
  const { user, network } = await openCharges(failure(409, 'Su saldo es $0.00.'))
  await openPayment(user)
  network.on(OF_ROSA, list({ ...ROSA, estado, monto_restante: 0 }))
  network.on(PENDING, list(JOSE))
  await pay(user)
  await alert(FAILED, 'Su saldo es $0.00.')
  await screen.findByRole('dialog', { name: title })
  expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await closed()
  await screen.findByText('1 cargo')
  expect(payments(network)).toHaveLength(1)
})

test('when the new balance cannot be asked for, the refusal is said and nothing changes', async () => {
  const { user, network } = await openCharges(failure(409, 'El saldo cambió'))
  network.on(OF_ROSA, failure(503, 'No responde'))
  await openPayment(user)
  await pay(user)
  await alert(FAILED, 'El saldo cambió')
  expect(total('A pagar')).toBe('$1,234.56')
  await waitFor(() => expect(network.count(PENDING)).toBe(2))
})

test('a payment whose answer got lost is retried as it was, though the lists moved on meanwhile', async () => {
  const { user, network } = await openCharges(() => {
    throw new TypeError('Failed to fetch')
  })
  await openPayment(user)
  await user.click(field('Pago parcial'))
  await user.type(field('Abono'), '1000.01')
  await pay(user)
  await waitFor(() => expect(payments(network)).toHaveLength(1))
  await atRest()
  // The payment had reached the server: the list shows the charge as partly paid.
  network.on(PENDING, list(JOSE))
  network.on(PAY, paid(PARTLY))
  await press(user)
  await taken()
  const [first, again] = payments(network)
  expect(again).toEqual(first)
})
