import { fireEvent, screen, waitFor } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { address, type PermissionName } from '@test/support/pages/screen'
import {
  aFamily,
  aMonth,
  byMethod,
  collect,
  COLLECT,
  exact,
  FAMILY,
  field,
  fieldsDrawn,
  finder,
  openDesk,
  openFamily,
  OWES_NOTHING,
  paid,
  payments,
  picked,
  side,
  sum,
  taken,
  UNIFORM,
} from './desk.support'

const OVERDUE = ['Uniforme', 'Enero 2021']

test('what is late is picked and said in words, oldest first; letters and buttons pick the rest', async () => {
  const { user } = await openFamily()
  expect(picked()).toEqual(OVERDUE)
  expect(screen.getByRole('checkbox', { name: 'Uniforme' })).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'Uniforme' })).toHaveAccessibleDescription(/^venció 1 mar 2020/)
  expect([sum('A pagar'), collect().textContent]).toEqual(['$2,700.00', 'Escribe el efectivo'])
  expect(side().getByText(/^incluye \$200\.00 de recargos/)).toBeInTheDocument()
  await user.keyboard('t')
  expect(picked()).toHaveLength(4)
  expect(sum('A pagar')).toBe('$6,700.00')
  await user.keyboard('n{ArrowDown} ')
  expect(picked()).toEqual(['Enero 2021'])
  await user.click(screen.getByRole('button', { name: 'Todo lo vencido' }))
  expect(picked()).toEqual(OVERDUE)
})

test('Enter on the lines goes to the payment and takes nothing; the second takes it, once', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('{Enter}')
  expect(payments(network)).toEqual([])
  expect(field('Efectivo recibido')).toHaveFocus()
  await user.keyboard('3000')
  expect(sum('Cambio')).toBe('$300.00')
  await user.keyboard('{Enter}')
  await taken()
  expect(screen.getByRole('button', { name: 'Imprimir recibo' })).toHaveFocus()
  expect(screen.getByText('Cambio', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$300.00')
  const [sent, ...more] = payments(network)
  expect(more).toEqual([])
  expect(sent?.body).toEqual({
    padreId: 3,
    lineas: [
      { tipo: 'CARGO', id: 5 },
      { tipo: 'COLEGIATURA', id: 11 },
    ],
    medios: [{ metodo_pago: 'EFECTIVO', monto: 2700, referencia: null }],
  })
  expect(sent?.key).toMatch(/^[0-9a-f-]{32,36}$/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(finder()).toHaveFocus())
  expect(address()).toBe('/caja')
})

test('a held Enter takes nothing: neither on the lines, nor in the payment, nor on the receipt', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('{Enter}')
  for (let repeats = 0; repeats < 5; repeats++)
    fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true })
  await user.keyboard('2700')
  await user.keyboard('{Enter>5/}')
  await taken()
  expect(payments(network)).toHaveLength(1)
  expect(network.sent.filter(({ path }) => path.endsWith('/recibo'))).toEqual([])
})

test('two means: plus adds one, an empty amount takes the rest, a reference is asked for beside its field', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('{Enter}1000')
  expect(collect()).toHaveTextContent('Faltan $1,700.00')
  await user.keyboard('+')
  expect(field('Referencia')).toHaveFocus()
  expect(collect()).toHaveTextContent('Escribe la referencia')
  await user.keyboard('{Enter}')
  expect([field('Referencia'), payments(network)]).toEqual([document.activeElement, []])
  await user.keyboard('771{Enter}')
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({
    medios: [
      { metodo_pago: 'EFECTIVO', monto: 1000, referencia: null },
      { metodo_pago: 'TRANSFERENCIA', monto: 1700, referencia: '771' },
    ],
  })
})

test('part of a charge is typed in place; too much of it is said there', async () => {
  const { user, network } = await openFamily()
  await user.click(screen.getByRole('button', { name: 'Abonar a Uniforme' }))
  const part = screen.getByLabelText('Abono a Uniforme')
  expect(part).toHaveFocus()
  fireEvent.change(part, { target: { value: '600' } })
  await exact(user)
  await user.click(collect())
  expect(part).toHaveAccessibleDescription('El abono no puede ser mayor al saldo de $500.00')
  fireEvent.change(part, { target: { value: '200' } })
  expect(sum('A pagar')).toBe('$2,400.00')
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ lineas: [{ id: 5, abono: 200 }, { id: 11 }] })
})

