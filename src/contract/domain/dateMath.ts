import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { differenceInYears } from 'date-fns/differenceInYears'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { getISODay } from 'date-fns/getISODay'
import { isExists } from 'date-fns/isExists'
import { REQUIRED } from './campos'
import { dateParts, isoDate, type IsoDate } from './dates'
import { NO_SUCH_DAY } from './messages'

/** date-fns works in local time: in this file a day is its local midnight. Only `IsoDate`s come in and go out. */

/** No living person was born earlier: such a year is a typing slip, such as 0026. */
const FIRST_YEAR = 1900

const toDate = (day: IsoDate): Date => {
  const { anio, mes, dia } = dateParts(day)
  return new Date(anio, mes - 1, dia)
}

const fromDate = (date: Date): IsoDate => isoDate(date.getFullYear(), date.getMonth() + 1, date.getDate())

export const daysInMonth = (anio: number, mes: number): number => getDaysInMonth(new Date(anio, mes - 1))

export const isIsoDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { anio, mes, dia } = dateParts(text)
  return anio >= FIRST_YEAR && isExists(anio, mes - 1, dia)
}

export const dayProblem = (day: string): string | null => {
  if (!day) return REQUIRED
  return isIsoDate(day) ? null : NO_SUCH_DAY
}

/** '1/9/2026' → '2026-09-01'; null when no such day exists. Not with `parse` of date-fns, which also accepts '1/9/26' and '001/9/2026'. */
export const parseDate = (text: string): IsoDate | null => {
  const [, dia, mes, anio] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const day = isoDate(Number(anio), Number(mes), Number(dia))
  return isIsoDate(day) ? day : null
}

export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  differenceInCalendarDays(toDate(to), toDate(from))

export const addDays = (day: IsoDate, count: number): IsoDate => fromDate(addDaysTo(toDate(day), count))

export const addMonths = (day: IsoDate, count: number): IsoDate => fromDate(addMonthsTo(toDate(day), count))

/** 31/01 to 01/02 is 1. Negative when `to` is earlier. */
export const calendarMonthsBetween = (from: IsoDate, to: IsoDate): number =>
  differenceInCalendarMonths(toDate(to), toDate(from))

/** 0 is Monday. */
export const weekdayOf = (day: IsoDate): number => getISODay(toDate(day)) - 1

/** −1 before birth. A person born on 29/02 has the birthday on 01/03 in common years. */
export const ageOn = (birth: IsoDate, day: IsoDate): number =>
  day < birth ? -1 : differenceInYears(toDate(day), toDate(birth))
