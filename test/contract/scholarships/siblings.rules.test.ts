import { siblingsDone, withSiblings } from '@contract/scholarships/siblings.rules'

const sep = { nombre: 'SEP', porcentaje: 50, tipo: 'GENERAL' as const }
const old = { nombre: 'HERMANOS', porcentaje: 10, tipo: 'HERMANOS' as const }

test('the becas of a pupil with another percent for siblings', () => {
  expect(withSiblings([sep, old], 15)).toEqual([
    sep,
    { nombre: 'HERMANOS', porcentaje: 15, tipo: 'HERMANOS' },
  ])
  expect(withSiblings([sep, old], 0)).toEqual([sep])
  expect(withSiblings([], 7)).toEqual([{ nombre: 'HERMANOS', porcentaje: 7, tipo: 'HERMANOS' }])
})

test('what a press did, in words', () => {
  expect(siblingsDone(0)).toBe('Los descuentos de hermanos ya estaban al corriente')
  expect(siblingsDone(1)).toBe('El descuento de hermanos de 1 alumno quedó al corriente')
  expect(siblingsDone(12)).toBe('El descuento de hermanos de 12 alumnos quedó al corriente')
})
