import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { EMPTY_CHANGE } from '../domain/messages'
import { percentOf, toCentavos, toPesos, type Centavos } from '../domain/money'

/** The customer's words: `decisions/domain/text#letter-by-letter`. */
export const EMPTY_SCHOLARSHIP = 'Debes llenar todos los campos y agregar un alumno'

/** The legal minimum (`decisions/domain/scholarships#legal-minimum`): `share` percent of the enrolled hold a beca of at least `percent`. */
const LEGAL_MINIMUM = { share: 5, percent: 25 } as const

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

/**
 * How the school stands against the legal minimum.
 * @param percents of every pupil who holds a beca in the cycle
 * @param enrolled pupils in the cycle
 * @returns how many hold enough, and how many have to
 */
export const legalMinimum = (
  percents: readonly number[],
  enrolled: number,
): { holders: number; needed: number } => ({
  holders: percents.filter((percent) => percent >= LEGAL_MINIMUM.percent).length,
  needed: Math.ceil((enrolled * LEGAL_MINIMUM.share) / 100),
})
