import { act, fireEvent, screen, within } from '@testing-library/react'
import { onPhone } from '@test/support/pages/phone'
import { openDesk, openFamily, OWES_NOTHING, payments, taken, type User } from './desk.support'

beforeEach(() => onPhone(true))

const sheet = () => within(screen.getByRole('dialog', { name: 'MARÍA LÓPEZ' }))
const cash = () => sheet().getByLabelText('Efectivo recibido')
const box = (name: string) => screen.getByRole('checkbox', { name })
const closed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
const toCollect = (user: User) => user.click(screen.getByRole('button', { name: 'Cobrar $2,700.00…' }))

test('Enter on a line opens the sheet: what is typed next is the amount, and Escape goes back to the line', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('{Enter}')
  expect(cash()).toHaveFocus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(payments(network)).toEqual([])
  await user.keyboard('{Escape}')
  closed()
  expect(box('Uniforme')).toHaveFocus()
  await user.keyboard('{Enter}2700{Enter}')
  await taken()
  expect(payments(network)).toHaveLength(1)
})

test('the button opens the sheet the same way, and has the focus again when it is closed', async () => {
  const { user } = await openFamily()
  await toCollect(user)
  expect(cash()).toHaveFocus()
  await user.click(sheet().getByRole('button', { name: 'Volver a lo que se debe' }))
  closed()
  expect(screen.getByRole('button', { name: 'Cobrar $2,700.00…' })).toHaveFocus()
})

test('a tablet turned while the sheet is open keeps the amount, and the payment is taken where it then stands', async () => {
  const { user, network } = await openFamily()
  await toCollect(user)
  await user.keyboard('3000')
  act(() => onPhone(false))
  closed()
  expect(screen.getByLabelText('Efectivo recibido')).toHaveValue('3,000.00')
  await user.click(screen.getByLabelText('Efectivo recibido'))
  await user.keyboard('{Enter}')
  await taken()
  expect(payments(network)).toHaveLength(1)
})

test('the reason of a waived recargo comes before the amount', async () => {
  const { user } = await openFamily()
  await user.click(screen.getByRole('button', { name: 'Condonar recargo de Enero 2021' }))
  box('Enero 2021').focus()
  await user.keyboard('{Enter}')
  expect(sheet().getByLabelText('Motivo de la condonación')).toHaveFocus()
})

test('with nothing picked the amount is what is left on account, and the last button goes back to the lines', async () => {
  const { user } = await openFamily()
  await user.keyboard('n{Enter}')
  expect(cash()).toHaveFocus()
  await user.click(sheet().getByRole('button', { name: 'Elige qué se cobra' }))
  closed()
  expect(box('Uniforme')).toHaveFocus()
})

test('a family that owes nothing is offered to leave money on account, not to pay $0.00', async () => {
  const { user } = await openDesk('/caja?alumno=9', { answers: OWES_NOTHING })
  await user.click(await screen.findByRole('button', { name: 'Recibir a cuenta…' }))
  expect(screen.getByLabelText('Efectivo recibido')).toHaveFocus()
})

test('a wrong abono closes the sheet, and its field has the focus', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('a')
  const part = screen.getByLabelText('Abono a Uniforme')
  fireEvent.change(part, { target: { value: '600' } })
  await user.click(screen.getByRole('button', { name: /^Cobrar/ }))
  await user.keyboard('5000{Enter}')
  closed()
  expect(part).toHaveFocus()
  expect(part).toHaveAccessibleDescription('El abono no puede ser mayor al saldo de $500.00')
  expect(payments(network)).toEqual([])
})

test('the sheet says that an abono that cannot be read is still to be written', async () => {
  const { user } = await openFamily()
  await user.keyboard('a')
  fireEvent.change(screen.getByLabelText('Abono a Uniforme'), { target: { value: '10.005' } })
  await user.click(screen.getByRole('button', { name: /^Cobrar/ }))
  expect(sheet().getByText(/Uniforme \(abono por escribir\)/)).toBeInTheDocument()
})