test('all months at once cost less: offered, and sent as a year', async () => {
  const { user, network } = await openFamily()
  await user.keyboard('n')
  await user.click(screen.getByLabelText('Pago anual: 2 colegiaturas'))
  expect([sum('A pagar'), sum('Descuento anual')]).toEqual(['$3,600.00', '$400.00'])
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({
    lineas: [],
    anual: [{ alumnoId: 8, cicloEscolarId: 1 }],
    medios: [{ monto: 3600 }],
  })
})

test('credit is proposed and pays first; it stays where somebody says so', async () => {
  const { user, network } = await openFamily({}, aFamily({ saldo_favor: 700 }))
  const credit = side().getByLabelText('Usar saldo a favor ($700.00)')
  expect(credit).toBeChecked()
  expect(sum('Con saldo a favor')).toBe('$700.00')
  await user.click(credit)
  expect(sum('Con saldo a favor')).toBeUndefined()
  await user.click(credit)
  await exact(user)
  expect(collect()).toHaveTextContent('Cobrar $2,000.00')
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ usar_saldo: 700, medios: [{ monto: 2000 }] })
})

test('credit that covers everything asks for no means', async () => {
  const { user, network } = await openFamily({}, aFamily({ saldo_favor: 5000 }))
  const credit = side().getByLabelText('Usar saldo a favor ($5,000.00)')
  // Enter alone does not use the credit: the cashier has to tick it.
  await user.keyboard('{Enter}')
  expect(credit).toHaveFocus()
  expect(collect()).toHaveTextContent('Elige cómo se paga')
  await user.keyboard('{Enter}')
  expect(payments(network)).toEqual([])
  await user.keyboard(' ')
  expect(side().queryByRole('radio', { name: 'Efectivo' })).not.toBeInTheDocument()
  expect(collect()).toHaveTextContent('Cobrar $2,700.00 de su saldo')
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ usar_saldo: 2700, medios: [] })
})

test('a reference that another payment has is asked about, and taken once it is said to be another one', async () => {
  const message =
    'La referencia 771 (transferencia) ya está en el folio 000012 del 20/11/2026, de ROSA PEÑA. Confirma si es otro pago.'
  const { user, network } = await openFamily({
    answers: { [COLLECT]: failure(409, message, { medios: message }) },
  })
  await byMethod(user, 'Transferencia')
  await user.type(field('Referencia'), '771')
  await user.click(collect())
  const other = await side().findByLabelText('Es otro pago: cobrar con esa referencia')
  await waitFor(() => expect(other).toHaveFocus())
  expect(side().getByText(message).closest('[role=alert]')).not.toBeNull()
  network.on(COLLECT, paid(2700))
  await user.click(other)
  await user.click(collect())
  await taken()
  expect(
    payments(network).map(({ body }) => (body as { confirmar_referencia?: boolean }).confirmar_referencia),
  ).toEqual([undefined, true])
})

test('more than is owed is left on account only when it is wanted', async () => {
  const { user, network } = await openFamily()
  await byMethod(user, 'Transferencia')
  fireEvent.change(field('Referencia'), { target: { value: '9' } })
  fireEvent.change(field('Monto'), { target: { value: '3000' } })
  await user.click(collect())
  await screen.findByText(/^Sobran \$300\.00/)
  expect(payments(network)).toEqual([])
  await user.click(side().getByLabelText('Dejar lo que sobra a favor de la familia'))
  expect(sum('Queda a favor')).toBe('$300.00')
  network.on(COLLECT, paid(3000, 300))
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({ a_cuenta: true, medios: [{ monto: 3000 }] })
  expect(screen.getByText('Saldo a favor ahora').nextElementSibling).toHaveTextContent('$300.00')
})

