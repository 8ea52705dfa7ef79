import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  alert,
  choose,
  closed,
  dialog,
  exact,
  field,
  JOSE,
  list,
  openCharges,
  openPayment,
  pay,
  payments,
  PENDING,
  press,
  rowOf,
  said,
  taken,
  total,
} from './charges.support'

test('the dialog says what is paid, by whom, and how much, large, in cash by default; Cancelar pays nothing and gives the focus back', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }))
  await closed()
  expect(rowOf(/ROSA/).getByRole('button', { name: 'Pagar' })).toHaveFocus()
  expect(payments(network)).toEqual([])
  await openPayment(user)
  expect(dialog().getByText(/UNIFORME/)).toHaveTextContent('UNIFORMEROSA PEÑA ZÚÑIGA · A-8')
  expect(total('A pagar')).toBe('$1,234.56')
  const methods = () =>
    dialog()
      .getAllByRole('radio')
      .map((each) => each.getAttribute('aria-label') ?? each.parentElement?.textContent)
  expect(dialog().getByRole('radio', { name: 'Efectivo' })).toBeChecked()
  expect(methods()).toEqual(['Efectivo', 'Transferencia', 'Tarjeta', 'Otro'])
  expect(field('Efectivo recibido')).toHaveFocus()
  expect(total('Queda por pagar')).toBeUndefined()
  await user.click(dialog().getByRole('radio', { name: 'Otro' }))
  expect(methods().slice(4)).toEqual(['Cheque', 'Depósito'])
  expect(dialog().getByRole('button', { name: 'Elige el método' })).toBeInTheDocument()
})

test('cash is taken on purpose: nothing is sent before its amount was typed, and the button says what lacks', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  const last = () => dialog().getAllByRole('button').at(-1)
  expect(last()).toHaveTextContent('Escribe el efectivo')
  await user.keyboard('{Enter}{Enter}{Enter}')
  await user.click(last()!)
  expect(field('Efectivo recibido')).toHaveFocus()
  await user.keyboard('1000')
  expect(last()).toHaveTextContent('Faltan $234.56')
  await user.keyboard('{Enter}')
  await choose(user, 'Tarjeta')
  expect(last()).toHaveTextContent('Escribe la autorización')
  await user.click(last()!)
  expect(field('Autorización')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(payments(network)).toEqual([])
  await choose(user, 'Efectivo')
  await exact(user)
  expect(last()).toHaveTextContent('Pagar')
})

test('Enter takes the whole charge, says the folio, and the charge leaves the list', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  network.on(PENDING, list(JOSE))
  await user.keyboard('1234.56{Enter}')
  await taken()
  expect(total('Pagado')).toBe('$1,234.56')
  const paper = screen.getByRole('button', { name: 'Imprimir recibo' })
  expect(paper).toHaveFocus()
  expect(paper).toHaveAccessibleDescription(/folio/)
  // The Enter that paid, still held, prints nothing.
  expect(fireEvent.keyDown(paper, { key: 'Enter', repeat: true })).toBe(false)
  await user.keyboard('{Escape}')
  await closed()
  await said('Pago registrado con el folio 000041', 'ROSA PEÑA ZÚÑIGA')
  await screen.findByText('1 cargo')
  expect(screen.queryByText('ROSA PEÑA ZÚÑIGA', { selector: 'td *, th *' })).not.toBeInTheDocument()
  // For the next family.
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar cargos' })).toHaveFocus())
  const [sent, ...more] = payments(network)
  expect(more).toEqual([])
  expect(sent?.body).toEqual({
    id: 2,
    metodo_pago: 'EFECTIVO',
    referencia: null,
    pago_parcial: false,
    abono: 1234.56,
    monto_restante: 0,
  })
  expect(sent?.key).toMatch(/^[0-9a-f-]{32,36}$/)
})

test.each([
  ['TRANSFERENCIA', 'Transferencia'],
  ['CHEQUE', 'Cheque'],
  ['DEPOSITO', 'Depósito'],
])('%s needs a reference, that travels trimmed', async (method, name) => {
  const { user, network } = await openCharges()
  await openPayment(user)
  expect(dialog().queryByLabelText('Referencia')).not.toBeInTheDocument()
  await choose(user, name)
  expect(dialog().queryByLabelText('Efectivo recibido')).not.toBeInTheDocument()
  await user.type(field('Referencia'), '   ')
  await press(user)
  expect(dialog().getByRole('button', { name: 'Escribe la referencia' })).toBeInTheDocument()
  expect(field('Referencia')).toHaveFocus()
  expect(payments(network)).toEqual([])
  await user.type(field('Referencia'), ' SPEI 0099 {Enter}')
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ metodo_pago: method, referencia: 'SPEI 0099' })
})

test('a reference typed before going back to cash does not travel', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  await choose(user, 'Cheque')
  await user.type(field('Referencia'), '123')
  await choose(user, 'Efectivo')
  await pay(user)
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ metodo_pago: 'EFECTIVO', referencia: null })
})

