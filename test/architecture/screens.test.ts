import { screens } from '@client/app/screens'
import { textOf } from '../support/checks/files'
import { CUSTOMER_SCREENS, OUR_SCREENS } from './customer.screens'

const paths = screens.map(({ path }) => path)

test("the table holds the customer's 49 screens, each once", () => {
  expect(CUSTOMER_SCREENS).toHaveLength(49)
  expect(new Set(CUSTOMER_SCREENS).size).toBe(49)
})

test('every screen the customer named has its route', () => {
  // The login is not in the list of screens, because it is outside the shell.
  expect(CUSTOMER_SCREENS.filter((path) => path !== '/login' && !paths.includes(path))).toEqual([])
  expect(textOf('src/client/app/Router.tsx')).toContain('path="/login"')
})

test("every route is a screen of the customer's, or of ours: a new one stands in OUR_SCREENS", () => {
  const known = [...CUSTOMER_SCREENS, ...OUR_SCREENS]
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})

test('no two screens share a path', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('every screen but the home, the help and its guides needs a permission of its own', () => {
  const open = screens.filter(({ access }) => typeof access === 'string')
  expect(open.map(({ path, access }) => [path, access])).toEqual([
    ['/', 'session'],
    ['/mi-cuenta', 'session'],
    ['/ayuda', 'session'],
    ['/ayuda/:guia', 'session'],
  ])
})

test('a screen with a parameter stands in no menu: the menu cannot fill it', () => {
  expect(screens.filter(({ path, menu }) => menu && path.includes(':')).map(({ path }) => path)).toEqual([])
})
