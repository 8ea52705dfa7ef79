import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { EMPTY_CHANGE } from '../domain/messages'
import { percentOf, toCentavos, toPesos, type Centavos } from '../domain/money'

/** The customer's words: `decisions/domain/text#letter-by-letter`. */
export const EMPTY_SCHOLARSHIP = 'Debes llenar todos los campos y agregar un alumno'

/** The legal minimum (`decisions/domain/scholarships#legal-minimum`): `share` percent of the enrolled hold a beca of at least `percent`. */
const LEGAL_MINIMUM = { share: 5, percent: 25 } as const

/** Private schools owe becas to at least this part of their pupils, percent (Ley General de Educación, artículo 149). */
export const LEGAL_SCHOLARSHIPS_PERCENT = LEGAL_MINIMUM.share

/** Whether becas of so many percent are large enough for the law. */
export const countsByLaw = (percent: number): boolean => percent >= LEGAL_MINIMUM.percent

/** What each field of a new beca has wrong; empty when it may be sent. */
export const scholarshipProblems = (beca: { nombre: string; alumnos: readonly unknown[] }): Campos =>
  onlyProblems({
    nombre: beca.nombre.trim() ? null : EMPTY_SCHOLARSHIP,
    alumnos: beca.alumnos.length > 0 ? null : EMPTY_SCHOLARSHIP,
  })

/** What a change of a beca has wrong; empty when it may be sent. A month alone changes nothing. */
export const scholarshipChangeProblems = (change: { nombre?: string; porcentaje?: number }): Campos => {
  if (change.nombre === undefined && change.porcentaje === undefined) return { nombre: EMPTY_CHANGE }
  return onlyProblems({ nombre: change.nombre === undefined ? null : requiredText(change.nombre) })
}

/** '2026-09' → 202609, by which months of the calendar compare. */
export const monthKey = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

/** A month after the beca, half up to the centavo: 1,999.99 less 15 % is 1,699.99. The server's SQL does the same. */
export const tuitionAfter = (lista: Centavos, percent: number): Centavos => lista - percentOf(lista, percent)

/**
 * The same in pesos, for a form: 2,350 less 15 % is 1,997.50.
 * @param lista pesos; what is no amount counts as 0
 */
export const pesosAfter = (lista: number, percent: number): number =>
  toPesos(tuitionAfter(Math.max(0, toCentavos(lista) ?? 0), percent))

/** How many pupils hold a beca that the law counts, and how many have to. */
export interface LegalMinimum {
  holders: number
  needed: number
}

/**
 * How the school stands against the legal minimum; the home and the list of becas both ask here.
 * @param percents what the becas of each pupil who holds one come to, in the cycle
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
