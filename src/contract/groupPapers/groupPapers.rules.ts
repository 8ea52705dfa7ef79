import { daysBetween, daysInMonth, weekdayOf } from '../domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '../domain/dates'
import { monthLabel } from '../domain/months'
import { restReason } from '../domain/restDays'

export const GROUP_PAPERS = {
  lista: 'Lista de asistencia',
  emergencia: 'Hoja de emergencia',
  recoger: 'Quién puede recoger',
  credenciales: 'Credenciales',
  cumpleanos: 'Cumpleaños',
  'como-pagar': 'Cómo pagar',
} as const
export type GroupPaper = keyof typeof GROUP_PAPERS
export const GROUP_PAPER_KINDS = Object.keys(GROUP_PAPERS) as GroupPaper[]

export const isGroupPaper = (text: string): text is GroupPaper => Object.hasOwn(GROUP_PAPERS, text)

interface SchoolYear {
  readonly fecha_inicio: IsoDate
  readonly fecha_fin: IsoDate
}

export const monthWords = (mes: string): string => monthLabel(dateParts(`${mes}-01`)).toLowerCase()

const monthOf = (day: IsoDate): string => day.slice(0, 7)

export const proposedMonth = ({ fecha_inicio, fecha_fin }: SchoolYear, today: IsoDate): string =>
  monthOf(today < fecha_inicio || today > fecha_fin ? fecha_inicio : today)

export const monthProblem = (mes: string, { fecha_inicio, fecha_fin }: SchoolYear): string | null =>
  mes < monthOf(fecha_inicio) || mes > monthOf(fecha_fin)
    ? `El mes debe estar en el ciclo: de ${monthWords(monthOf(fecha_inicio))} a ${monthWords(monthOf(fecha_fin))}`
    : null

/** Monday to Friday within the cycle, without official days of rest and the school's days off. @param mes yyyy-MM */
export const schoolDays = (
  mes: string,
  { fecha_inicio, fecha_fin }: SchoolYear,
  daysOff: readonly IsoDate[],
): IsoDate[] => {
  const { anio, mes: month } = dateParts(`${mes}-01`)
  return Array.from({ length: daysInMonth(anio, month) }, (_, at) => isoDate(anio, month, at + 1)).filter(
    (day) => day >= fecha_inicio && day <= fecha_fin && restReason(day, daysOff) === null,
  )
}

export const weekdayLetter = (day: IsoDate): string => 'LMXJVSD'[weekdayOf(day)] as string

export const isNextWeek = (before: IsoDate, day: IsoDate): boolean =>
  daysBetween(before, day) > weekdayOf(day)

export const cardPath = (token: string): string => `/credencial/${token}`

/** 128 random bits in base64url. */
export const isCardToken = (text: string): boolean => /^[\w-]{22}$/.test(text)
