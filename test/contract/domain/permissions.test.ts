import {
  ACTION_LABELS,
  ACTION_NAMES,
  ACTIONS,
  hasPermission,
  MODULE_NAMES,
  MODULES,
} from '@contract/domain/permissions'

test('the 13 modules and four actions keep the customer’s ids', () => {
  expect(MODULE_NAMES.map((name) => MODULES[name])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect([MODULES['CICLO ESCOLAR'], MODULES.CARGOS, MODULES.COLEGIATURAS, MODULES.ROLES]).toEqual([
    1, 6, 7, 13,
  ])
  expect(ACTION_NAMES.map((name) => [ACTIONS[name], ACTION_LABELS[name]])).toEqual([
    [1, 'Crear'],
    [2, 'Ver'],
    [3, 'Actualizar'],
    [4, 'Eliminar'],
  ])
})

describe('hasPermission', () => {
  const own = [
    { module: 'CARGOS', action: 'READ' },
    { module: 'ALUMNOS', action: 'UPDATE' },
    { module: 'Compras', action: 'CREATE' },
  ]

  test('wants module and action in one pair', () => {
    expect(hasPermission(own, 'CARGOS', 'READ')).toBe(true)
    expect(hasPermission(own, 'CARGOS', 'UPDATE')).toBe(false)
    expect(hasPermission(own, 'ALUMNOS', 'READ')).toBe(false)
    expect(hasPermission([], 'CARGOS', 'READ')).toBe(false)
  })

  test('takes a module that a server of its own grants', () => {
    expect(hasPermission(own, 'Compras', 'CREATE')).toBe(true)
  })
})
