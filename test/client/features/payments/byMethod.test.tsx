import { screen, waitFor } from '@testing-library/react'
import { paymentsTable } from '@client/features/payments/payments.columns'
import {
  aPayment,
  answerOf,
  listCall,
  MIXED,
  onThatDay,
  openPayments,
  rowOf,
  TODAY,
} from './payments.support'

beforeEach(() => void onThatDay())
afterEach(() => void jest.useRealTimers())

const summed = (cobrado: number, caja?: object) => ({
  ...answerOf(MIXED),
  resumen: { cobrado, cancelados: 0, ...(caja ? { caja } : {}) },
})

test('by a method a payment shows what that method brought, and of how much', async () => {
  const { user } = await openPayments({
    answers: { [listCall(TODAY, TODAY, { more: '&metodo=TARJETA' })]: summed(500) },
  })
  await rowOf('000041')
  await user.selectOptions(screen.getByLabelText('Método de pago'), 'Tarjeta')
  const row = await rowOf('000044')
  await waitFor(() => expect(row.getByText('$500.00')).toBeInTheDocument())
  expect(row.getByText('de $2,350.00')).toBeInTheDocument()
  expect(screen.getByText('$500.00 cobrados')).toBeInTheDocument()
})

test('several methods and credit are filters too', async () => {
  const { user } = await openPayments({
    answers: {
      [listCall(TODAY, TODAY, { more: '&metodo=MIXTO' })]: summed(2350),
      [listCall(TODAY, TODAY, { more: '&metodo=SALDO' })]: summed(100),
    },
  })
  await rowOf('000041')
  await user.selectOptions(screen.getByLabelText('Método de pago'), 'Varios métodos')
  expect(await screen.findByText('$2,350.00 cobrados')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Método de pago'), 'Saldo a favor')
  expect(await screen.findByText('$100.00 de saldo a favor usado')).toBeInTheDocument()
  expect((await rowOf('000044')).getByText('$100.00')).toBeInTheDocument()
})

test('where the cuts count another sum the page says why', async () => {
  const caja = { total: 1880, devoluciones: 70, canceladas_antes: 500, canceladas_despues: 100 }
  await openPayments({ answers: { [listCall(TODAY, TODAY)]: summed(2350, caja) } })
  const said =
    '$2,350.00 cobrados · $1,880.00 en caja: menos $70.00 devueltos a familias, menos $500.00 de pagos de otros días que se cancelaron, más $100.00 de pagos que se cancelaron después'
  expect(await screen.findByText(said)).toBeInTheDocument()
})

test('where they count the same it says nothing', async () => {
  const caja = { total: 2350, devoluciones: 0, canceladas_antes: 0, canceladas_despues: 0 }
  await openPayments({ answers: { [listCall(TODAY, TODAY)]: summed(2350, caja) } })
  expect(await screen.findByText('$2,350.00 cobrados')).toBeInTheDocument()
})

describe('a file', () => {
  const columnsOf = (metodo?: Parameters<typeof paymentsTable>[1]) => {
    const { head, rows } = paymentsTable([MIXED, aPayment(1)], metodo)
    const asked = ['Folio', 'Fecha del pago', 'Método', 'Referencia', 'Monto', 'Saldo a favor usado']
    return rows.map((row) => asked.map((name) => row[head.indexOf(name)]))
  }

  it('has a row for each means, with the day of the money', () => {
    expect(columnsOf()).toEqual([
      [44, '2026-09-12', 'Efectivo', null, 350, 100],
      [44, '2026-09-12', 'Transferencia', 'SPEI 7', 1500, null],
      [44, '2026-09-12', 'Tarjeta', 'AUT 9', 500, null],
      [41, '2026-09-15', 'Efectivo', null, 1234.5, null],
    ])
  })

  it('of one method has the means of that method alone', () => {
    const { rows } = paymentsTable([MIXED], 'TRANSFERENCIA')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(1500)
  })

  it('lists what credit paid alone', () => {
    const alone = aPayment(5, { monto: 0, metodo_pago: 'SALDO', medios: [], saldo_usado: 80 })
    const { rows } = paymentsTable([alone])
    expect(rows.map((row) => row.slice(7, 11))).toEqual([['Saldo a favor', null, 0, 80]])
    expect(paymentsTable([alone], 'SALDO').rows[0]?.[9]).toBe(80)
  })
})
