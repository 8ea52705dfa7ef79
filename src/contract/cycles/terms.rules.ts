import { fromHundredths, toHundredths } from '../domain/percents'
import type { Grade } from '../domain/grades'
import { centavosOrZero, percentOf, type Centavos } from '../domain/money'

export const PRICE_FIELDS = [
  'costo_inscripcion',
  'mensualidad_preescolar',
  'mensualidad_primaria',
  'costo_material',
] as const
export type PriceField = (typeof PRICE_FIELDS)[number]

export const ACCUMULATIONS = ['MAYOR', 'SUMA', 'SUCESIVA'] as const
export type Accumulation = (typeof ACCUMULATIONS)[number]

export const WORKING_DAYS = ['SIGUIENTE', 'ANTERIOR'] as const
export type WorkingDay = (typeof WORKING_DAYS)[number]

export const EARLY_KINDS = ['PORCENTAJE', 'FIJO'] as const

export interface EarlyPayment {
  tipo: (typeof EARLY_KINDS)[number]
  /** Percent (PORCENTAJE) or pesos (FIJO), above 0, at most two decimals. */
  valor: number
  hasta_dia: number
  con_beca: boolean
}

export interface SiblingRule {
  lugar: number
  porcentaje: number
}

/** Pesos; a price left out is that of the level. */
export interface GradePrice {
  grado: Grade
  /** 1 to 3 or 6; null or missing: every year of the level. */
  gradoNumero?: number | null | undefined
  costo_inscripcion?: number | null | undefined
  costo_material?: number | null | undefined
  mensualidad?: number | null | undefined
}

export interface PlacePrices {
  costo_inscripcion: number
  costo_material: number
  mensualidad: number
}

export const PLACE_PRICES = ['costo_inscripcion', 'costo_material', 'mensualidad'] as const
export type PlacePrice = (typeof PLACE_PRICES)[number]

export interface PricedPlace {
  grado: Grade
  gradoNumero?: number | null | undefined
}

type PricedCycle = Record<PriceField, number> & { precios?: readonly GradePrice[] | undefined }

export const priceRow = (
  { precios = [] }: Pick<PricedCycle, 'precios'>,
  { grado, gradoNumero = null }: PricedPlace,
  field: PlacePrice,
): GradePrice | null => {
  const priced = precios.filter((row) => row.grado === grado && row[field] != null)
  const ofYear = priced.find((row) => row.gradoNumero != null && row.gradoNumero === gradoNumero)
  return ofYear ?? priced.find((row) => row.gradoNumero == null) ?? null
}

export const pricesFor = (cycle: PricedCycle, place: PricedPlace): PlacePrices => {
  const own: PlacePrices = {
    costo_inscripcion: cycle.costo_inscripcion,
    costo_material: cycle.costo_material,
    mensualidad: place.grado === 'PREESCOLAR' ? cycle.mensualidad_preescolar : cycle.mensualidad_primaria,
  }
  const price = (field: PlacePrice): number => priceRow(cycle, place, field)?.[field] ?? own[field]
  return {
    costo_inscripcion: price('costo_inscripcion'),
    costo_material: price('costo_material'),
    mensualidad: price('mensualidad'),
  }
}

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000

/** Percent, at most 100: 10 and 5 are 10 (MAYOR), 15 (SUMA) or 14.5 (SUCESIVA, rounded half up once). */
export const accumulatedPercent = (percents: readonly number[], acumulacion: Accumulation): number => {
  if (acumulacion === 'MAYOR') return Math.max(0, ...percents)
  const hundredths = percents.map(toHundredths)
  if (acumulacion === 'SUMA')
    return fromHundredths(
      Math.min(
        WHOLE,
        hundredths.reduce((sum, each) => sum + each, 0),
      ),
    )
  const taken = hundredths.reduce(
    (sum, each) => Math.floor((WHOLE * WHOLE - (WHOLE - sum) * (WHOLE - each) + WHOLE / 2) / WHOLE),
    0,
  )
  return fromHundredths(taken)
}

/** Percent; a place beyond the last row takes the last row. */
export const siblingPercent = (rows: readonly SiblingRule[], lugar: number): number => {
  const own = rows.find((row) => row.lugar === lugar)
  const [last] = [...rows].sort((a, b) => b.lugar - a.lugar)
  return own?.porcentaje ?? (last && last.lugar < lugar ? last.porcentaje : 0)
}

/** 0 where it would leave nothing to pay: no payment could settle that month until `hasta_dia` had passed. */
export const earlySaving = (
  monto: Centavos,
  { tipo, valor }: Pick<EarlyPayment, 'tipo' | 'valor'>,
): Centavos => {
  const saving = tipo === 'FIJO' ? centavosOrZero(valor) : percentOf(monto, valor)
  return saving < monto ? saving : 0
}
