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

// A form's box outlives the session in the browser's storage: the password of a lost answer would be readable there.
test.each([
  ['a password', { password: 'Ventana#Azul1' }],
  ['the password of the mail account', { servidor: 'smtp.gmail.com', contrasena: 'Ventana#Azul1' }],
])('%s keeps its key too, but not in the box of a draft', (_what, content) => {
  const box = { current: null as unknown }
  const keys = createKeyKeeper(box)
  const first = keys.keyFor(content)
  expect(keys.keyFor(content)).toBe(first)
  expect(JSON.stringify(box)).not.toContain('Ventana#Azul1')
  keys.done()
  expect(keys.keyFor(content)).not.toBe(first)
  keys.keyFor({ mes: 'MAYO' })
  expect(box.current).not.toBeNull()
})
