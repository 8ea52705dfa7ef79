import {
  folioLabel,
  readReceiptCode,
  receiptFilename,
  receiptPath,
  spokenCode,
} from '@contract/receipts/receipts.rules'

test.each([
  [1, '000001'],
  [123, '000123'],
  [1_234_567, '1234567'],
])('folio %d is printed %s', (folio, label) => {
  expect(folioLabel(folio)).toBe(label)
  expect(receiptFilename(folio)).toBe(`recibo-${label}.pdf`)
})

test.each([
  ['0A1B2C3D4E', '0A1B2C3D4E'],
  [' 0a1b2 c3d4e ', '0A1B2C3D4E'],
  ['0A1B2-C3D4E', '0A1B2C3D4E'],
  ['oAiBlC3D4E', '0A1B1C3D4E'],
])('%j is read as %s', (typed, code) => expect(readReceiptCode(typed)).toBe(code))

test.each(['', '0A1B2C3D4', '0A1B2C3D4EF', '0A1B2C3D4U', '0A1B2C3D4Ñ', "0A1B2C3D4'"])(
  '%j is no code',
  (typed) => expect(readReceiptCode(typed)).toBeNull(),
)

test('a code is read back from how it is printed and linked', () => {
  expect(spokenCode('0A1B2C3D4E')).toBe('0A1B2 C3D4E')
  expect(readReceiptCode(spokenCode('0A1B2C3D4E'))).toBe('0A1B2C3D4E')
  expect(receiptPath('0A1B2C3D4E')).toBe('/recibo/0A1B2C3D4E')
})
