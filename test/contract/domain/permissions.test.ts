import {
  ACTION_LABELS,
  ACTION_NAMES,
  ACTIONS,
  holds,
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

describe('holds', () => {
  const own = [
    { module: 'CARGOS', action: 'READ' },
    { module: 'ALUMNOS', action: 'UPDATE' },
    { module: 'Compras', action: 'CREATE' },
  ]

  test('wants module and action in one pair', () => {
    expect(holds(own, 'CARGOS', 'READ')).toBe(true)
    expect(holds(own, 'CARGOS', 'UPDATE')).toBe(false)
    expect(holds(own, 'ALUMNOS', 'READ')).toBe(false)
    expect(holds([], 'CARGOS', 'READ')).toBe(false)
  })

  test('takes a module that a server of its own grants', () => {
    expect(holds(own, 'Compras', 'CREATE')).toBe(true)
  })
})
