import { addDays, weekdayOf } from './dateMath'
import { dateParts, isoDate, type IsoDate } from './dates'

const MONDAY = 0
const SATURDAY = 5

const monday = (anio: number, mes: number, nth: number): IsoDate => {
  const first = isoDate(anio, mes, 1)
  return addDays(first, ((7 + MONDAY - weekdayOf(first)) % 7) + (nth - 1) * 7)
}

/** The federal government changes on 1 October of this year and of every sixth one after it. */
const CHANGE_OF_GOVERNMENT = 2024

/** Ley Federal del Trabajo, artículo 74, fractions I to VIII. Fraction IX (elections) is left out: other laws set those days. */
export const officialRestDays = (anio: number): IsoDate[] => [
  isoDate(anio, 1, 1),
  monday(anio, 2, 1),
  monday(anio, 3, 3),
  isoDate(anio, 5, 1),
  isoDate(anio, 9, 16),
  ...(anio >= CHANGE_OF_GOVERNMENT && (anio - CHANGE_OF_GOVERNMENT) % 6 === 0 ? [isoDate(anio, 10, 1)] : []),
  monday(anio, 11, 3),
  isoDate(anio, 12, 25),
]

export type RestReason = 'SABADO' | 'DOMINGO' | 'OFICIAL' | 'ESCUELA'

export const restReason = (day: IsoDate, daysOff: readonly IsoDate[] = []): RestReason | null => {
  if (officialRestDays(dateParts(day).anio).includes(day)) return 'OFICIAL'
  const weekday = weekdayOf(day)
  if (weekday >= SATURDAY) return weekday === SATURDAY ? 'SABADO' : 'DOMINGO'
  return daysOff.includes(day) ? 'ESCUELA' : null
}

const MAX_MOVED = 60

/** More than 60 days off in a row move nothing: a month due two months later would help no family. */
export const nearestWorkingDay = (day: IsoDate, step: 1 | -1, daysOff: readonly IsoDate[] = []): IsoDate => {
  let moved = day
  for (let count = 0; count <= MAX_MOVED; count += 1) {
    if (restReason(moved, daysOff) === null) return moved
    moved = addDays(moved, step)
  }
  return day
}
