import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { EMPTY_CHANGE } from '../domain/messages'
import { percentOf, toCentavos, toPesos, type Centavos } from '../domain/money'

/** The customer's words: `decisions/domain/text#letter-by-letter`. */
export const EMPTY_SCHOLARSHIP = 'Debes llenar todos los campos y agregar un alumno'

/**
 * The legal minimum (`decisions/domain/scholarships#legal-minimum`): `share` percent of the enrolled pupils have a beca of at
 * least `percent`.
 */
const LEGAL_MINIMUM = { share: 5, percent: 25 } as const

/** Private schools must give becas to at least this percentage of their pupils (Ley General de Educación, artículo 149). */
export const LEGAL_SCHOLARSHIPS_PERCENT = LEGAL_MINIMUM.share

export const countsByLaw = (percent: number): boolean => percent >= LEGAL_MINIMUM.percent

/** Errors of a new beca by field; empty when it may be sent. */
export const scholarshipProblems = (beca: { nombre: string; alumnos: readonly unknown[] }): Campos =>
  onlyProblems({
    nombre: beca.nombre.trim() ? null : EMPTY_SCHOLARSHIP,
    alumnos: beca.alumnos.length > 0 ? null : EMPTY_SCHOLARSHIP,
  })

/** Errors of a change of a beca; empty when it may be sent. A month alone changes nothing and is an error. */
export const scholarshipChangeProblems = (change: { nombre?: string; porcentaje?: number }): Campos => {
  if (change.nombre === undefined && change.porcentaje === undefined) return { nombre: EMPTY_CHANGE }
  return onlyProblems({ nombre: change.nombre === undefined ? null : requiredText(change.nombre) })
}

/** '2026-09' → 202609, comparable as a number. */
export const monthKey = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

/**
 * A month's price with the beca, rounded half up to the centavo: 1,999.99 less 15 % is 1,699.99. The server's SQL computes the
 * same.
 */
export const tuitionAfter = (lista: Centavos, percent: number): Centavos => lista - percentOf(lista, percent)

/**
 * The same in pesos, for a form: 2,350 less 15 % is 1,997.50.
 * @param lista pesos; an unreadable amount counts as 0
 */
export const pesosAfter = (lista: number, percent: number): number =>
  toPesos(tuitionAfter(Math.max(0, toCentavos(lista) ?? 0), percent))

/** Pupils whose beca the law counts, and how many it asks for. */
interface LegalMinimum {
  holders: number
  needed: number
}

/**
 * Compares the school with the legal minimum; used by the home page and the list of becas.
 * @param percents total beca percentage of each pupil with one, in the cycle
 * @param enrolled pupils in the cycle
 */
export const legalMinimum = (percents: readonly number[], enrolled: number): LegalMinimum => ({
  holders: percents.filter(countsByLaw).length,
  needed: Math.ceil((enrolled * LEGAL_MINIMUM.share) / 100),
})

/** 'Mínimo legal: se cumple; 24 becas, la ley pide 19' */
export const legalMinimumText = ({ holders, needed }: LegalMinimum): string => {
  const missing = needed - holders
  const state = missing <= 0 ? 'se cumple' : missing === 1 ? 'falta 1' : `faltan ${missing}`
  return `Mínimo legal: ${state}; ${holders === 1 ? '1 beca' : `${holders} becas`}, la ley pide ${needed}`
}