test('a partial payment shows what remains as it is typed, to the centavo', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  await user.click(field('Pago parcial'))
  expect(field('Abono')).toHaveFocus()
  expect(total('Queda por pagar')).toBe('$1,234.56')
  await user.type(field('Abono'), '1000')
  expect(total('A pagar')).toBe('$1,000.00')
  expect(total('Queda por pagar')).toBe('$234.56')
  await user.type(field('Abono'), '.01')
  expect(total('A pagar')).toBe('$1,000.01')
  expect(total('Queda por pagar')).toBe('$234.55')
  // Enter moves the focus from the abono to the missing field.
  await user.keyboard('{Enter}')
  expect(field('Efectivo recibido')).toHaveFocus()
  await user.keyboard('1000.01{Enter}')
  await taken()
  expect(payments(network)[0]?.body).toEqual({
    id: 2,
    metodo_pago: 'EFECTIVO',
    referencia: null,
    pago_parcial: true,
    abono: 1000.01,
    monto_restante: 234.55,
  })
})

test('no abono, and what is no amount in it or in cash, is refused before anything is sent', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  const refused = async (name: string, problem: string) => {
    await press(user)
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(problem))
    expect(field(name)).toHaveFocus()
    await alert('UPS!!', problem)
  }
  const NO_AMOUNT = 'Escribe una cantidad con hasta dos decimales'
  await user.click(field('Pago parcial'))
  await user.type(field('Efectivo recibido'), '2000')
  await refused('Abono', 'El abono debe ser mayor a 0')
  await user.type(field('Abono'), '10.005')
  await refused('Abono', NO_AMOUNT)
  await user.clear(field('Abono'))
  await user.type(field('Abono'), '1000')
  await user.clear(field('Efectivo recibido'))
  await user.type(field('Efectivo recibido'), '1300.005')
  expect(total('Cambio')).toBe('—')
  await refused('Efectivo recibido', NO_AMOUNT)
  expect(payments(network)).toEqual([])
})

test('the whole balance as abono leaves nothing', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  await user.click(field('Pago parcial'))
  await user.type(field('Abono'), '1,234.56')
  expect(total('Queda por pagar')).toBe('$0.00')
  await pay(user)
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ abono: 1234.56, monto_restante: 0 })
})

test('the change of cash handed over, of the whole and of an abono; it does not travel', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  expect(total('Cambio')).toBe('—')
  await user.type(field('Efectivo recibido'), '1300')
  expect(total('Cambio')).toBe('$65.44')
  await user.click(field('Pago parcial'))
  await user.type(field('Abono'), '1000.01')
  expect(total('Cambio')).toBe('$299.99')
  await press(user)
  await taken()
  expect(payments(network)[0]?.body).not.toHaveProperty('recibido')
  // What the cashier does next: give the change back.
  expect(
    dialog()
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Cambio', 'Pagado', 'Queda por pagar'])
  expect([total('Cambio'), total('Pagado'), total('Queda por pagar')]).toEqual([
    '$299.99',
    '$1,000.01',
    '$234.55',
  ])
  await user.keyboard('{Escape}')
  await said('Pago registrado con el folio 000041', 'Entrega $299.99 de cambio')
})

test('one press on a quick sum says what was handed over', async () => {
  const { user } = await openCharges()
  await openPayment(user)
  const sums = () =>
    within(dialog().getByRole('group', { name: 'Cantidades frecuentes' })).getAllByRole('button')
  expect(sums().map((button) => button.textContent)).toEqual([
    'Exacto',
    '$1,250',
    '$1,300',
    '$1,400',
    '$1,500',
    '$2,000',
  ])
  await user.click(sums()[4]!)
  expect(field('Efectivo recibido')).toHaveValue('1,500.00')
  expect(total('Cambio')).toBe('$265.44')
  await user.click(field('Pago parcial'))
  await user.type(field('Abono'), '300')
  expect(sums().map((button) => button.textContent)).toEqual(['Exacto', '$400', '$500', '$1,000'])
  await choose(user, 'Cheque')
  expect(dialog().queryByRole('group', { name: 'Cantidades frecuentes' })).not.toBeInTheDocument()
})

test('what the server refuses stands beside its field', async () => {
  const message = 'La referencia ya se usó'
  const { user } = await openCharges(failure(400, message, { referencia: message }))
  await openPayment(user)
  await choose(user, 'Cheque')
  await user.type(field('Referencia'), '77{Enter}')
  await alert('Ocurrio un Error al Pagar el Cargo', message)
  expect(field('Referencia')).toHaveAccessibleDescription(message)
  expect(field('Referencia')).toHaveFocus()
})

test('what was typed is not lost by Escape without a question', async () => {
  const { user, network } = await openCharges()
  await openPayment(user)
  await user.type(field('Efectivo recibido'), '2000')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' }))
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  await waitFor(() => expect(field('Efectivo recibido').value).toMatch(/^2,?000/))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await closed()
  expect(payments(network)).toEqual([])
})

test('a server that answers without a payment took the money all the same', async () => {
  const { user } = await openCharges(null)
  await openPayment(user)
  await pay(user)
  await screen.findByRole('dialog', { name: 'Pago registrado' })
})
