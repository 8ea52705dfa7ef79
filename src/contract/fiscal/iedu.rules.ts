import { normalizeCurp } from '../domain/curp'
import type { Grade } from '../domain/grades'

export const IEDU = 'http://www.sat.gob.mx/iedu'

/** Values of `nivelEducativo` in iedu.xsd 1.0. */
export const IEDU_LEVELS: Readonly<Record<Grade, string>> = { PREESCOLAR: 'Preescolar', PRIMARIA: 'Primaria' }

export const IEDU_GRADES: Readonly<Record<string, Grade>> = { Preescolar: 'PREESCOLAR', Primaria: 'PRIMARIA' }

/** `tCURP` of iedu.xsd 1.0 as the SAT publishes it. */
const CURP_OF_IEDU = /^[A-Z][AEIOUX][A-Z]{2}\d{2}[01]\d[0-3]\d[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/

export const isIeduCurp = (curp: string): boolean => CURP_OF_IEDU.test(normalizeCurp(curp))

export interface IeduPupil {
  nombreAlumno: string
  curp: string
  grado: Grade
  /** RVOE of the level, or its CCT. */
  autRVOE: string
  /** RFC of the person who paid, only where it is not the one invoiced. */
  rfcPago?: string | null
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Line breaks become blanks, as an XML parser would make them, and several blanks one. */
export const xmlAttribute = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

export const ieduFragment = ({ nombreAlumno, curp, grado, autRVOE, rfcPago }: IeduPupil): string => {
  const attributes = {
    version: '1.0',
    nombreAlumno,
    CURP: normalizeCurp(curp),
    nivelEducativo: IEDU_LEVELS[grado],
    autRVOE,
    ...(rfcPago ? { rfcPago } : {}),
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${xmlAttribute(value)}"`)
  return `<iedu:instEducativas xmlns:iedu="${IEDU}" ${written.join(' ')}/>`
}
