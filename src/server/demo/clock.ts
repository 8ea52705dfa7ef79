import { formatMoment, type IsoDate } from '@contract/domain/dates'

const MINUTE_MS = 60_000

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds; negative in America. */
const offsetAt = (timeZone: string, moment: number): number => {
  const shown = formatMoment(new Date(moment).toISOString(), timeZone)
  const [, dia, mes, anio, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/.exec(shown) ?? []
  return Date.parse(`${anio}-${mes}-${dia}T${time}:00Z`) - moment
}

/**
 * The moment at which the school's clock shows a minute of a day, at noon's offset of that day.
 * @param minute minutes since midnight
 */
export const momentOf = (day: IsoDate, minute: number, timeZone: string): Date => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(Date.parse(day) + minute * MINUTE_MS - offsetAt(timeZone, noon))
}
