import fc from 'fast-check'
import { monthAbonoProblem, splitAbono, wholeCost } from '@contract/tuition/abono.rules'

const LATE = { saldo: 235_000, recargo: 23_500, prontoPago: 0 }
const EARLY = { saldo: 235_000, recargo: 0, prontoPago: 11_750 }

test('the recargo of the day is paid first, then the month', () => {
  expect(splitAbono(100_000, LATE)).toEqual({
    recargo: 23_500,
    mes: 76_500,
    restaRecargo: 0,
    resta: 158_500,
  })
  // What does not exceed the recargo is all recargo.
  expect(splitAbono(10_000, { ...LATE, recargo: 47_000 })).toEqual({
    recargo: 10_000,
    mes: 0,
    restaRecargo: 37_000,
    resta: 235_000,
  })
})

test('what is paid and what stays is always what was owed', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 2_000_000 }), (saldo, recargo, given) => {
      const abono = Math.min(given, saldo + recargo)
      const split = splitAbono(abono, { saldo, recargo })
      expect(split.recargo + split.mes).toBe(abono)
      expect([split.recargo + split.restaRecargo, split.mes + split.resta]).toEqual([recargo, saldo])
      expect(split.mes === 0 || split.restaRecargo === 0).toBe(true)
    }),
  )
})

test.each([
  [0, LATE, 'El abono debe ser mayor a 0'],
  [Number.NaN, LATE, 'El abono debe ser mayor a 0'],
  [10.005, LATE, expect.stringContaining('decimales')],
  [2585, LATE, null],
  [2585.01, LATE, 'El abono no puede ser mayor a $2,585.00, con su recargo'],
  [2350.01, { ...LATE, recargo: 0 }, 'El abono no puede ser mayor al saldo de $2,350.00'],
  [2232.49, EARLY, null],
  [2232.5, EARLY, 'Con pronto pago, la colegiatura completa cuesta $2,232.50: págala completa, sin abono.'],
])('an abono of %p', (abono, month, problem) => {
  expect(monthAbonoProblem(abono, month)).toEqual(problem)
})

test('a whole month costs its rest, with the recargo or less the pronto pago', () => {
  expect([wholeCost(LATE), wholeCost(EARLY)]).toEqual([258_500, 223_250])
})
