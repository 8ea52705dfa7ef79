import type { Cycle } from '@contract/cycles/cycles.schemas'
import { addDays, addMonths, weekdayOf } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'
import { EMPTY, valuesOf, type CycleValues } from './cycle.values'

const YEAR = 12

/** '2026-2027' → '2027-2028'; '' for a name without a year. */
const nextName = (name: string): string => {
  const next = name.replace(/\b(19|20)\d\d\b/g, (year) => String(Number(year) + 1))
  return next === name ? '' : next
}

export const nextOf = (cycle: Cycle): CycleValues => {
  const values = valuesOf(cycle)
  return {
    ...values,
    nombre: nextName(values.nombre),
    fecha_inicio: addMonths(values.fecha_inicio, YEAR),
    fecha_fin: addMonths(values.fecha_fin, YEAR),
    anual_hasta: values.anual_hasta && addMonths(values.anual_hasta, YEAR),
    meses: values.meses.map((month) => ({ ...month, anio: month.anio + 1 })),
  }
}

const JULY = 7

/** Without prices: usual SEP dates (last Monday of August to 15 July), tuition September to June; from July on, the next year. */
export const proposedCycle = (day: IsoDate): CycleValues => {
  const { anio, mes } = dateParts(day)
  const begins = mes >= JULY ? anio : anio - 1
  const august = isoDate(begins, 8, 31)
  return {
    ...EMPTY,
    nombre: `${begins}-${begins + 1}`,
    fecha_inicio: addDays(august, -weekdayOf(august)),
    fecha_fin: isoDate(begins + 1, 7, 15),
    esquema: 'DIEZ',
  }
}
