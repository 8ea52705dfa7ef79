import {
  calledText,
  guardianProblems,
  isGuardianFile,
  mustNotText,
} from '@contract/guardians/guardians.rules'

const adult = { nombre: 'MARÍA PEÑA', parentesco: 'MADRE', telefono: '55 1234 5678' }

it('name, kinship and a telephone of ten digits are enough', () => {
  expect(guardianProblems(adult)).toEqual({})
  expect(guardianProblems({ nombre: ' ', parentesco: '', telefono: '' })).toEqual({
    nombre: 'Value is required',
    parentesco: 'Value is required',
    telefono: 'Value is required',
  })
  expect(guardianProblems({ telefono: '551234567' })).toEqual({
    telefono: 'El teléfono debe tener 10 dígitos',
  })
})

it('a second telephone and a mail may be blank but not wrong', () => {
  expect(guardianProblems({ telefono2: ' ', correo: null })).toEqual({})
  expect(Object.keys(guardianProblems({ telefono2: '12', correo: 'x' }))).toEqual(['telefono2', 'correo'])
})

it('nobody both takes the pupil and must not', () => {
  expect(guardianProblems({ puede_recoger: true, no_entregar: false })).toEqual({})
  expect(Object.keys(guardianProblems({ puede_recoger: true, no_entregar: true }))).toEqual(['no_entregar'])
})

it('an adult in words', () => {
  expect(calledText(adult)).toBe('MARÍA PEÑA (madre)')
  expect(mustNotText({ nombre: 'LUIS RÍOS', parentesco: 'TÍO' })).toBe('No entregar a LUIS RÍOS (tío)')
})

it('files by their names alone', () => {
  expect(['foto', 'identificacion', 'firma', ''].map(isGuardianFile)).toEqual([true, true, false, false])
})
