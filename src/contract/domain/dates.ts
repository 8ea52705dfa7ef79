/**
 * How days are written and what day it is. Rows of lists and the entry of the client need only this, so date-fns stays out of it:
 * it stands in `dateMath`. For the clock of a zone it has nothing without a further package, and Intl has it.
 */

/** A day as `yyyy-MM-dd`, the only form that is stored and that travels. Text order is calendar order. */
export type IsoDate = string

const two = (n: number): string => String(n).padStart(2, '0')

/** The day as text. The parts have to be those of a real day, from the year 1900 on. */
export const isoDate = (anio: number, mes: number, dia: number): IsoDate => `${anio}-${two(mes)}-${two(dia)}`

/** Year, month (1 to 12) and day of an ISO date. */
export const dateParts = (day: IsoDate): { anio: number; mes: number; dia: number } => ({
  anio: Number(day.slice(0, 4)),
  mes: Number(day.slice(5, 7)),
  dia: Number(day.slice(8, 10)),
})

/** '2026-09-01' → '01/09/2026'. Text of another form comes back as it is: a list must not break on one row. */
export const formatDate = (day: IsoDate): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making a format is slow and using it is not, so there is one for each zone. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}

const readClock = (timeZone: string, moment: Date) =>
  Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>

/**
 * The day it is in a zone: the school's "today", by which days of payment and lateness are told.
 * @param timeZone IANA name, such as 'America/Mexico_City'
 * @throws RangeError for an unknown zone or an invalid `Date`
 */
export const todayIn = (timeZone: string, moment: Date): IsoDate => {
  const { year, month, day } = readClock(timeZone, moment)
  return `${year}-${month}-${day}`
}

/**
 * A moment (ISO 8601 with zone) as 'dd/MM/yyyy HH:mm' of a zone. A plain day has no hour and is shown as a day;
 * what is no moment comes back as it is.
 * @throws RangeError for an unknown zone
 */
export const formatMoment = (iso: string, timeZone: string): string => {
  const moment = new Date(iso)
  if (/^\d{4}-\d\d-\d\d$/.test(iso) || Number.isNaN(moment.getTime())) return formatDate(iso)
  const { year, month, day, hour, minute } = readClock(timeZone, moment)
  return `${day}/${month}/${year} ${hour}:${minute}`
}
