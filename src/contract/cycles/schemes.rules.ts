import { isIsoDate } from '../domain/dateMath'
import { dateParts, type IsoDate } from '../domain/dates'
import { compareTuitionMonths, monthsBetween, type TuitionMonth } from '../domain/months'

/** The patterns that schools publish: `decisions/domain/cycles#months-and-schemes`. */
export const SCHEMES = ['TODOS', 'DIEZ', 'ONCE', 'DOCE', 'DOCE_EN_ONCE', 'ELEGIDOS'] as const
export type Scheme = (typeof SCHEMES)[number]
type Published = Exclude<Scheme, 'TODOS' | 'ELEGIDOS'>

const AUGUST = 8
const SEPTEMBER = 9
const DECEMBER = 12
/** A cycle that begins before May belongs to the school year of the autumn before. */
const FIRST_OF_THE_YEAR = 5

const PUBLISHED: Record<Published, { first: number; count: number; twice?: number }> = {
  DIEZ: { first: SEPTEMBER, count: 10 },
  ONCE: { first: SEPTEMBER, count: 11 },
  DOCE: { first: AUGUST, count: 12 },
  DOCE_EN_ONCE: { first: SEPTEMBER, count: 11, twice: DECEMBER },
}

const publishedMonths = (scheme: Published, inicio: IsoDate): TuitionMonth[] => {
  const { first, count, twice } = PUBLISHED[scheme]
  const { anio, mes } = dateParts(inicio)
  const year = mes >= FIRST_OF_THE_YEAR ? anio : anio - 1
  return Array.from({ length: count }, (_, at) => ({
    anio: year + Math.floor((first - 1 + at) / 12),
    mes: ((first - 1 + at) % 12) + 1,
    parcialidad: 1,
  })).flatMap((month) => (month.mes === twice ? [month, { ...month, parcialidad: 2 }] : [month]))
}

/** Months outside the cycle's dates may be among them; `tuitionMonthsProblem` reports those. Empty for ELEGIDOS and while a date is missing. */
export const schemeMonths = (scheme: Scheme, inicio: IsoDate, fin: IsoDate): TuitionMonth[] => {
  if (scheme === 'ELEGIDOS' || !isIsoDate(inicio) || !isIsoDate(fin)) return []
  return scheme === 'TODOS' ? monthsBetween(inicio, fin) : publishedMonths(scheme, inicio)
}

const sameMonths = (a: readonly TuitionMonth[], b: readonly TuitionMonth[]): boolean =>
  a.length === b.length && a.every((month, at) => compareTuitionMonths(month, b[at] as TuitionMonth) === 0)

export const schemeOf = (meses: readonly TuitionMonth[], inicio: IsoDate, fin: IsoDate): Scheme => {
  const sorted = [...meses].sort(compareTuitionMonths)
  return SCHEMES.find((scheme) => sameMonths(sorted, schemeMonths(scheme, inicio, fin))) ?? 'ELEGIDOS'
}
