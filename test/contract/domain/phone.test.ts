import { formatPhone, normalizePhone, phoneProblem, whatsAppLink } from '@contract/domain/phone'

test.each([
  ['5512345678', '5512345678', '55 1234 5678'],
  ['55 1234 5678', '5512345678', '55 1234 5678'],
  ['(55) 1234-5678', '5512345678', '55 1234 5678'],
  ['+52 55 1234 5678', '5512345678', '55 1234 5678'],
  ['52 55 1234 5678', '5512345678', '55 1234 5678'],
  ['+52 1 55 1234 5678', '5512345678', '55 1234 5678'],
  ['044 55 1234 5678', '5512345678', '55 1234 5678'],
  ['045 722 123 4567', '7221234567', '722 123 4567'],
  ['01 (722) 123 4567', '7221234567', '722 123 4567'],
  ['56.1234.5678', '5612345678', '56 1234 5678'],
  ['3312345678', '3312345678', '33 1234 5678'],
  ['8112345678', '8112345678', '81 1234 5678'],
  ['722-123-4567', '7221234567', '722 123 4567'],
  // An area code of its own that begins with 52: nothing may be cut off.
  ['5212345678', '5212345678', '521 234 5678'],
])('%p is %p, shown as %p', (typed, stored, shown) => {
  expect(phoneProblem(typed)).toBeNull()
  expect(normalizePhone(typed)).toBe(stored)
  expect(formatPhone(typed)).toBe(shown)
})

test.each([
  '',
  '551234567',
  '55123456789',
  '+1 212 555 0100',
  '+52 55 1234 567',
  '55 1234 567a',
  '５５12345678',
])('%p is no phone number', (typed) => {
  expect(phoneProblem(typed)).toBe('El teléfono debe tener 10 dígitos')
  expect(formatPhone(typed)).toBe(typed)
  expect(whatsAppLink(typed, 'Hola')).toBeNull()
})

it('opens WhatsApp with the prefix 52 and the text as it was written', () => {
  const link = whatsAppLink('(722) 123-4567', 'Buen día & saludos #1: $1,234.50')!
  const { origin, pathname, searchParams, hash } = new URL(link)
  expect([origin, pathname, hash]).toEqual(['https://wa.me', '/527221234567', ''])
  expect(searchParams.get('text')).toBe('Buen día & saludos #1: $1,234.50')
})

it('does not break on half a character', () => {
  expect(whatsAppLink('5512345678', 'a\ud83d')).toBe('https://wa.me/525512345678?text=a')
})
