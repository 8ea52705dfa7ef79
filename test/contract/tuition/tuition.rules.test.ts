import fc from 'fast-check'
import { percentOf } from '@contract/domain/money'
import {
  earlierMoney,
  earlyConcept,
  lateFeeConcept,
  laterPayment,
  MIXED_MONTHS,
  NO_MONTHS,
  NOT_ENROLLED,
  nothingOpen,
  notOwed,
  paidConflict,
  spreadDiscount,
  totalConflict,
  yearlyDiscountConcept,
} from '@contract/tuition/tuition.rules'

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

test('a month that its becas cover is not owed; payments of a month go in the order of their days', () => {
  expect(notOwed(MONTH, 'BECADO')).toContain('la beca la cubre completa')
  expect(earlierMoney(MONTH, '2026-10-20')).toContain('20/10/2026')
  expect(laterPayment(MONTH, 12)).toContain('000012')
  expect(earlyConcept(MONTH)).toBe(`PRONTO PAGO ${MONTH}`)
})

test('what cannot be paid together is told apart from nothing chosen', () => {
  expect(new Set([NO_MONTHS, MIXED_MONTHS, NOT_ENROLLED, nothingOpen(0), nothingOpen(100)]).size).toBe(5)
  expect(nothingOpen(0)).toContain('$0.00')
  expect(nothingOpen(100)).toContain('100 %')
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

test('the percent is of the sum, rounded once: 6.5 % of 3 × 0.33 is 0.06, not 3 × 0.02', () => {
  expect(spreadDiscount([33, 33, 33], 6.5)).toEqual([2, 2, 2])
  expect(spreadDiscount([23, 23, 23], 6.5)).toEqual([1, 2, 1])
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
