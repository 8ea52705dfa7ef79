import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { chooseMore, moreOf } from '@test/support/pages/rowMenu'
import { failure } from '@test/support/state/fakeNetwork'
import {
  alert,
  COMPLEMENT,
  dialog,
  exact,
  field,
  list,
  paid,
  PARTLY,
  PARTLY_PAID,
  payments,
  rowOf,
  taken,
  total,
  type User,
} from './charges.support'

type Answer = Parameters<Awaited<ReturnType<typeof renderScreen>>['network']['on']>[1]

const openComplement = async (answer: Answer = paid(PARTLY, 43)) => {
  const opened = await renderScreen('/complemento/cargos', {
    answers: { [PARTLY_PAID]: list(PARTLY), [COMPLEMENT]: answer },
  })
  await screen.findByText('1 cargo')
  await opened.user.click(rowOf(/ROSA/).getByRole('button', { name: 'Complemento' }))
  await screen.findByRole('dialog', { name: 'Registrar complemento' })
  return opened
}
const submit = (user: User) =>
  user.click(dialog().getByRole('button', { name: /^(Registrar complemento|Escribe el abono)$/ }))

test('the list shows total, what was paid and what is left; a charge with payments is not cancelled: the button says why and what to do', async () => {
  const { user, network } = await renderScreen('/complemento/cargos', {
    answers: { [PARTLY_PAID]: list(PARTLY) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Complementos de cargos' })
  await screen.findByText('1 cargo')
  const cells = rowOf(/ROSA/)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells.slice(2, 4)).toEqual(['$1,000.01', '$234.55de $1,234.56'])
  expect(screen.getByText('suman $234.55')).toBeInTheDocument()
  await chooseMore(user, rowOf(/ROSA/), 'Cancelar')
  const told = within(await screen.findByRole('dialog', { name: 'Este cargo tiene pagos' }))
  expect(told.getByText(/tiene pagos por \$1,000\.01: cancélalos antes/)).toBeInTheDocument()
  await user.click(told.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(moreOf(rowOf(/ROSA/))).toHaveFocus())
  expect(network.sent.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('it starts with all that is left; too much of it and a refusal are told in the words of the customer; Enter takes it and says the folio', async () => {
  const { user, network } = await openComplement(failure(400, 'La referencia no es válida'))
  expect(field('Abono')).toHaveValue('234.55')
  expect([total('A pagar'), total('Queda por pagar')]).toEqual(['$234.55', '$0.00'])
  expect(dialog().queryByLabelText('Pago parcial')).not.toBeInTheDocument()

  const problem = 'No puedes realizar un complemento mayor al monto total a pagar'
  await exact(user)
  await user.clear(field('Abono'))
  await user.type(field('Abono'), '234.56')
  await submit(user)
  await alert('UPS!!', problem)
  expect(field('Abono')).toHaveAccessibleDescription(problem)
  expect(payments(network, COMPLEMENT)).toEqual([])

  await user.clear(field('Abono'))
  await user.type(field('Abono'), '234.55')
  await exact(user)
  await submit(user)
  await alert('Ocurrio un Error al registrar el complemento', 'La referencia no es válida')
  expect(field('Abono')).toHaveValue('234.55')

  network.on(COMPLEMENT, paid(PARTLY, 43))
  network.on(PARTLY_PAID, list())
  await user.type(field('Efectivo recibido'), '{Enter}')
  await taken(43)
  const [, sent] = payments(network, COMPLEMENT)
  expect(sent?.body).toEqual({
    idCargo: 2,
    metodo_pago: 'EFECTIVO',
    referencia: null,
    abono: 234.55,
    monto_restante: 0,
  })
  expect(sent?.key).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(await screen.findByText('No hay cargos con pago parcial')).toBeInTheDocument()
})

test('less leaves the rest, to the centavo', async () => {
  const { user, network } = await openComplement()
  await user.clear(field('Abono'))
  await user.type(field('Abono'), '100.1')
  expect(total('Queda por pagar')).toBe('$134.45')
  await exact(user)
  await submit(user)
  await taken(43)
  expect(payments(network, COMPLEMENT)[0]?.body).toMatchObject({ abono: 100.1, monto_restante: 134.45 })
})
