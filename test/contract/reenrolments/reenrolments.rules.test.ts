import { isComing, PLAN_STATES, planTurn, type PlanFacts } from '@contract/reenrolments/reenrolments.rules'

const facts = (over: Partial<PlanFacts> = {}): PlanFacts => ({
  de: { grado: 'PRIMARIA', gradoNumero: 2 },
  enrolled: null,
  baja: false,
  adeudo: 0,
  ...over,
})
const third = { grado: 'PRIMARIA', gradoNumero: 3 } as const

test.each([
  [facts(), 'LISTO', third],
  [facts({ adeudo: 1 }), 'CON_ADEUDO', third],
  [facts({ de: { grado: 'PREESCOLAR', gradoNumero: 3 } }), 'LISTO', { grado: 'PRIMARIA', gradoNumero: 1 }],
  [facts({ de: { grado: 'PRIMARIA', gradoNumero: 6 }, adeudo: 1 }), 'EGRESA', null],
  [facts({ de: { grado: 'PRIMARIA', gradoNumero: null }, adeudo: 1 }), 'SIN_GRADO', null],
  [facts({ de: { grado: 'PRIMARIA' } }), 'SIN_GRADO', null],
  [facts({ baja: true, adeudo: 1 }), 'BAJA', third],
  [facts({ enrolled: third, baja: true, adeudo: 1 }), 'YA_INSCRITO', third],
])('of several states the first counts: %j is %s', (given, estado, a) => {
  expect(planTurn(given)).toEqual({ estado, a })
})

test('the plan takes along who is ready, and debtors', () => {
  expect(PLAN_STATES.filter(isComing)).toEqual(['CON_ADEUDO', 'LISTO'])
})
