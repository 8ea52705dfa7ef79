import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import { conceptsRoutes } from '@contract/concepts/concepts.routes'
import type { Route } from '@contract/http/route'
import { openingsRoutes } from '@contract/openings/openings.routes'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { servicesRoutes } from '@contract/services/services.routes'

const DIST = path.resolve(__dirname, '../../dist')

/** Every script of the build, by its name. */
const scripts = new Map(
  readdirSync(path.join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(path.join(DIST, 'assets', name), 'utf8')]),
)

/** The module numbers of a script in webpack: `push([[12,34],{`. */
const numbersOf = (name: string): string[] =>
  /\.push\(\[\[([\d,]+)\]/.exec(scripts.get(name) ?? '')?.[1]?.split(',') ?? []

const named = (start: string): string[] =>
  [...scripts.keys()].filter((name) => name.startsWith(`${start}.`)).flatMap(numbersOf)

/** What the page itself names: it is there before any page of the product is opened. */
const atStart = [...readFileSync(path.join(DIST, 'index.html'), 'utf8').matchAll(/\/assets\/([\w.-]+\.js)/g)]
  .map(([, name]) => name!)
  .flatMap(numbersOf)

/** Which scripts each `import()` fetches beside those: pages, and dialogs and other parts that come later. */
const fetched = [...scripts.values()]
  .flatMap((code) => code.match(/\.e\(\d+\)(?:,\w+\.e\(\d+\))*/g) ?? [])
  .map((call) => [...call.matchAll(/\d+/g)].map(([id]) => id).filter((id) => !atStart.includes(id)))

test('what is opened fetches its own file, and at most the one that all forms and dialogs share', () => {
  expect(scripts.size).toBeGreaterThan(60)
  expect(fetched.length).toBeGreaterThan(60)
  const forms = named('forms')
  expect(forms).toHaveLength(1)
  expect(fetched.filter((ids) => ids.filter((id) => !forms.includes(id)).length > 1)).toEqual([])
})

test('a start brings no routes of modules that the first list does not show', () => {
  const start = [...scripts]
    .filter(([name]) => /^(main|early|libraries|app)\./.test(name))
    .map(([, code]) => code)
  expect(start).toHaveLength(4)
  const modules = [servicesRoutes, openingsRoutes, cashCutsRoutes, rolesRoutes, conceptsRoutes]
  // Those with a parameter: others may be the address of a screen too.
  const paths = modules
    .flatMap((routes) => Object.values(routes).map(({ path }: Route) => path))
    .filter((each) => each.includes('{'))
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((each) => start.some((code) => code.includes(`"${each}"`)))).toEqual([])
  expect(start.some((code) => code.includes('"/alumnos/actualmente/inscritos"'))).toBe(true)
})

test('the home and the first list, with which a day begins, are one file each', () => {
  for (const page of ['home', 'pupils']) {
    const [own] = named(page)
    const opening = fetched.filter((ids) => ids.includes(own!))
    expect(opening.length).toBeGreaterThan(0)
    expect(new Set(opening.map(String))).toEqual(new Set([own]))
  }
})
