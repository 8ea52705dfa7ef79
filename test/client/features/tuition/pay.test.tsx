import { screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  aStatement,
  box,
  boxes,
  choose,
  dialog,
  field,
  FEB,
  JAN,
  NOV,
  OCT,
  openMonths,
  openPayment,
  paid,
  paidElsewhere,
  panel,
  pay,
  PAY,
  payments,
  press,
  said,
  SEP,
  STATEMENT,
  taken,
  total,
} from './tuition.support'

const afterwards = aStatement({
  pagos: [SEP, paidElsewhere(OCT, 41), paidElsewhere(NOV, 41), JAN, FEB],
})

test('Enter opens the payment, Escape pays nothing; two months by cheque: sent once, the folio said, and the next family is one Enter away', async () => {
  const { user, network } = await openMonths()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Cobrar colegiatura' })
  expect(dialog().getByText(/OCTUBRE 2020 y NOVIEMBRE 2020/)).toHaveTextContent(
    'OCTUBRE 2020 y NOVIEMBRE 2020INÉS PEÑA ZÚÑIGA · A-7 · 2020-2021',
  )
  expect([total('A pagar'), total('Recargos')]).toEqual(['$4,935.00', '$235.00'])
  expect(dialog().getByRole('radio', { name: 'Efectivo' })).toBeChecked()
  expect(field('Efectivo recibido')).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(box('OCTUBRE 2020')).toBeChecked()
  expect(payments(network)).toEqual([])

  await openPayment(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(panel().getByRole('button', { name: /^Cobrar/ })).toHaveFocus())
  await openPayment(user)
  await choose(user, 'Cheque')
  await user.type(field('Referencia'), ' 4471 ')
  network.on(STATEMENT, afterwards)
  await user.keyboard('{Enter}')
  await taken()
  expect(total('Pagado')).toBe('$4,935.00')
  expect(screen.getByRole('button', { name: 'Imprimir recibo' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Imprimir recibo' })).toHaveAccessibleDescription(/folio/)
  await user.keyboard('{Escape}')
  await said('Pago registrado con el folio 000041', 'INÉS PEÑA ZÚÑIGA')
  await waitFor(() => expect(panel().getByRole('link', { name: 'Otro alumno' })).toHaveFocus())
  expect(boxes()).toEqual([
    ['ENERO 2099', false],
    ['FEBRERO 2099', false],
  ])
  const [sent, ...more] = payments(network)
  expect(more).toEqual([])
  expect(sent?.body).toEqual({ ids: [2, 3], metodo_pago: 'CHEQUE', referencia: '4471', total: 4935 })
  expect(sent?.key).toMatch(/^[0-9a-f-]{32,36}$/)
})

test('nothing chosen is nothing to pay: the button says it and leads to the months, and nothing is sent', async () => {
  const { user, network } = await openMonths()
  await user.click(screen.getByRole('button', { name: 'Elegir todas' }))
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }))
  await user.click(panel().getByRole('button', { name: 'Elige qué se paga' }))
  expect(box('OCTUBRE 2020')).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(payments(network)).toEqual([])
})

test('recargos are waived only with a reason, and the total follows', async () => {
  const { user, network } = await openMonths()
  await openPayment(user)
  await user.click(field('Condonar recargos ($235.00)'))
  expect(field('Motivo de la condonación')).toHaveFocus()
  expect([total('A pagar'), total('Recargos condonados')]).toEqual(['$4,700.00', '$235.00'])
  await user.keyboard('   {Enter}')
  const problem = 'Debes colocar el motivo de la condonación'
  await said('UPS!!', problem)
  expect(field('Motivo de la condonación')).toHaveAccessibleDescription(problem)
  expect(payments(network)).toEqual([])
  await user.type(field('Motivo de la condonación'), ' Hospitalizada {Enter}')
  expect(field('Efectivo recibido')).toHaveFocus()
  await user.keyboard('5000')
  expect(total('Cambio')).toBe('$300.00')
  await user.keyboard('{Enter}')
  await taken()
  expect(total('Cambio')).toBe('$300.00')
  expect(payments(network)[0]?.body).toEqual({
    ids: [2, 3],
    metodo_pago: 'EFECTIVO',
    referencia: null,
    total: 4700,
    condonar_recargos: true,
    motivo_condonacion: 'Hospitalizada',
  })
})

