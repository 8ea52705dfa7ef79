import {
  alikeNames,
  meantBy,
  readConfirmed,
  readSame,
  rowKey,
  wholeName,
} from '@contract/imports/samePupils.rules'

test('names are alike in any order and with a surname or given name less, never by one word', () => {
  expect(alikeNames('Muñoz García, Ana María', 'ANA MARÍA MUÑOZ GARCÍA')).toBe(true)
  expect(alikeNames('ana munoz', 'ANA MARÍA MUÑOZ GARCÍA')).toBe(true)
  expect(alikeNames('ANA', 'ANA MUÑOZ')).toBe(false)
  expect(alikeNames('EVA MUÑOZ GARCÍA', 'ANA MUÑOZ GARCÍA')).toBe(false)
  expect(wholeName({ nombres: 'Ana' })).toBe('')
})

test('an answer counts only for a pupil who was shown; without one it is asked', () => {
  const ana = { id: 7, nombre: 'ANA', numero_control: 'A', curp: '' }
  expect(meantBy([], 7)).toBe('NEW')
  expect([undefined, 8].map((answer) => meantBy([ana], answer))).toEqual(['ASK', 'ASK'])
  expect([7, null].map((answer) => meantBy([ana], answer))).toEqual([ana, 'NEW'])
})

test('answers are read from JSON of their form alone', () => {
  expect(readSame('{"2":7,"3 2° A":null}')).toEqual(
    new Map([
      ['2', 7],
      ['3 2° A', null],
    ] as const),
  )
  for (const wrong of ['x', '[]', 'null', '{"a":1}', '{"0":1}', '{"2":"7"}', '{"2":1.5}'])
    expect(readSame(wrong)).toBeNull()
  expect(readConfirmed('["hegd 140922"]')).toEqual(new Set(['HEGD140922']))
  for (const wrong of ['x', '{}', '[1]']) expect(readConfirmed(wrong)).toBeNull()
  expect([rowKey({ fila: 3 }), rowKey({ fila: 3, hoja: '2° A' })]).toEqual(['3', '3 2° A'])
})
