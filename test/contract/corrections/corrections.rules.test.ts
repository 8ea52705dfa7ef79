import {
  askedOf,
  correctionProblems,
  hiddenButEnd,
  rejectionProblem,
} from '@contract/corrections/corrections.rules'

test.each([
  ['5512342230', '••• ••• 2230'],
  ['rosa@correo.mx', '••• ••• o.mx'],
  ['Calle 5', '••• •••  5'],
  ['ñandú 🦙', '••• ••• 🦙'.replace('🦙', ' 🦙')],
  ['  ', null],
  [null, null],
])('%j is shown as %s', (value, shown) => {
  expect(hiddenButEnd(value)).toBe(shown)
})

test('asks for what was written alone, by the rules of a parent', () => {
  expect(askedOf({ telefono: ' 55 1234 2230 ', correo: '', direccion: ' ' })).toEqual({
    telefono: '55 1234 2230',
  })
  expect(correctionProblems({ telefono: '55 1234 2230' })).toEqual({})
  expect(correctionProblems({ direccion: 'Calle 5' })).toEqual({})
  expect(correctionProblems({})).toEqual({ telefono: 'Escribe lo que cambió' })
  expect(correctionProblems({ telefono: '123', correo: 'rosa' })).toEqual({
    telefono: 'El teléfono debe tener 10 dígitos',
    correo: 'El correo debe tener la forma nombre@dominio.mx',
  })
  expect([rejectionProblem(' '), rejectionProblem('No es suyo')]).toEqual([
    'Escribe por qué no se acepta',
    null,
  ])
})
