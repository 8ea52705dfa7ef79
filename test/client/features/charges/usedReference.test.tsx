import { screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  choose,
  dialog,
  field,
  openCharges,
  openPayment,
  paid,
  PAY,
  payments,
  press,
  ROSA,
  taken,
} from './charges.support'

const SAID =
  'La referencia SPEI 77 (transferencia) ya está en el folio 000031 del 03/11/2026, de JUAN PEÑA. Confirma si es otro pago.'
const used = failure(409, SAID, { referencia: SAID })

const pressed = async () => {
  const opened = await openCharges(used)
  await openPayment(opened.user)
  await choose(opened.user, 'Transferencia')
  await opened.user.type(field('Referencia'), 'SPEI 77')
  await press(opened.user)
  const question = within(await screen.findByRole('alertdialog', { name: 'Esta referencia ya se usó' }))
  return { ...opened, question }
}

test('a reference that another payment has is a question: folio, day and family, and the way out first', async () => {
  const { question, user, network } = await pressed()
  expect(question.getByText(SAID)).toBeInTheDocument()
  // The question replaces the notice and the error at the field.
  expect(screen.queryByText('Ocurrio un Error al Pagar el Cargo')).not.toBeInTheDocument()
  const back = question.getByRole('button', { name: 'Revisar la referencia' })
  expect(back).toHaveFocus()
  await user.click(back)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(field('Referencia')).toHaveValue('SPEI 77')
  expect(payments(network)).toHaveLength(1)
})

test('taken anyway it travels confirmed and under another key; after a lost answer under that one again', async () => {
  const { question, user, network } = await pressed()
  network.on(PAY, () => {
    throw new TypeError('Failed to fetch')
  })
  await user.click(question.getByRole('button', { name: 'Cobrar de todos modos' }))
  await waitFor(() => expect(payments(network)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  network.on(PAY, paid(ROSA))
  await press(user)
  await taken()
  const [first, second, third] = payments(network)
  expect(first?.body).not.toHaveProperty('confirmar_referencia')
  expect(second?.body).toEqual({ ...(first?.body as object), confirmar_referencia: true })
  expect(second?.key).not.toBe(first?.key)
  expect(third).toEqual(second)
})

test('another reference is asked for anew', async () => {
  const { question, user, network } = await pressed()
  await user.click(question.getByRole('button', { name: 'Revisar la referencia' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.clear(field('Referencia'))
  await user.type(field('Referencia'), 'SPEI 78')
  network.on(PAY, paid(ROSA))
  await user.click(dialog().getByRole('button', { name: 'Pagar' }))
  await taken()
  expect(payments(network)[1]?.body).not.toHaveProperty('confirmar_referencia')
})
