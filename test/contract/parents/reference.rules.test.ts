import { familyReference, isFamilyReference, referencesIn } from '@contract/parents/reference.rules'

test('the check digit completes the number', () => {
  expect([123, 4217, 123456, 100001].map(familyReference)).toEqual([
    '0001230',
    '0042176',
    '1234566',
    '1000017',
  ])
})

test('1,000 references are all right, and every single wrong digit is found', () => {
  const made = Array.from({ length: 1000 }, (_, at) => familyReference(100_001 + at * 899))
  expect(new Set(made).size).toBe(1000)
  expect(made.filter((reference) => !isFamilyReference(reference))).toEqual([])
  const missed = made.flatMap((reference) =>
    [...reference].flatMap((digit, at) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => reference.slice(0, at) + other + reference.slice(at + 1))
        .filter(isFamilyReference),
    ),
  )
  expect(missed).toEqual([])
})

test('no family has a number below 100001', () => {
  expect(isFamilyReference('0001230')).toBe(false)
})

test('a reference is found in any text where its digits stand alone, once', () => {
  expect(referencesIn('SPEI RECIBIDO REF:1000017 COLEGIATURA OCT')).toEqual(['1000017'])
  expect(referencesIn('0000001000017, 1000017')).toEqual(['1000017'])
  expect(referencesIn('folio 91000017 o 10000171 o 1000018')).toEqual([])
  expect(referencesIn('1000017 y 1000025')).toEqual(['1000017', '1000025'])
})
