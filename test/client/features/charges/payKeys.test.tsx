import { waitFor } from '@testing-library/react'
import { atRest } from '@test/support/pages/atRest'
import { slowReply } from '@test/support/state/fakeNetwork'
import {
  alert,
  closed,
  dialog,
  exact,
  field,
  JOSE,
  lost,
  openCharges,
  openPayment,
  paid,
  pay,
  PAY,
  payments,
  press,
  ROSA,
  taken,
  total,
} from './charges.support'

const OFFLINE =
  'No hay conexión con el servidor. Revisa la red e intenta de nuevo. Presiona otra vez: si ya estaba hecho, no se hace dos veces.'

test('a double click, and Enter meanwhile, pay once', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openCharges(reply)
  await openPayment(user)
  await exact(user)
  await user.dblClick(dialog().getByRole('button', { name: 'Pagar' }))
  await user.type(dialog().getByRole('radio', { name: 'Efectivo' }), '{Enter}')
  await user.type(field('Efectivo recibido'), '{Enter}')
  expect(dialog().getByRole('button', { name: 'Pagar' })).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(payments(network)).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(dialog().getByRole('button', { name: 'Pagar' })).toBeInTheDocument()
  arrive(paid(ROSA))
  await taken()
  expect(payments(network)).toHaveLength(1)
})

test('after a lost answer the same payment goes again under the same key, another under another', async () => {
  const { user, network } = await openCharges(lost)
  await openPayment(user)
  await pay(user)
  await alert('No se sabe si quedó hecho', OFFLINE)
  await press(user)
  await waitFor(() => expect(payments(network)).toHaveLength(2))
  await atRest()
  await user.click(field('Pago parcial'))
  await user.type(field('Abono'), '500')
  await press(user)
  await waitFor(() => expect(payments(network)).toHaveLength(3))
  const [first, again, other] = payments(network)
  expect(again).toEqual(first)
  expect(other?.key).not.toBe(first?.key)
  expect(field('Abono').value).toMatch(/^500/)
})

test('two charges paid one after the other have a key each', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  await pay(user)
  await taken()
  await user.keyboard('{Escape}')
  await closed()
  network.on(PAY, paid(JOSE, 42))
  await openPayment(user, /JOSÉ/)
  expect(total('A pagar')).toBe('$1,850.00')
  await pay(user)
  await taken(42)
  const [first, second] = payments(network)
  expect(second?.key).not.toBe(first?.key)
})
