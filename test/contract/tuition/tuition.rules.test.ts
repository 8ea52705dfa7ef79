import { percentOf } from '@contract/domain/money'
import {
  lateFeeConcept,
  MIXED_MONTHS,
  NO_MONTHS,
  NOT_ENROLLED,
  nothingOpen,
  paidConflict,
  spreadDiscount,
  totalConflict,
  yearlyDiscountConcept,
  yearlyPayment,
} from '@contract/tuition/tuition.rules'
import fc from 'fast-check'

const MONTH = 'COLEGIATURA SEPTIEMBRE 2026'

test('lines of a receipt say which month they belong to', () => {
  expect(lateFeeConcept(MONTH, 1)).toBe('RECARGO COLEGIATURA SEPTIEMBRE 2026, 1 MES')
  expect(lateFeeConcept(MONTH, 3)).toBe('RECARGO COLEGIATURA SEPTIEMBRE 2026, 3 MESES')
  expect(yearlyDiscountConcept(MONTH, 6.5)).toBe('DESCUENTO PAGO ANUAL 6.5 % COLEGIATURA SEPTIEMBRE 2026')
})

test('a conflict says the current amount, a paid month its folio', () => {
  expect(totalConflict(88_031)).toContain('$88,031.00')
  expect(paidConflict(MONTH, 12)).toBe(`${MONTH} ya está pagada con el folio 000012: su saldo es $0.00.`)
  expect(paidConflict(MONTH, null)).toBe(`${MONTH} ya está pagada: su saldo es $0.00.`)
})

test('what cannot be paid together is told apart from nothing chosen', () => {
  expect(new Set([NO_MONTHS, MIXED_MONTHS, NOT_ENROLLED, nothingOpen(0), nothingOpen(100)]).size).toBe(5)
  expect(nothingOpen(0)).toContain('$0.00')
  expect(nothingOpen(100)).toContain('100 %')
})

const times = <T>(count: number, each: T): T[] => Array<T>(count).fill(each)
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

test('10 × 9,365.00 less 6 % is 88,031.00', () => {
  expect(yearlyPayment(times(10, { monto: 936_500, recargo: 0 }), 6)).toEqual({
    importe: 9_365_000,
    descuento: 561_900,
    recargos: 0,
    total: 8_803_100,
    descuentos: times(10, 56_190),
  })
})

test('recargos of late months are added whole: they are not discounted', () => {
  const months = [{ monto: 235_000, recargo: 70_500 }, ...times(2, { monto: 235_000, recargo: 0 })]
  expect(yearlyPayment(months, 10)).toMatchObject({
    importe: 705_000,
    descuento: 70_500,
    recargos: 70_500,
    total: 705_000,
  })
})

test('the percent is of the sum, rounded once: 6.5 % of 3 × 0.33 is 0.06, not 3 × 0.02', () => {
  expect(spreadDiscount([33, 33, 33], 6.5)).toEqual([2, 2, 2])
  expect(spreadDiscount([23, 23, 23], 6.5)).toEqual([1, 2, 1])
})

test('nothing open, or no discount', () => {
  expect(yearlyPayment([], 6)).toEqual({ importe: 0, descuento: 0, recargos: 0, total: 0, descuentos: [] })
  expect(yearlyPayment([{ monto: 100, recargo: 0 }], 0)).toMatchObject({ descuento: 0, total: 100 })
})

const montos = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 24 })

test('the parts add up to the rounded whole, and none is below 0 or above its month', () => {
  fc.assert(
    fc.property(montos, fc.integer({ min: 0, max: 10_000 }), (months, hundredths) => {
      const parts = spreadDiscount(months, hundredths / 100)
      expect(sum(parts)).toBe(percentOf(sum(months), hundredths / 100))
      parts.forEach((part, at) => {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(months[at] as number)
      })
    }),
  )
})
