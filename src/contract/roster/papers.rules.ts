import { curpBirthDateProblem, curpProblem, normalizeCurp } from '../domain/curp'
import { isIsoDate } from '../domain/dateMath'
import { formatDate } from '../domain/dates'
import { normalizeNss, nssProblem } from '../domain/nss'
import { GENERIC_RFCS, normalizeRfc, rfcProblem, rfcWarning } from '../domain/rfc'

/** A wrong number is saved all the same and only shows a warning (`decisions/domain/people#staff-numbers-only-warn`). */
export const PAPERS = ['rfc', 'curp', 'nss'] as const
export type Paper = (typeof PAPERS)[number]

const KEEP: Record<Paper, (text: string) => string> = {
  rfc: normalizeRfc,
  curp: normalizeCurp,
  nss: (text) => normalizeNss(text.normalize('NFC').toUpperCase()),
}
export const keptPaper = (paper: Paper, text: string): string => KEEP[paper](text)

/** The six digits are AAMMDD. RFCs of companies and generic ones have no birth date. */
const rfcBirthDateWarning = (rfc: string, fechaNacimiento: string): string | null => {
  if (rfc.length !== 13 || GENERIC_RFCS.includes(rfc) || rfcProblem(rfc)) return null
  const [, anio = '', mes = '', dia = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(fechaNacimiento) ?? []
  const digits = rfc.slice(4, 10)
  return digits === anio + mes + dia
    ? null
    : `El RFC indica el ${digits.slice(4)}/${digits.slice(2, 4)}/${digits.slice(0, 2)} y la fecha de nacimiento es ${formatDate(fechaNacimiento)}`
}

const CHECK: Record<Paper, (kept: string, fechaNacimiento: string) => string | null> = {
  rfc: (rfc, birth) => rfcProblem(rfc) ?? (birth ? rfcBirthDateWarning(rfc, birth) : null) ?? rfcWarning(rfc),
  curp: (curp, birth) => curpProblem(curp) ?? (birth ? curpBirthDateProblem(curp, birth) : null),
  nss: nssProblem,
}

export const paperWarning = (paper: Paper, text: string, fechaNacimiento = ''): string | null => {
  const stored = keptPaper(paper, text)
  return stored === '' ? null : CHECK[paper](stored, isIsoDate(fechaNacimiento) ? fechaNacimiento : '')
}
