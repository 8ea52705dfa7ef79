import { screen, waitFor } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'
import {
  amount,
  aStatement,
  dialog,
  ENROLLED,
  openMonths,
  openPayment,
  paid,
  panel,
  pay,
  PAY_YEAR,
  payments,
  STATEMENT,
  taken,
  total,
} from './tuition.support'

const YEAR = '/colegiatura/pago/anual?alumno=7'
const openYear = (statement: Parameters<typeof openMonths>[0] = aStatement(), more = {}) =>
  openMonths(statement, more, YEAR)
const noDiscount = {
  meses: 4,
  con_descuento: 4,
  importe: 9400,
  descuento_porcentaje: 0,
  descuento: 0,
  recargos: 235,
  total: 9635,
}

test('first whose: typed, one Enter, and the year is there', async () => {
  const { user } = await renderScreen('/colegiatura/pago/anual', {
    answers: {
      [ENROLLED]: { ok: true, alumnos: [aStudentRow(7, { nombre: 'INÉS PEÑA ZÚÑIGA' }), aStudentRow(8)] },
      [STATEMENT]: aStatement(),
    },
  })
  await screen.findByText('2 alumnos')
  expect(screen.getByRole('heading', { level: 1, name: 'Pago anual de colegiatura' })).toBeInTheDocument()
  await user.keyboard('ines{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'INÉS PEÑA ZÚÑIGA' })
  expect(address()).toBe(YEAR)
})

test('the open months, the discount of the cycle, recargos whole, and the total; Enter, the cash, Enter, Escape: paid with its folio, and on to the next family', async () => {
  const { user, network } = await openYear()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'OCTUBRE 202010/01/2020$2,350.00—$2,350.00$235.00',
    'NOVIEMBRE 202010/01/2020$2,350.00—$2,350.00—',
    'ENERO 209910/01/2099$2,350.00—$2,350.00—',
    'FEBRERO 209910/01/2099$2,350.00—$2,350.00—',
  ])
  expect([
    amount('Precio de lista'),
    amount('Descuento por pago anual, 6 %'),
    amount('Recargos'),
    amount('Total'),
  ]).toEqual(['$9,400.00', '-$564.00', '$235.00', '$9,071.00'])
  expect(panel().getByRole('button', { name: 'Cobrar $9,071.00' })).toHaveFocus()
  expect(screen.queryByText(/no tiene descuento/)).not.toBeInTheDocument()

  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Cobrar el año completo' })
  expect(dialog().getByText(/^4 colegiaturas, de OCTUBRE 2020 a FEBRERO 2099/)).toBeInTheDocument()
  expect([total('A pagar'), total('Descuento por pago anual, 6 %'), total('Recargos')]).toEqual([
    '$9,071.00',
    '$564.00',
    '$235.00',
  ])
  await user.keyboard('9100')
  expect(total('Cambio')).toBe('$29.00')
  await user.keyboard('{Enter}')
  await taken()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(panel().getByRole('link', { name: 'Otro alumno' })).toHaveFocus())
  expect(payments(network, PAY_YEAR).map(({ body }) => body)).toEqual([
    { alumnoId: 7, cicloEscolarId: 1, metodo_pago: 'EFECTIVO', referencia: null, total: 9071 },
  ])
  expect(panel().getByRole('link', { name: 'Otro alumno' })).toHaveAttribute(
    'href',
    '/colegiatura/pago/anual',
  )
})

test('a cycle without a discount says so, and the year is paid all the same', async () => {
  const { cicloEscolar } = aStatement()
  await openYear(aStatement({ anual: noDiscount, cicloEscolar: { ...cicloEscolar, descuento_anual: 0 } }))
  expect(screen.getByText('Este ciclo no tiene descuento por pago anual.')).toBeInTheDocument()
  expect(screen.queryByText(/^Descuento por pago anual/)).not.toBeInTheDocument()
  expect(amount('Total')).toBe('$9,635.00')
})

test('waived recargos leave the discount as it is', async () => {
  const { user, network } = await openYear()
  await openPayment(user)
  await user.click(dialog().getByLabelText('Condonar recargos ($235.00)'))
  await user.keyboard('ACUERDO{Enter}8836{Enter}')
  await taken()
  expect(payments(network, PAY_YEAR)[0]?.body).toMatchObject({
    total: 8836,
    condonar_recargos: true,
    motivo_condonacion: 'ACUERDO',
  })
})

test('another amount meanwhile: the new one stands large, and Pagar takes it', async () => {
  const { user, network } = await openYear(aStatement(), {
    answers: { [PAY_YEAR]: failure(409, 'El total cambió o no coincide: ahora es $9,635.00.') },
  })
  await openPayment(user)
  network.on(STATEMENT, aStatement({ anual: noDiscount }))
  await pay(user)
  await waitFor(() => expect(total('A pagar')).toBe('$9,635.00'))
  network.on(PAY_YEAR, paid())
  await pay(user)
  await taken()
  const [first, second] = payments(network, PAY_YEAR)
  expect([first?.body, second?.body]).toMatchObject([{ total: 9071 }, { total: 9635 }])
  expect(second?.key).not.toBe(first?.key)
})

test('everything paid: said, with nothing to press', async () => {
  await openYear(aStatement({ pagos: [aStatement().pagos[0]!], anual: null }))
  expect(screen.getByText('Todo está pagado')).toBeInTheDocument()
  expect(screen.queryByText(/no tiene descuento/)).not.toBeInTheDocument()
  expect(panel().queryByRole('button')).not.toBeInTheDocument()
})

test('an address that names nobody', async () => {
  await renderScreen('/colegiatura/pago/anual?alumno=x')
  expect(await screen.findByRole('heading', { level: 1, name: 'No existe este alumno' })).toBeInTheDocument()
})
