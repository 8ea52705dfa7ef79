import { addDays } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { dueDate, type TuitionMonth } from '../domain/months'
import { nearestWorkingDay } from '../domain/restDays'
import type { WorkingDay } from './terms.rules'

export interface DueRule {
  dia_limite: number
  dia_habil?: WorkingDay | null | undefined
  dias_inhabiles?: readonly IsoDate[] | undefined
  /** No month is due before this day. Null or missing in a cycle whose pupils were enrolled without this rule. */
  vence_desde?: IsoDate | null | undefined
}

const workingDueDay = (day: IsoDate, { dia_habil, dias_inhabiles }: DueRule): IsoDate => {
  if (!dia_habil) return day
  return nearestWorkingDay(day, dia_habil === 'SIGUIENTE' ? 1 : -1, dias_inhabiles)
}

/** Moved to a working day as the rule says, but ahead where going back would end before `first`. */
const movedWithin = (day: IsoDate, first: IsoDate, rule: DueRule): IsoDate => {
  const due = workingDueDay(day, rule)
  return due < first ? workingDueDay(day, { ...rule, dia_habil: 'SIGUIENTE' }) : due
}

/** ANTERIOR may give a day of the month before: Sunday the 1st is due the Friday before. No month is due before the cycle begins. */
export const dueDayOf = (month: TuitionMonth, rule: DueRule): IsoDate => {
  const due = workingDueDay(dueDate(month, rule.dia_limite), rule)
  const { vence_desde: first } = rule
  return first && due < first ? movedWithin(first, first, rule) : due
}

/** Going back to a working day must not make a pupil late at once, so the result is never before `day`. */
export const dueDayAfter = (day: IsoDate, rule: DueRule): IsoDate =>
  movedWithin(addDays(day, rule.dia_limite), day, rule)

/** A month due before the enrolment is due `dia_limite` days after it, so a pupil is never late on the day of enrolment. */
export const dueDayOfPupil = (month: TuitionMonth, rule: DueRule, enrolledOn: IsoDate): IsoDate => {
  const due = dueDayOf(month, rule)
  return due < enrolledOn ? dueDayAfter(enrolledOn, rule) : due
}