test('a line paid at another desk: said with the new total, nothing typed is lost, and the rest goes on under a new key', async () => {
  const message = 'UNIFORME de ANA PEÑA LÓPEZ ya se pagó con el folio 000077: su saldo es $0.00.'
  const { user, network } = await openFamily({ answers: { [COLLECT]: failure(409, message) } })
  await user.keyboard('{Enter}5000')
  const [ana, beto] = aFamily().hijos
  network.on(FAMILY, { ok: true, familia: aFamily({ hijos: [{ ...ana!, cargos: [] }, beto!] }) })
  await user.keyboard('{Enter}')
  await screen.findByText(message)
  await screen.findByText(/El total era \$2,700\.00 y ahora es \$2,200\.00/)
  expect([field('Efectivo recibido').value.replace(',', ''), sum('Cambio')]).toEqual(['5000', '$2,800.00'])
  network.on(COLLECT, paid(2200))
  await user.click(collect())
  await taken()
  const [first, second] = payments(network)
  expect(second?.body).toMatchObject({ lineas: [{ tipo: 'COLEGIATURA', id: 11 }], medios: [{ monto: 2200 }] })
  expect(second?.key).not.toBe(first?.key)
})

test('a payment whose answer got lost is sent again as it was, though the family moved on', async () => {
  const { user, network } = await openFamily()
  network.on(COLLECT, () => {
    network.on(FAMILY, { ok: true, familia: aFamily({ hijos: [] }) })
    throw new TypeError('Failed to fetch')
  })
  await exact(user)
  await user.click(collect())
  await screen.findByText('No se sabe si quedó hecho')
  expect(screen.getByText(/Presiona otra vez: si ya estaba hecho, no se hace dos veces\.$/)).toBeVisible()
  await waitFor(() => expect(network.count(FAMILY)).toBe(2))
  network.on(COLLECT, paid(2700))
  await user.click(collect())
  await taken()
  const [first, again] = payments(network)
  expect(again).toEqual(first)
})

test('a family that owes nothing may leave money on account, and a pupil without a parent has a desk too', async () => {
  const { network, user } = await openDesk('/caja?alumno=9', { answers: OWES_NOTHING })
  await screen.findByText('Esta familia no debe nada')
  expect(screen.getByText(/^Sin padre registrado/)).toBeInTheDocument()
  await fieldsDrawn()
  expect(collect()).toHaveTextContent('Escribe cuánto se recibe')
  await user.click(collect())
  expect(field('Efectivo recibido')).toHaveFocus()
  fireEvent.change(field('Efectivo recibido'), { target: { value: '500' } })
  await user.click(collect())
  await screen.findByText('Elige al menos un cargo o una colegiatura')
  await user.click(side().getByLabelText('Dejar lo que sobra a favor de la familia'))
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toEqual({
    alumnoId: 9,
    lineas: [],
    a_cuenta: true,
    medios: [{ metodo_pago: 'EFECTIVO', monto: 500, referencia: null }],
  })
})

test('a server that refuses offers to ask again; who only looks sees what is owed and nothing to press', async () => {
  const { user, network } = await openDesk('/caja?padre=3', {
    permissions: ['CARGOS READ', 'ALUMNOS READ'],
    answers: { [FAMILY]: failure(500, 'Ocurrió un error.') },
  })
  await screen.findByText('Ocurrió un error.')
  network.on(FAMILY, { ok: true, familia: aFamily() })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Solo puedes consultar')
  expect(screen.getByText('Uniforme')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('complementary', { name: 'Por cobrar' })).not.toBeInTheDocument()
})

test('an unknown family is said, with the field still there', async () => {
  await openDesk('/caja?padre=x')
  await screen.findByText('No existe esta familia')
  expect(finder()).toBeEnabled()
})

const ONLY_CHARGES: PermissionName[] = ['CARGOS READ', 'CARGOS UPDATE', 'ALUMNOS READ', 'PADRES READ']

test('only charges for who may not take tuition', async () => {
  await openFamily({ permissions: ONLY_CHARGES })
  expect(picked()).toEqual(['Uniforme'])
  expect(screen.getByRole('checkbox', { name: 'Enero 2021' })).toBeDisabled()
})

test('the focus goes to the first line that may be charged, below a screenful of those that may not', async () => {
  const [ana, beto] = aFamily().hijos
  const colegiaturas = Array.from({ length: 20 }, (_, at) => aMonth(30 + at, `ENERO ${2001 + at}`))
  const cargos = [{ ...UNIFORM, fecha: '2099-03-01' }]
  const hijos = [
    { ...ana!, cargos: [], colegiaturas },
    { ...beto!, cargos },
  ]
  await openFamily({ permissions: ONLY_CHARGES }, aFamily({ hijos }))
  expect(screen.getByRole('checkbox', { name: 'Uniforme' })).toHaveFocus()
})
