import { ACTION_NAMES, MODULE_NAMES, type Permission } from '@contract/domain/permissions'
import { closedModules, PERMISSION_WORDS, roleSummary } from '@contract/roles/permissions.texts'

const pairs = (module: string, ...actions: readonly string[]): Permission[] =>
  actions.map((action) => ({ module, action }))

test('each of the 52 pairs says what it opens, and none of them says it as another does', () => {
  const all = MODULE_NAMES.flatMap((module) => ACTION_NAMES.map((action) => PERMISSION_WORDS[module][action]))
  expect(all).toHaveLength(52)
  expect(new Set(all.map(({ opens }) => opens)).size).toBe(52)
  for (const { verb, opens } of all) {
    expect(verb).toMatch(/^\p{Ll}[\p{Ll} ]+$/u)
    expect(opens).toMatch(/^\p{Ll}.{8,88}[^.]$/u)
  }
})

test('within a module no two actions are the same verb', () => {
  for (const module of MODULE_NAMES)
    expect(new Set(ACTION_NAMES.map((action) => PERMISSION_WORDS[module][action].verb)).size).toBe(4)
})

test('a role in sentences, with what it cannot', () => {
  expect(roleSummary([...pairs('CARGOS', 'UPDATE', 'READ'), ...pairs('BECAS', 'READ')])).toEqual([
    { module: 'BECAS', text: 'puede ver; no crear, cambiar ni eliminar' },
    { module: 'CARGOS', text: 'puede ver y cobrar; no registrar ni cancelar' },
  ])
  expect(roleSummary(pairs('INSCRIPCIONES', ...ACTION_NAMES))).toEqual([
    { module: 'INSCRIPCIONES', text: 'puede inscribir, ver, dar de baja y cancelar' },
  ])
  expect(roleSummary([])).toEqual([])
})

test('modules of which nothing opens', () => {
  expect(closedModules([])).toEqual(MODULE_NAMES)
  expect(closedModules(MODULE_NAMES.flatMap((module) => pairs(module, 'READ')))).toEqual([])
  expect(closedModules(pairs('CARGOS', 'DELETE'))).not.toContain('CARGOS')
})
