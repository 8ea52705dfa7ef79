import type { IsoDate } from '@contract/domain/dates'
import { chargeSteps } from './charges'
import { demoCycles, type DemoCycle } from './cycles'
import { becaSteps, enrolmentSteps, groupSteps, planEnrolments } from './enrolments'
import { makeFamilies, type DemoFamily } from './people'
import { createRandom } from './random'
import { inOrder, type DemoStep } from './steps'
import { tuitionSteps } from './tuition'

/** Any number will do, as long as it stays: the same school on every machine. */
export const DEMO_SEED = 420_2026
export const DEMO_PUPILS = 420

export interface DemoPlan {
  cycles: DemoCycle[]
  families: DemoFamily[]
  /** In the order in which they happened, none after today. */
  steps: DemoStep[]
}

/**
 * The whole school on paper: who there is and what the office did in three years. Same seed, same number of pupils and same
 * day give the same plan; another day of the same school year only moves what has happened so far.
 */
export const planSchool = (today: IsoDate, pupils = DEMO_PUPILS, seed = DEMO_SEED): DemoPlan => {
  const random = createRandom(seed)
  const cycles = demoCycles(today)
  const current = cycles[cycles.length - 1] as DemoCycle
  const families = makeFamilies(random, pupils, current.year)
  const enrolments = planEnrolments(random, families, cycles, today)
  const steps = [
    ...enrolmentSteps(enrolments),
    ...cycles.flatMap((cycle) => groupSteps(enrolments, cycle, today)),
    ...cycles.flatMap((cycle) => becaSteps(random, enrolments, cycle, today)),
    ...enrolments.flatMap((enrolment) => chargeSteps(random, enrolment, today)),
    ...enrolments.flatMap((enrolment) => tuitionSteps(random, enrolment, today)),
  ]
  return { cycles, families, steps: inOrder(steps) }
}
