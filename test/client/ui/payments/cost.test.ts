import { abonoProblem, costOf } from '@client/ui/payments/cost'
import { complementProblem } from '@contract/charges/charges.rules'

test('a cost is what is paid with its recargos, less those that are waived, the discount of a year and pronto pago', () => {
  const parts = [
    { monto: 1850.1, recargo: 92.55, waived: false },
    { monto: 1850.2, recargo: 185.1, waived: true },
    { monto: 499.99, recargo: 0, waived: true },
    { monto: 2000, recargo: 0, waived: false, prontoPago: 117.5 },
  ]
  expect(costOf(parts, 100.05)).toEqual({
    importe: 6200.29,
    recargos: 92.55,
    condonado: 185.1,
    descuento: 100.05,
    prontoPago: 117.5,
    total: 6075.29,
  })
  expect(costOf([])).toEqual({ importe: 0, recargos: 0, condonado: 0, descuento: 0, prontoPago: 0, total: 0 })
})

test('a part of a charge: unreadable, too much, or in the words of the complement', () => {
  expect(abonoProblem(500, NaN)).toBe('Escribe una cantidad con hasta dos decimales')
  expect(abonoProblem(500, 600)).toBe('El abono no puede ser mayor al saldo de $500.00')
  expect(abonoProblem(500, 600, complementProblem)).toBe(
    'No puedes realizar un complemento mayor al monto total a pagar',
  )
  expect(abonoProblem(500, 500)).toBeNull()
})
