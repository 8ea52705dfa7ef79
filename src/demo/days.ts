import { addDays, weekdayOf } from '@contract/domain/dateMath'
import { dateParts, formatMoment, isoDate, type IsoDate } from '@contract/domain/dates'

export const workday = (day: IsoDate): IsoDate => {
  const weekday = weekdayOf(day)
  return weekday === 5 ? addDays(day, 2) : weekday === 6 ? addDays(day, 1) : day
}

export const schoolYearOf = (day: IsoDate): number => {
  const { anio, mes } = dateParts(day)
  return mes >= 8 ? anio : anio - 1
}

export const schoolYear = (year: number): { inicio: IsoDate; fin: IsoDate } => ({
  inicio: isoDate(year, 8, 1),
  fin: isoDate(year + 1, 7, 31),
})

const MINUTE_MS = 60_000

/** Milliseconds ahead of UTC; negative in America. */
const offsetAt = (timeZone: string, moment: number): number => {
  const shown = formatMoment(new Date(moment).toISOString(), timeZone)
  const [, dia, mes, anio, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/.exec(shown) ?? []
  return Date.parse(`${anio}-${mes}-${dia}T${time}:00Z`) - moment
}

export const momentOf = (day: IsoDate, minute: number, timeZone: string): Date => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(Date.parse(day) + minute * MINUTE_MS - offsetAt(timeZone, noon))
}
