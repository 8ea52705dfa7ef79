import fc from 'fast-check'
import { normalizeNss, nssProblem } from '@contract/domain/nss'

const VALID = ['72795608040', '84966311213', '12345678903']

/** The vectors of decisions/domain/people#nss, and one whose doubled digits are all 10. */
test.each([...VALID, '55555555550', ''])('%p is valid', (nss) => {
  expect(nssProblem(nss)).toBeNull()
})

test.each([
  ['84966311215', 'El último dígito del NSS no corresponde a los demás; revísalo'],
  ['48088728493', 'El último dígito del NSS no corresponde a los demás; revísalo'],
  ['7279560804', 'El NSS debe tener 11 dígitos'],
  ['727956080400', 'El NSS debe tener 11 dígitos'],
  ['7279560804A', 'El NSS debe tener 11 dígitos'],
])('%p: %s', (nss, expected) => {
  expect(nssProblem(nss)).toBe(expected)
})

it('catches any one wrong digit', () => {
  const at = fc.integer({ min: 0, max: 10 })
  fc.assert(
    fc.property(fc.constantFrom(...VALID), at, fc.integer({ min: 1, max: 9 }), (nss, i, more) => {
      const wrong = nss.slice(0, i) + ((Number(nss[i]) + more) % 10) + nss.slice(i + 1)
      expect(nssProblem(wrong)).not.toBeNull()
    }),
  )
})

it('is stored as digits alone', () => {
  expect(normalizeNss(' 72-79-56-0804 0 ')).toBe('72795608040')
})
