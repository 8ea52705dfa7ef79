import { addDays, daysBetween, isIsoDate, weekdayOf } from '@contract/domain/dateMath'
import { MAX_DAYS_OFF } from '@contract/school/school.rules'
import { texts } from './school.texts'

const SATURDAY = 5
const MAX_SPAN = 366

export interface DaySpan {
  /** yyyy-MM-dd, or what was typed instead. */
  from: string
  /** '' for a single day. */
  until: string
}

/** A single day as it is; of a span the days from Monday to Friday. */
export const daysOfSpan = ({ from, until }: DaySpan): string[] =>
  until === '' || until === from
    ? [from]
    : Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at)).filter(
        (day) => weekdayOf(day) < SATURDAY,
      )

/** Why the span cannot be added to the known days, by field; empty when it can. */
export const spanProblem = ({ from, until }: DaySpan, known: readonly string[]): Partial<DaySpan> => {
  if (!isIsoDate(from)) return { from: texts.badDay }
  if (until === '') return known.length < MAX_DAYS_OFF ? {} : { from: texts.tooMany(MAX_DAYS_OFF) }
  if (!isIsoDate(until)) return { until: texts.badDay }
  if (until < from) return { until: texts.badUntil }
  if (daysBetween(from, until) >= MAX_SPAN) return { until: texts.tooLong }
  const days = daysOfSpan({ from, until })
  if (days.length === 0) return { until: texts.noWorkday }
  return withDays(known, days).length <= MAX_DAYS_OFF ? {} : { until: texts.tooMany(MAX_DAYS_OFF) }
}

/** In order, each day once. */
export const withDays = (known: readonly string[], days: readonly string[]): string[] =>
  [...new Set([...known, ...days])].sort()
