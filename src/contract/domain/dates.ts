/** A day as `yyyy-MM-dd`, the only form that is stored and that travels (DOMAIN §1). Text order is calendar order. */
export type IsoDate = string

/** Before it no living person was born: an earlier year is a slip of the hand, such as 0026. */
const FIRST_YEAR = 1900

const two = (n: number): string => String(n).padStart(2, '0')

/** Days of a month; `mes` from 1 to 12. */
export const daysInMonth = (anio: number, mes: number): number =>
  new Date(Date.UTC(anio, mes, 0)).getUTCDate()

/** The day as text. The parts have to be those of a real day, from the year 1900 on. */
export const isoDate = (anio: number, mes: number, dia: number): IsoDate => `${anio}-${two(mes)}-${two(dia)}`

/** Year, month (1 to 12) and day of an ISO date. */
export const dateParts = (day: IsoDate): { anio: number; mes: number; dia: number } => ({
  anio: Number(day.slice(0, 4)),
  mes: Number(day.slice(5, 7)),
  dia: Number(day.slice(8, 10)),
})

/** Whether the text is `yyyy-MM-dd` and that day exists, from the year 1900 on. */
export const isIsoDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { anio, mes, dia } = dateParts(text)
  return anio >= FIRST_YEAR && mes >= 1 && mes <= 12 && dia >= 1 && dia <= daysInMonth(anio, mes)
}

/** '2026-09-01' → '01/09/2026' (MEXICO.md). Text of another form comes back as it is: a list must not break on one row. */
export const formatDate = (day: IsoDate): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')

/** '01/09/2026' or '1/9/2026' → '2026-09-01'; null when it is no such day. The year takes four digits. */
export const parseDate = (text: string): IsoDate | null => {
  const [, dia, mes, anio] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const day = isoDate(Number(anio), Number(mes), Number(dia))
  return isIsoDate(day) ? day : null
}

/** Negative when `a` is before `b`, 0 when equal: for `sort`. */
export const compareDates = (a: IsoDate, b: IsoDate): number => (a < b ? -1 : a > b ? 1 : 0)

const DAY_MS = 86_400_000

/** Whole days from one day to another; negative when `to` is before `from`. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The same day `count` months later (or earlier, below 0); 31 in a shorter month becomes its last day. */
export const addMonths = (day: IsoDate, count: number): IsoDate => {
  const { anio, mes, dia } = dateParts(day)
  const months = anio * 12 + mes - 1 + count
  const year = Math.floor(months / 12)
  const month = months - year * 12 + 1
  return isoDate(year, month, Math.min(dia, daysInMonth(year, month)))
}

/** Full years on `day`; negative before birth. Who was born on 29/02 has the birthday on 01/03 in common years. */
export const ageOn = (birth: IsoDate, day: IsoDate): number =>
  dateParts(day).anio - dateParts(birth).anio - (day.slice(5) < birth.slice(5) ? 1 : 0)

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
 * The day it is in a zone: the school's "today" (DOMAIN §1).
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
