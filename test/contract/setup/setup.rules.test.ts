import { isSetUp, nextStep, setupStates, type SetupFacts } from '@contract/setup/setup.rules'

const NONE = { ESCUELA: false, CICLO: false, PERSONAS: false, ALUMNOS: false }
const factsOf = (given: Partial<SetupFacts> = {}): SetupFacts => ({
  done: NONE,
  skipped: [],
  isPaidHere: false,
  ...given,
})

test('an empty product has four steps to do, and the school comes first', () => {
  const states = setupStates(factsOf())
  expect(states.map(({ paso, hecho }) => [paso, hecho])).toEqual([
    ['ESCUELA', false],
    ['CICLO', false],
    ['PERSONAS', false],
    ['ALUMNOS', false],
  ])
  expect(nextStep(states)).toBe('ESCUELA')
  expect(isSetUp(factsOf())).toBe(false)
})

test('a step left out is said to be left out, never done; doing it later wins', () => {
  const skipped = ['PERSONAS']
  expect(setupStates(factsOf({ skipped }))[2]).toEqual({ paso: 'PERSONAS', hecho: false, omitido: true })
  const done = { ...NONE, PERSONAS: true }
  expect(setupStates(factsOf({ skipped, done }))[2]).toEqual({ paso: 'PERSONAS', hecho: true })
})

test('it ends when no step is left, or with the first payment', () => {
  const done = { ...NONE, ESCUELA: true, CICLO: true, ALUMNOS: true }
  expect(isSetUp(factsOf({ done }))).toBe(false)
  expect(nextStep(setupStates(factsOf({ done })))).toBe('PERSONAS')
  expect(isSetUp(factsOf({ done, skipped: ['PERSONAS'] }))).toBe(true)
  expect(nextStep(setupStates(factsOf({ done, skipped: ['PERSONAS'] })))).toBeNull()
  expect(isSetUp(factsOf({ isPaidHere: true }))).toBe(true)
})
