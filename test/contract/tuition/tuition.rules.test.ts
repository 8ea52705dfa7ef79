import {
  lateFeeConcept,
  MIXED_MONTHS,
  NO_MONTHS,
  NOT_ENROLLED,
  nothingOpen,
  paidConflict,
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
  expect(paidConflict(MONTH, 12)).toBe(`${MONTH} ya está pagada con el folio 12: su saldo es $0.00.`)
  expect(paidConflict(MONTH, null)).toBe(`${MONTH} ya está pagada: su saldo es $0.00.`)
})

test('what cannot be paid together is told apart from nothing chosen', () => {
  expect(new Set([NO_MONTHS, MIXED_MONTHS, NOT_ENROLLED, nothingOpen(0), nothingOpen(100)]).size).toBe(5)
  expect(nothingOpen(0)).toContain('$0.00')
  expect(nothingOpen(100)).toContain('100 %')
})
