import { countText } from '../domain/text'
import { accumulatedPercent, type Accumulation } from '../cycles/terms.rules'
import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { SCHOLARSHIP_STEP } from '../domain/discounts'
import { isPercentExact } from '../domain/percents'
import { EMPTY_CHANGE } from '../domain/messages'
import { centavosOrZero, percentOf, toPesos, type Centavos } from '../domain/money'

/** The customer's words: `decisions/domain/text#letter-by-letter`. */
export const EMPTY_SCHOLARSHIP = 'Debes llenar todos los campos y agregar un alumno'

/** Of the enrolled pupils `share` percent must have a beca of at least `percent`: `decisions/domain/scholarships#legal-minimum`. */
const LEGAL_MINIMUM = { share: 5, percent: 25 } as const

export const LEGAL_SCHOLARSHIPS_PERCENT = LEGAL_MINIMUM.share

/** HERMANOS: a whole percent by the cycle's rule for the second, third… child of a family. */
export const SCHOLARSHIP_KINDS = ['GENERAL', 'HERMANOS'] as const
export type ScholarshipKind = (typeof SCHOLARSHIP_KINDS)[number]

export const MAX_BECAS = 2

/** Becas of a pupil that add up to more percent need BECAS (DELETE). */
export const FREE_PERCENT = 50

export interface HeldBeca {
  porcentaje: number
  tipo?: ScholarshipKind | undefined
}

export const becaTotal = (becas: readonly HeldBeca[], acumulacion: Accumulation = 'MAYOR'): number =>
  accumulatedPercent(
    becas.map(({ porcentaje }) => porcentaje),
    acumulacion,
  )

export const becasText = (becas: readonly { nombre: string; porcentaje: number }[]): string | null =>
  [...becas]
    .sort((a, b) => b.porcentaje - a.porcentaje)
    .map(({ nombre, porcentaje }) => `${nombre} ${porcentaje} %`)
    .join(' y ') || null

/** The law does not count a discount for siblings. */
export const percentByLaw = (becas: readonly HeldBeca[], acumulacion?: Accumulation): number =>
  becaTotal(
    becas.filter(({ tipo }) => tipo !== 'HERMANOS'),
    acumulacion,
  )

export const countsByLaw = (percent: number): boolean => percent >= LEGAL_MINIMUM.percent

/** Above 0, to 100, with at most two decimals; for siblings any whole percent from 1. */
export const becaPercentProblem = (porcentaje: number, tipo: ScholarshipKind = 'GENERAL'): string | null => {
  const fits = porcentaje > 0 && porcentaje <= 100
  if (tipo === 'HERMANOS')
    return fits && Number.isInteger(porcentaje) ? null : 'Debe ser un porcentaje entero de 1 a 100'
  return fits && isPercentExact(porcentaje)
    ? null
    : 'Debe ser un porcentaje mayor que 0, de hasta 100, con dos decimales cuando mucho'
}

/** True for 5, 10, 15… of the customer's forms, and for any percent of siblings. Others, and any above 50, need BECAS (DELETE). */
export const isFreePercent = (porcentaje: number, tipo: ScholarshipKind = 'GENERAL'): boolean =>
  porcentaje <= FREE_PERCENT && (tipo === 'HERMANOS' || porcentaje % SCHOLARSHIP_STEP === 0)

export const percentProblems = ({
  porcentaje,
  tipo,
}: {
  porcentaje: number | null
  tipo?: ScholarshipKind | undefined
}): Campos => onlyProblems({ porcentaje: becaPercentProblem(porcentaje ?? NaN, tipo) })

interface NewScholarship {
  nombre: string
  alumnos: readonly unknown[]
  porcentaje?: number
  tipo?: ScholarshipKind | undefined
}

export const scholarshipProblems = (beca: NewScholarship): Campos =>
  onlyProblems({
    nombre: beca.nombre.trim() ? null : EMPTY_SCHOLARSHIP,
    porcentaje: beca.porcentaje === undefined ? null : becaPercentProblem(beca.porcentaje, beca.tipo),
    alumnos: beca.alumnos.length > 0 ? null : EMPTY_SCHOLARSHIP,
  })

export const scholarshipChangeProblems = (change: { nombre?: string; porcentaje?: number }): Campos => {
  if (change.nombre === undefined && change.porcentaje === undefined) return { nombre: EMPTY_CHANGE }
  return onlyProblems({ nombre: change.nombre === undefined ? null : requiredText(change.nombre) })
}

export const monthKey = (month: string): number => Number(month.slice(0, 7).replace('-', ''))

/** Half up to the centavo: 1,999.99 less 15 % is 1,699.99. The server's SQL computes the same. */
export const tuitionAfter = (lista: Centavos, percent: number): Centavos => lista - percentOf(lista, percent)

export const pesosAfter = (lista: number, percent: number): number =>
  toPesos(tuitionAfter(Math.max(0, centavosOrZero(lista)), percent))

interface LegalMinimum {
  holders: number
  needed: number
}

export const legalMinimum = (percents: readonly number[], enrolled: number): LegalMinimum => ({
  holders: percents.filter(countsByLaw).length,
  needed: Math.ceil((enrolled * LEGAL_MINIMUM.share) / 100),
})

export const legalMinimumText = ({ holders, needed }: LegalMinimum): string => {
  const missing = needed - holders
  const state = missing <= 0 ? 'se cumple' : missing === 1 ? 'falta 1' : `faltan ${missing}`
  return `Mínimo legal: ${state}; ${countText(holders, 'beca', 'becas')}, la ley pide ${needed}`
}
