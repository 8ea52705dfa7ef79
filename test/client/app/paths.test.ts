import { screens } from '@client/app/screens'
import * as paths from '@client/ui/screens/paths'

/** Shown before the libraries have loaded, outside the table of screens (app/checks). */
const BEFORE_THE_APP = [paths.receipt.path]

test('every address is a screen, and every screen has its address there', () => {
  const made = Object.values(paths).map((each) => (typeof each === 'string' ? each : each.path))
  const open = screens.map(({ path }) => path).filter((path) => path !== '/')
  expect([...made].sort()).toEqual([...open, ...BEFORE_THE_APP, paths.guidePictures].sort())
})

test('the address of one thing holds its id', () => {
  expect(paths.parent(7)).toBe('/padre/7')
  expect(paths.addChildren(7)).toBe('/padre/add/7')
  expect(paths.enrolLevel('PRIMARIA')).toBe('/registro/inscripciones/PRIMARIA')
})
