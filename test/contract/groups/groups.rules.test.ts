import { groupProblems, groupTakes } from '@contract/groups/groups.rules'
import { pickedIds } from '@contract/students/students.rules'

test('a group needs a name, and a year of its level', () => {
  expect(groupProblems({ nombre: '1A' })).toEqual({})
  expect(Object.keys(groupProblems({ nombre: ' ' }))).toEqual(['nombre'])
  expect(groupProblems({ nombre: 'B', grado: 'PREESCOLAR', gradoNumero: 4 })).toEqual({
    gradoNumero: 'El grado de Preescolar va de 1 a 3',
  })
  expect(groupProblems({ nombre: 'B', grado: 'PRIMARIA', gradoNumero: null })).toEqual({})
})

test('picked pupils count once and in the order in which they are locked', () => {
  expect(pickedIds([{ id: 12 }, { id: 3 }, { id: 12 }])).toEqual([3, 12])
})

test('a group takes its year, one without a year its whole level', () => {
  const third = { grado: 'PRIMARIA', gradoNumero: 3 } as const
  const level = { grado: 'PRIMARIA', gradoNumero: null } as const
  expect(groupTakes(third, third)).toBe(true)
  expect(groupTakes(third, { grado: 'PRIMARIA', gradoNumero: 4 })).toBe(false)
  expect(groupTakes(third, level)).toBe(false)
  expect(groupTakes(level, third)).toBe(true)
  expect(groupTakes(level, { grado: 'PREESCOLAR', gradoNumero: 3 })).toBe(false)
  expect(groupTakes(level, { grado: null })).toBe(false)
})
