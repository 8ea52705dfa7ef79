import { screens } from '@client/app/screens'
import { ACTION_NAMES, MODULE_NAMES, hasPermission, type Permission } from '@contract/domain/permissions'
import type { Access, Grant } from '@contract/http/route'
import { JOBS, roleWarnings } from '@contract/roles/jobs.rules'

const granted = (pairs: readonly Grant[]): Permission[] =>
  pairs.map(([module, action]) => ({ module, action }))
const key = ([module, action]: Grant): string => `${module} ${action}`

const opens = (access: Access | undefined, held: readonly Permission[]): boolean =>
  access === undefined ||
  typeof access === 'string' ||
  access.some(([module, action]) => hasPermission(held, module, action))

/** Whether the product's own guard lets somebody onto a screen. */
const mayOpen = (path: string, held: readonly Permission[]): boolean => {
  const screen = screens.find((each) => each.path === path)
  if (!screen) throw new Error(`No screen ${path}`)
  return opens(screen.access, held) && opens(screen.needs, held)
}

/** Every choice among some pairs. */
const subsets = (pairs: readonly Grant[]): Grant[][] =>
  pairs.reduce<Grant[][]>((made, pair) => [...made, ...made.map((each) => [...each, pair])], [[]])
const distinct = (pairs: readonly Grant[]): Grant[] => [
  ...new Map(pairs.map((pair) => [key(pair), pair])).values(),
]

const WITH_SCREEN = JOBS.flatMap((job) =>
  job.needs.flatMap((need) => (need.screen ? [{ job, need, screen: need.screen }] : [])),
)

test.each(WITH_SCREEN.map((each) => [each.job.words, each.screen, each] as const))(
  'the warning about "%s" and the guard of %s agree, whatever is chosen',
  (_words, _path, { job, need, screen }) => {
    for (const more of subsets(distinct(need.pairs)))
      for (const own of job.pairs) {
        const held = granted([own, ...more])
        const warned = roleWarnings(held).some((text) =>
          text.startsWith(`Puede ${job.words}, pero no ${need.words}: `),
        )
        expect({ held, warned }).toEqual({ held, warned: !mayOpen(screen, held) })
      }
  },
)

test('most warnings are tied to a screen', () => {
  expect(WITH_SCREEN.length).toBeGreaterThan(30)
})

test('what one holds alone leads somewhere from the menu, or is warned about', () => {
  const lost = MODULE_NAMES.flatMap((module) => ACTION_NAMES.map((action): Grant => [module, action]))
    .filter((pair) => {
      const held = granted([pair])
      const shown = screens.some(
        ({ menu, access, needs }) =>
          menu && access !== 'session' && opens(access, held) && opens(needs, held),
      )
      return !shown && roleWarnings(held).length === 0
    })
    .map(key)
  expect(lost).toEqual([])
})

test('who holds everything is warned of nothing, and a warning names what is missing', () => {
  expect(
    roleWarnings(MODULE_NAMES.flatMap((module) => ACTION_NAMES.map((action) => ({ module, action })))),
  ).toEqual([])
  expect(roleWarnings([{ module: 'CARGOS', action: 'UPDATE' }])[0]).toBe(
    'Puede cobrar cargos, pero no abrir la caja ni buscar a quién cobrar: le falta CARGOS · Ver o COLEGIATURAS · Ver.',
  )
})
