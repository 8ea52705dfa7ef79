import { groupName, groupProblems } from '@contract/groups/groups.rules'
import { pickedIds } from '@contract/students/students.rules'

test('a group is named in capitals and needs a name', () => {
  expect(groupName(' 1°  a ')).toBe('1° A')
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