test('of several late months one is let off: named, and only its recargo goes', async () => {
  const late = { ...NOV, recargo: 100, meses_retraso: 1 }
  const { user, network } = await openMonths(aStatement({ pagos: [SEP, OCT, late, JAN, FEB] }))
  await openPayment(user)
  await user.click(field('Condonar recargo de NOVIEMBRE 2020 ($100.00)'))
  expect([total('Recargos'), total('Recargos condonados')]).toEqual(['$235.00', '$100.00'])
  await user.keyboard('ACUERDO{Enter}4935{Enter}')
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({
    ids: [2, 3],
    total: 4935,
    condonar: { ids: [3], motivo: 'ACUERDO' },
  })
})

test('without recargos there is nothing to waive', async () => {
  const { user } = await openMonths()
  await user.click(box('OCTUBRE 2020'))
  await openPayment(user)
  expect(dialog().queryByText(/^Condonar/)).not.toBeInTheDocument()
  expect(total('Recargos')).toBeUndefined()
})

test('a month paid at another desk: said, and what is left goes on under a new key', async () => {
  const message = 'COLEGIATURA OCTUBRE 2020 ya está pagada con el folio 000077: su saldo es $0.00.'
  const { user, network } = await openMonths(aStatement(), { answers: { [PAY]: failure(409, message) } })
  await openPayment(user)
  await choose(user, 'Depósito')
  await user.type(field('Referencia'), '123')
  network.on(STATEMENT, aStatement({ pagos: [SEP, paidElsewhere(OCT), NOV, JAN, FEB] }))
  await press(user)
  await said('Ocurrio un Error al Pagar la Colegiatura', message)
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'OCTUBRE 2020 ya está pagada en otra caja. El total era $4,935.00 y ahora es $2,350.00. Revisa y cobra de nuevo.',
  )
  expect([total('A pagar'), field('Referencia').value]).toEqual(['$2,350.00', '123'])
  network.on(PAY, paid(78))
  await press(user)
  await taken(78)
  const [first, second] = payments(network)
  expect(second?.body).toMatchObject({ ids: [3], referencia: '123', total: 2350 })
  expect(second?.key).not.toBe(first?.key)
})

test('another amount meanwhile: the new one stands large, and Pagar takes it', async () => {
  const { user, network } = await openMonths(aStatement(), {
    answers: { [PAY]: failure(409, 'El total cambió o no coincide: ahora es $5,170.00.') },
  })
  await openPayment(user)
  const later = [SEP, { ...OCT, recargo: 470, meses_retraso: 2 }, NOV, JAN, FEB]
  network.on(STATEMENT, aStatement({ pagos: later }))
  await pay(user)
  await waitFor(() => expect(total('A pagar')).toBe('$5,170.00'))
  expect(dialog().getByRole('alert')).toHaveTextContent('El total era $4,935.00 y ahora es $5,170.00.')
  // "Exacto" was pressed for the earlier amount.
  expect(field('Efectivo recibido')).toHaveValue('')
  network.on(PAY, paid())
  await pay(user)
  await taken()
  expect(payments(network)[1]?.body).toMatchObject({ ids: [2, 3], total: 5170 })
})

test('all of it paid at another desk: said, with nothing left to press', async () => {
  const { user, network } = await openMonths(aStatement(), {
    answers: { [PAY]: failure(409, 'Ya está pagada') },
  })
  await openPayment(user)
  network.on(STATEMENT, afterwards)
  await pay(user)
  const settled = within(await screen.findByRole('dialog', { name: 'Ya está pagado' }))
  expect(settled.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cerrar'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(payments(network)).toHaveLength(1)
})

test('a payment whose answer got lost is sent again as it was, though the months moved on', async () => {
  const { user, network } = await openMonths(aStatement())
  network.on(PAY, () => {
    // The payment reaches the server and only its answer is lost: the months behind the dialog are paid from then on.
    network.on(STATEMENT, afterwards)
    throw new TypeError('Failed to fetch')
  })
  await openPayment(user)
  await pay(user)
  await waitFor(() => expect(payments(network)).toHaveLength(1))
  await said('No se sabe si quedó hecho')
  // The payment may have been made, so the months are asked for again.
  await waitFor(() => expect(network.count(STATEMENT)).toBe(2))
  network.on(PAY, paid())
  await press(user)
  await taken()
  const [first, again] = payments(network)
  expect(again).toEqual(first)
})
