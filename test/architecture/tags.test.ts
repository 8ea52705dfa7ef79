import { readFileSync } from 'node:fs'
import { namedRoutes } from '../support/checks/contract'
import { shownBy, tagFiles } from '../support/checks/tags'

test('the lists of types that reads show are as `npm run tags` makes them of the schemas', async () => {
  const files = await tagFiles()
  expect(files.size).toBeGreaterThan(20)
  for (const [file, text] of files) expect([file, readFileSync(file, 'utf8')]).toEqual([file, text])
})

test('each route has the list of its own schema', async () => {
  const all = await namedRoutes()
  for (const module of new Set(all.map((each) => each.module))) {
    const routes = all.filter((each) => each.module === module)
    const told = routes.flatMap(({ name, route }) => (route.shows ? [[name, [...route.shows]]] : []))
    const shown = await shownBy(module, routes)
    expect([module, told.sort()]).toEqual([module, shown.map(({ name, types }) => [name, types]).sort()])
  }
})
