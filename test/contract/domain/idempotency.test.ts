import { isIdempotencyKey } from '@contract/domain/idempotency'

describe('idempotency keys', () => {
  test.each(['a', 'ab', '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', 'pago 17 / caja 2', '~'.repeat(200)])(
    '%p is one',
    (key) => {
      expect(isIdempotencyKey(key)).toBe(true)
    },
  )

  test.each(['', ' ', ' a', 'a ', 'ñ', 'a\nb', 'a\n', 'a\u007f', '~'.repeat(201)])('%p is none', (key) => {
    expect(isIdempotencyKey(key)).toBe(false)
  })
})
