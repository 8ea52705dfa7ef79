import { cruise, ROOT, RULES_FILE } from '../support/checks/cruise'
import { plantTree } from '../support/checks/plantTree'
import { TREE } from './brokenTree'

interface Rule {
  name: string
  comment: string
}

// A .cjs file has no types to import.
const { forbidden } = jest.requireActual<{ forbidden: Rule[] }>(RULES_FILE)

test('the code keeps the import law', async () => {
  const violations = await cruise(ROOT)
  expect(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([])
}, 600_000)

test('every rule says what to do instead', () => {
  for (const { name, comment } of forbidden) expect(`${name}: ${comment}`).toMatch(/: .{25,}[^.]\.$/)
})

test('every rule has a tree that breaks it', () => {
  const broken = new Set(TREE.flatMap(({ breaks }) => breaks))
  expect([...broken].sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

describe('a tree that breaks every rule once', () => {
  const found = new Map<string, Set<string>>()
  beforeAll(async () => {
    const { folder, remove } = await plantTree(TREE)
    try {
      for (const { from, rule } of await cruise(folder))
        found.set(from, (found.get(from) ?? new Set<string>()).add(rule))
    } finally {
      await remove()
    }
  })

  test.each(
    TREE.filter(({ breaks }) => breaks.length > 0).map(({ file, breaks }) => [file, breaks] as const),
  )('%s breaks %j and nothing else', (file, breaks) => {
    expect([...(found.get(file) ?? [])].sort()).toEqual([...breaks].sort())
  })

  test('what the law allows breaks nothing', () => {
    const lawful = TREE.filter(({ breaks }) => breaks.length === 0).map(({ file }) => file)
    expect(lawful.filter((file) => found.has(file))).toEqual([])
  })
})
