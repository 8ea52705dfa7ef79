import { creditUsedConflict } from '@contract/desk/desk.rules'
import {
  abonoConcept,
  folioToCancelFirst,
  keptReference,
  mayHandlePayment,
  paymentDaysProblem,
} from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'

test.each([
  [' 123 ', '123'],
  ['SPEI 9', 'SPEI 9'],
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
])('the reference %j is kept as %j', (given, kept) => {
  expect(keptReference(given)).toBe(kept)
})

test('a payment in part is named as the receipt prints it', () => {
  expect(abonoConcept('INSCRIPCION 2026-2027')).toBe('ABONO A INSCRIPCION 2026-2027')
})

describe('who may see or cancel a payment', () => {
  const lines = (...tipos: Payment['conceptos'][number]['tipo'][]) => tipos.map((tipo) => ({ tipo }))
  const charges = [{ module: 'CARGOS', action: 'READ' }]
  const tuition = [{ module: 'COLEGIATURAS', action: 'READ' }]

  test.each([
    [lines('CARGO'), true, false],
    [lines('COLEGIATURA'), false, true],
    [lines('COLEGIATURA', 'RECARGO', 'DESCUENTO'), false, true],
    [lines('CARGO', 'COLEGIATURA'), false, false],
  ])('%j', (conceptos, byCharges, byTuition) => {
    expect(mayHandlePayment(charges, conceptos, 'READ')).toBe(byCharges)
    expect(mayHandlePayment(tuition, conceptos, 'READ')).toBe(byTuition)
    expect(mayHandlePayment([...charges, ...tuition], conceptos, 'READ')).toBe(true)
    expect(mayHandlePayment([...charges, ...tuition], conceptos, 'DELETE')).toBe(false)
  })
})

describe('days of a list of payments', () => {
  test('one day, a month and a leap year are fine', () => {
    expect(paymentDaysProblem('2026-09-15', '2026-09-15')).toBeNull()
    expect(paymentDaysProblem('2026-09-01', '2026-09-30')).toBeNull()
    expect(paymentDaysProblem('2028-01-01', '2028-12-31')).toBeNull()
  })

  test('backwards, longer and days that do not exist are not', () => {
    expect(paymentDaysProblem('2026-09-15', '2026-09-14')).toMatch(/anterior/)
    expect(paymentDaysProblem('2028-01-01', '2029-01-01')).toContain('366 días')
    expect(paymentDaysProblem('2026-02-30', '2026-03-01')).toMatch(/fecha/)
  })
})

test('the folio to cancel first is read out of the sentence that names it; a refund is no receipt', () => {
  expect(folioToCancelFirst(creditUsedConflict('000052'))).toBe('000052')
  expect(folioToCancelFirst(creditUsedConflict('D-000004'))).toBeNull()
  expect(folioToCancelFirst('El pago ya está en un corte cerrado')).toBeNull()
})
