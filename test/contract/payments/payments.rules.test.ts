import { abonoConcept, keptReference } from '@contract/payments/payments.rules'

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
