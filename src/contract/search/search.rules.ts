import { normalizePhone } from '../domain/phone'

export const FOUND_KINDS = ['ALUMNO', 'PADRE', 'PAGO', 'COLABORADOR', 'GRUPO', 'EVENTO'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** FAMILIA lists a family once: the parent, found by own or a child's data, or a pupil without parent. */
export const ASKED_KINDS = [...FOUND_KINDS, 'FAMILIA'] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

export const askedKinds = (tipos: string | undefined): readonly AskedKind[] | null => {
  if (tipos === undefined) return FOUND_KINDS
  const named = tipos.split(',')
  const kinds = ASKED_KINDS.filter((kind) => named.includes(kind))
  return named.every((name) => (ASKED_KINDS as readonly string[]).includes(name)) ? kinds : null
}

export const MAX_OF_KIND = 8
/** One letter would match half the school; a single digit is allowed, as a folio. */
const MIN_QUERY = 2
export const MAX_QUERY = 80

const BAD_QUERY = `Escribe de ${MIN_QUERY} a ${MAX_QUERY} caracteres, o un número.`

export const searchProblem = (query: string): string | null => {
  const { length } = query.trim()
  const isNumber = /^\d+$/.test(query.trim())
  return length > MAX_QUERY || length < (isNumber ? 1 : MIN_QUERY) ? BAD_QUERY : null
}

/** A whole telephone or its beginning, however grouped: '+52 (722) 123'. Null when it cannot be one. */
export const phoneIn = (query: string): string | null => {
  if (!/^[\d\s().+-]+$/.test(query)) return null
  const digits = normalizePhone(query)
  return /^\d{3,10}$/.test(digits) ? digits : null
}

export const folioIn = (query: string): number | null =>
  /^0*[1-9]\d{0,6}$/.test(query.trim()) && query.trim().length <= 7 ? Number(query) : null
