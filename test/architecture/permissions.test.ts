import type { Access } from '@contract/http/route'
import { ACTION_NAMES, MODULE_NAMES } from '@contract/domain/permissions'
import { screens } from '@client/app/screens'
import { namedRoutes, type NamedRoute } from '../support/checks/contract'
import { filesUnder, textOf } from '../support/checks/files'

const PAIRS = MODULE_NAMES.flatMap((module) => ACTION_NAMES.map((action) => `${module} ${action}`))
const pairsOf = (access: Access | undefined): string[] =>
  access === undefined || typeof access === 'string' ? [] : access.map((pair) => pair.join(' '))

let routes: NamedRoute[]
beforeAll(async () => {
  routes = await namedRoutes()
})

/** What the pages ask before they show a control: a route's own access, or a pair by name. */
const controls = (): Set<string> => {
  const opened = new Set(screens.flatMap(({ access, needs }) => [...pairsOf(access), ...pairsOf(needs)]))
  for (const text of filesUnder('src/client', /\.tsx?$/).map(textOf)) {
    for (const [, module, action] of text.matchAll(/\(state, '([A-Z ]+)', '([A-Z]+)'\)/g))
      opened.add(`${module} ${action}`)
    for (const [, name, alias] of text.matchAll(/import \{ (\w+)Routes(?: as (\w+))? \} from '@contract/g))
      for (const [, call] of text.matchAll(
        new RegExp(`\\b${alias ?? `${name}Routes`}\\.(\\w+)\\.access`, 'g'),
      )) {
        const found = routes.find((each) => each.module === name && each.name === call)
        for (const pair of pairsOf(found?.route.access)) opened.add(pair)
      }
  }
  return opened
}

test('there are 52 permissions', () => {
  expect(PAIRS).toHaveLength(52)
})

test('each of them opens a call', () => {
  const opened = new Set(routes.flatMap(({ route }) => pairsOf(route.access)))
  expect(PAIRS.filter((pair) => !opened.has(pair))).toEqual([])
})

test('each of them shows something on the screens', () => {
  const opened = controls()
  expect(PAIRS.filter((pair) => !opened.has(pair))).toEqual([])
})
