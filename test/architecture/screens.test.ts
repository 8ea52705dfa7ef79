import { screens } from '@client/app/screens'
import { textOf } from '../support/checks/files'
import { DONE_ISSUES } from './spec.issues'
import { OUR_SCREENS, SPEC_SCREENS } from './spec.screens'

const paths = screens.map(({ path }) => path)

test("the table holds SPEC §2's 49 screens, each once", () => {
  expect(SPEC_SCREENS).toHaveLength(49)
  expect(new Set(SPEC_SCREENS.map(([path]) => path)).size).toBe(49)
})

test('every screen of a finished issue has its route', () => {
  const due = SPEC_SCREENS.filter(([, issue]) => DONE_ISSUES.includes(issue)).map(([path]) => path)
  // The login stands beside the list, outside the shell.
  expect(due.filter((path) => path !== '/login' && !paths.includes(path))).toEqual([])
  expect(textOf('src/client/app/Router.tsx')).toContain('path="/login"')
})

test('every route is a screen of the spec or a named one of ours', () => {
  const known = [...SPEC_SCREENS.map(([path]) => path), ...OUR_SCREENS]
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})

test('no two screens share a path', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('every screen but the home needs a permission of its own', () => {
  const open = screens.filter(({ access }) => typeof access === 'string')
  expect(open.map(({ path, access }) => [path, access])).toEqual([['/', 'session']])
})

test('a screen with a parameter stands in no menu: the menu cannot fill it', () => {
  expect(screens.filter(({ path, menu }) => menu && path.includes(':')).map(({ path }) => path)).toEqual([])
})
