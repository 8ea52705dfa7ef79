import * as paths from '@contract/domain/screenPaths'

test('the address of one thing holds its id', () => {
  expect(paths.parent(7)).toBe('/padre/7')
  expect(paths.addChildren(7)).toBe('/padre/add/7')
  expect(paths.enrolLevel('PRIMARIA')).toBe('/registro/inscripciones/PRIMARIA')
})
