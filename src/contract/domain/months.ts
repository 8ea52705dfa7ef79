import { addMonths, calendarMonthsBetween, daysInMonth } from './dateMath'
import { dateParts, isoDate, type IsoDate } from './dates'

export const MONTH_NAMES = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const
export type MonthName = (typeof MONTH_NAMES)[number]

export const isMonthName = (value: unknown): value is MonthName => MONTH_NAMES.some((name) => name === value)

/** `mes` from 1 to 12; `parcialidad` from 1, for a month charged twice. */
export interface TuitionMonth {
  anio: number
  mes: number
  parcialidad: number
}

/** Orders and finds the instalments of a cycle: 2026091. */
export const instalmentKey = ({ anio, mes, parcialidad }: TuitionMonth): number =>
  anio * 1000 + mes * 10 + parcialidad

export const MAX_TUITION_MONTHS = 24

const index = ({ anio, mes }: { anio: number; mes: number }): number => anio * 12 + mes - 1

export const compareTuitionMonths = (a: TuitionMonth, b: TuitionMonth): number =>
  index(a) - index(b) || a.parcialidad - b.parcialidad

export const monthsBetween = (inicio: IsoDate, fin: IsoDate): TuitionMonth[] => {
  const { anio, mes } = dateParts(inicio)
  const count = Math.max(0, calendarMonthsBetween(inicio, fin) + 1)
  return Array.from({ length: count }, (_, at) => {
    const month = dateParts(addMonths(isoDate(anio, mes, 1), at))
    return { anio: month.anio, mes: month.mes, parcialidad: 1 }
  })
}

export const monthLabel = ({ anio, mes }: { anio: number; mes: number }): string =>
  `${MONTH_NAMES[mes - 1] ?? mes} ${anio}`

export const instalmentCount = (meses: readonly TuitionMonth[], month: TuitionMonth): number =>
  meses.filter((each) => index(each) === index(month)).length

/** 'COLEGIATURA SEPTIEMBRE 2026', 'COLEGIATURA DICIEMBRE 2026 1/2'. @param count rows of that month */
export const tuitionDescription = (month: TuitionMonth, count = 1): string =>
  `COLEGIATURA ${monthLabel(month)}${count > 1 ? ` ${month.parcialidad}/${count}` : ''}`

export const tuitionMonthsProblem = (
  meses: readonly TuitionMonth[],
  inicio: IsoDate,
  fin: IsoDate,
): string | null => {
  if (meses.length > MAX_TUITION_MONTHS)
    return `Un ciclo escolar puede tener a lo más ${MAX_TUITION_MONTHS} colegiaturas`
  const [first, last] = [index(dateParts(inicio)), index(dateParts(fin))]
  const isOutside = (each: TuitionMonth) =>
    each.mes < 1 || each.mes > 12 || index(each) < first || index(each) > last
  const outside = meses.find(isOutside)
  if (outside) return `${monthLabel(outside)} queda fuera del ciclo escolar`
  const repeated = meses.find((each, at) =>
    meses.slice(0, at).some((b) => compareTuitionMonths(each, b) === 0),
  )
  if (repeated) return `${monthLabel(repeated)} está repetido`
  // A second instalment without a first would be printed as "2/1".
  const skipped = meses.find(
    (each) => each.parcialidad < 1 || each.parcialidad > instalmentCount(meses, each),
  )
  return skipped ? `Las parcialidades de ${monthLabel(skipped)} deben contarse desde 1` : null
}

/** A pupil enrolled on `day` owes that day's month and later ones, or all if the cycle has not begun. In order. */
export const monthsFrom = (meses: readonly TuitionMonth[], day: IsoDate): TuitionMonth[] =>
  meses.filter((each) => index(each) >= index(dateParts(day))).sort(compareTuitionMonths)

/** Whatever weekday it is (`dueDayOf` moves it); a `diaLimite` of 31 means the last day of a shorter month. */
export const dueDate = ({ anio, mes }: TuitionMonth, diaLimite: number): IsoDate =>
  isoDate(anio, mes, Math.min(diaLimite, daysInMonth(anio, mes)))
