import type { IsoDate } from '@contract/domain/dates'
import { chargesDueOn, dueDayProblem, isComingCycle } from '@contract/enrolments/enrolments.rules'
import type { AnyCall } from '../../http/contractRoute'
import { badField, conflict } from '../../shared/problem'
import type { CycleRow } from '../cycles/cycles.queries'

/**
 * The day on which enrolment and material will be due.
 * @throws 400 a day outside today to the cycle's first day · 409 the cycle has begun meanwhile
 */
export const dueDay = (
  { today }: AnyCall,
  cycle: Pick<CycleRow, 'name' | 'fecha_inicio'>,
  vence: IsoDate | null | undefined,
): IsoDate => {
  const problem = dueDayProblem(vence, cycle, today)
  if (problem)
    throw isComingCycle(cycle, today) ? badField('vence', problem) : conflict(problem, { vence: problem })
  return chargesDueOn(vence, cycle, today)
}
