import { groupName, groupProblems } from '@contract/groups/groups.rules'
import { pickedIds } from '@contract/students/students.rules'

test('a group is named in capitals and needs a name', () => {
  expect(groupName(' 1°  a ')).toBe('1° A')
  expect(groupProblems({ nombre: '1A' })).toEqual({})
  expect(Object.keys(groupProblems({ nombre: ' ' }))).toEqual(['nombre'])
})

test('picked pupils count once and in the order in which they are locked', () => {
  expect(pickedIds([{ id: 12 }, { id: 3 }, { id: 12 }])).toEqual([3, 12])
})
