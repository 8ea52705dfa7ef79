import type { Grade } from '../domain/grades'
import type { PriceField } from './cycles.rules'

/** What two becas of one pupil come to: the larger, the sum (at most 100), or the second of what the first leaves. */
export const ACCUMULATIONS = ['MAYOR', 'SUMA', 'SUCESIVA'] as const
export type Accumulation = (typeof ACCUMULATIONS)[number]

/** Where a due day that is no working day moves to. */
export const WORKING_DAYS = ['SIGUIENTE', 'ANTERIOR'] as const
export type WorkingDay = (typeof WORKING_DAYS)[number]

/** Percent off a month, or pesos. */
export const EARLY_KINDS = ['PORCENTAJE', 'FIJO'] as const

/** What a month costs less when its money comes early (pronto pago). */
export interface EarlyPayment {
  tipo: (typeof EARLY_KINDS)[number]
  /** Percent of the month's price (PORCENTAJE) or pesos (FIJO), above 0, at most two decimals. */
  valor: number
  /** Last day of the month's own calendar month, 1 to 28. */
  hasta_dia: number
  /** Whether months with a beca have it too. */
  con_beca: boolean
}

/** What the child of this place in a family gets off its months. */
export interface SiblingRule {
  /** 2 to 6; the last row also holds for the places beyond it. */
  lugar: number
  /** A whole percent, 1 to 100. */
  porcentaje: number
}

/** Prices of a grade that differ from the cycle's, in pesos; a missing one is the more general price. */
export interface GradePrice {
  grado: Grade
  /** 1 to 3 or 6; null or missing: every year of the level. */
  gradoNumero?: number | null | undefined
  costo_inscripcion?: number | null | undefined
  costo_material?: number | null | undefined
  mensualidad?: number | null | undefined
}

/** Prices of one place, in pesos. */
export interface PlacePrices {
  costo_inscripcion: number
  costo_material: number
  mensualidad: number
}

const PLACE_PRICES = ['costo_inscripcion', 'costo_material', 'mensualidad'] as const

/** What a pupil of this grade pays in a cycle: the row of the grade and year, else that of the level, else the cycle's own price. */
export const pricesFor = (
  cycle: Record<PriceField, number> & { precios?: readonly GradePrice[] | undefined },
  { grado, gradoNumero = null }: { grado: Grade; gradoNumero?: number | null | undefined },
): PlacePrices => {
  const ofLevel = (cycle.precios ?? []).filter((row) => row.grado === grado)
  const rows = [
    ...ofLevel.filter((row) => gradoNumero !== null && row.gradoNumero === gradoNumero),
    ...ofLevel.filter((row) => (row.gradoNumero ?? null) === null),
  ]
  const own: PlacePrices = {
    costo_inscripcion: cycle.costo_inscripcion,
    costo_material: cycle.costo_material,
    mensualidad: grado === 'PREESCOLAR' ? cycle.mensualidad_preescolar : cycle.mensualidad_primaria,
  }
  const price = (field: (typeof PLACE_PRICES)[number]) =>
    rows.find((row) => row[field] != null)?.[field] ?? own[field]
  return {
    costo_inscripcion: price('costo_inscripcion'),
    costo_material: price('costo_material'),
    mensualidad: price('mensualidad'),
  }
}
