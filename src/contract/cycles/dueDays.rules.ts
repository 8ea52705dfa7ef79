import { addDays } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { dueDate, type TuitionMonth } from '../domain/months'
import { nearestWorkingDay } from '../domain/restDays'
import type { WorkingDay } from './terms.rules'

/** The part of a cycle that decides on which day its months fall due. */
export interface DueRule {
  dia_limite: number
  /** Null or missing: a due day stays where the calendar puts it. */
  dia_habil?: WorkingDay | null | undefined
  /** The school's own days without work. */
  dias_inhabiles?: readonly IsoDate[] | undefined
  /** The cycle's first day: no month is due before it. Null or missing in a cycle whose pupils were enrolled without this rule. */
  vence_desde?: IsoDate | null | undefined
}

const moved = (day: IsoDate, { dia_habil, dias_inhabiles }: DueRule): IsoDate => {
  if (!dia_habil) return day
  return nearestWorkingDay(day, dia_habil === 'SIGUIENTE' ? 1 : -1, dias_inhabiles)
}

/** A day moved by `dia_habil`, never before `first`: a step back to a working day that would pass it goes ahead instead. */
const movedWithin = (day: IsoDate, first: IsoDate, rule: DueRule): IsoDate => {
  const due = moved(day, rule)
  return due < first ? moved(day, { ...rule, dia_habil: 'SIGUIENTE' }) : due
}

/**
 * Last day to pay a month on time. With ANTERIOR it may be a day of the month before: the 1st of a month that is a Sunday is due
 * the Friday before. A month that would be due before the cycle begins is due on the first day of the cycle.
 */
export const dueDayOf = (month: TuitionMonth, rule: DueRule): IsoDate => {
  const due = moved(dueDate(month, rule.dia_limite), rule)
  const { vence_desde: first } = rule
  return first && due < first ? movedWithin(first, first, rule) : due
}

/** `dia_limite` days after a day, and never before that day: going back to a working day must not make a pupil late at once. */
export const dueDayAfter = (day: IsoDate, rule: DueRule): IsoDate =>
  movedWithin(addDays(day, rule.dia_limite), day, rule)

/**
 * The same for one pupil: a month due before the enrolment is due `dia_limite` days after it, so a pupil is never late on the day
 * of enrolment.
 */
export const dueDayOfPupil = (month: TuitionMonth, rule: DueRule, enrolledOn: IsoDate): IsoDate => {
  const due = dueDayOf(month, rule)
  return due < enrolledOn ? dueDayAfter(enrolledOn, rule) : due
}
