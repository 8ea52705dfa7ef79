/** Not in `dateMath`, because lists and the client's entry should not load date-fns. */

/** yyyy-MM-dd, the only form stored and sent. Sorting as text sorts by calendar. */
export type IsoDate = string

const two = (n: number): string => String(n).padStart(2, '0')

/** Does not check that the day exists: `isIsoDate` does. */
export const isoDate = (anio: number, mes: number, dia: number): IsoDate => `${anio}-${two(mes)}-${two(dia)}`

/** yyyy-MM. */
export const isoMonth = ({ anio, mes }: { anio: number; mes: number }): string => `${anio}-${two(mes)}`

export const dateParts = (day: IsoDate): { anio: number; mes: number; dia: number } => ({
  anio: Number(day.slice(0, 4)),
  mes: Number(day.slice(5, 7)),
  dia: Number(day.slice(8, 10)),
})

/** Any other text is returned unchanged, so one bad row cannot break a list. */
export const formatDate = (day: IsoDate): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Creating a format is slow and using it is fast. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock = clocks.get(timeZone)
  if (clock) return clock
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

export const earlierDay = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)
export const laterDay = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b)

/** The school's zone decides the day of a payment and whether it is late. @throws RangeError for an unknown zone or an invalid `Date` */
export const todayIn = (timeZone: string, moment: Date): IsoDate => {
  const { year, month, day } = readClock(timeZone, moment)
  return `${year}-${month}-${day}`
}

/** 0 to 23. @throws RangeError for an unknown zone or an invalid `Date` */
export const hourIn = (timeZone: string, moment: Date): number => Number(readClock(timeZone, moment).hour)

/** 'dd/MM/yyyy HH:mm'. A plain day is shown as a day; any other text is returned unchanged. @throws RangeError for an unknown zone */
export const formatMoment = (iso: string, timeZone: string): string => {
  const moment = new Date(iso)
  if (/^\d{4}-\d\d-\d\d$/.test(iso) || Number.isNaN(moment.getTime())) return formatDate(iso)
  const { year, month, day, hour, minute } = readClock(timeZone, moment)
  return `${day}/${month}/${year} ${hour}:${minute}`
}
