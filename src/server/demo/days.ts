import { addDays, weekdayOf } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'

/** The day itself, or the Monday after a weekend: the office is closed. */
export const workday = (day: IsoDate): IsoDate => {
  const weekday = weekdayOf(day)
  return weekday === 5 ? addDays(day, 2) : weekday === 6 ? addDays(day, 1) : day
}

export const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

/** The year in which the school year that holds a day began: school years run from August to July. */
export const schoolYearOf = (day: IsoDate): number => {
  const { anio, mes } = dateParts(day)
  return mes >= 8 ? anio : anio - 1
}

/** First and last day of the school year that begins in August of `year`. */
export const schoolYear = (year: number): { inicio: IsoDate; fin: IsoDate } => ({
  inicio: isoDate(year, 8, 1),
  fin: isoDate(year + 1, 7, 31),
})
