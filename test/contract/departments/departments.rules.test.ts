import { departmentProblems, staffText } from '@contract/departments/departments.rules'

test('a blank name is missing', () => {
  expect(departmentProblems({ nombre: ' ' })).toEqual({ nombre: 'Value is required' })
  expect(departmentProblems({ nombre: 'x' })).toEqual({})
})

test.each([
  [0, '0 colaboradores'],
  [1, '1 colaborador'],
  [12, '12 colaboradores'],
])('%i: %s', (count, text) => {
  expect(staffText(count)).toBe(text)
})
