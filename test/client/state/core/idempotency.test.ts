import { createKeyKeeper } from '@client/state/core/idempotency'

const aFile = (name: string, text = 'x') => new File([text], name, { lastModified: 1 })

test('the same content keeps its key until it worked', () => {
  const keys = createKeyKeeper()
  const first = keys.keyFor({ mes: 'MAYO', file: aFile('a.pdf') })
  expect(keys.keyFor({ mes: 'MAYO', file: aFile('a.pdf') })).toBe(first)
  keys.done()
  expect(keys.keyFor({ mes: 'MAYO', file: aFile('a.pdf') })).not.toBe(first)
})

test.each([
  ['another field', { mes: 'JUNIO', file: aFile('a.pdf') }],
  ['another file', { mes: 'MAYO', file: aFile('b.pdf') }],
  ['a file of another size', { mes: 'MAYO', file: aFile('a.pdf', 'xx') }],
  ['no file', { mes: 'MAYO', file: null }],
])('%s is another thing meant', (_what, content) => {
  const keys = createKeyKeeper()
  const first = keys.keyFor({ mes: 'MAYO', file: aFile('a.pdf') })
  expect(keys.keyFor(content)).not.toBe(first)
})
