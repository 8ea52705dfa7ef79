import type { Campos } from '../domain/campos'
import { normalizeCurp } from '../domain/curp'
import { searchWords } from '../domain/text'
import { joinName } from '../domain/names'
import type { PupilTexts } from './combined.rules'

export const wholeName = ({ nombre_completo, apellidos, nombres, paterno, materno }: PupilTexts): string => {
  if (nombre_completo !== undefined) return nombre_completo
  const surnames = apellidos ?? joinName(paterno, materno, null)
  return nombres && surnames ? joinName(nombres, surnames, null) : ''
}

export const nameWords = (name: string): string[] => searchWords(name.replace(/,/g, ' '))

/** The same words in any order, as schools write surnames first or last; one may leave out a given name or a surname. */
export const alikeWords = (one: readonly string[], other: readonly string[]): boolean => {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.length > 1 && few.every((word) => many.includes(word))
}

export const alikeNames = (one: string, other: string): boolean =>
  alikeWords(nameWords(one), nameWords(other))

/** '12', or '12 3° A' where several sheets are read. */
export const rowKey = ({ fila, hoja }: { fila: number; hoja?: string }): string =>
  hoja === undefined ? `${fila}` : `${fila} ${hoja}`

const ALIKE = 'Ya hay un alumno con este nombre y esta fecha de nacimiento'

export interface AlikePupil {
  readonly id: number
  readonly nombre: string
  readonly numero_control: string
  readonly curp: string
}

/** @returns the pupil that the answer names; NEW when the answer is null or no pupil is alike; ASK while there is no answer */
export const meantBy = (
  alike: readonly AlikePupil[],
  answer: number | null | undefined,
): AlikePupil | 'NEW' | 'ASK' =>
  alike.length === 0 || answer === null ? 'NEW' : (alike.find(({ id }) => id === answer) ?? 'ASK')

export const askWords = (alike: readonly AlikePupil[], sees: boolean): string =>
  sees
    ? `${ALIKE}: ${alike
        .slice(0, 3)
        .map(({ nombre, numero_control }) => `${nombre} (${numero_control})`)
        .join(', ')}; di si es el mismo`
    : ALIKE

export const pupilQuestionsOf = (
  { doubt, parecidos }: { doubt: string | null; parecidos?: readonly AlikePupil[] | undefined },
  campos: Campos,
): { curp_dudosa?: boolean; parecidos?: AlikePupil[] } => ({
  ...(doubt !== null && campos['curp'] === doubt ? { curp_dudosa: true } : {}),
  ...(parecidos
    ? {
        parecidos: parecidos.map(({ id, nombre, numero_control, curp }) => ({
          id,
          nombre,
          numero_control,
          curp,
        })),
      }
    : {}),
})

/** What a person answered about rows of a file (decisions/0099). */
export interface PupilAnswers {
  readonly confirmed: ReadonlySet<string>
  /** By `rowKey`: id of the registered pupil whom the row means, or null for a new pupil. */
  readonly same: ReadonlyMap<string, number | null>
}

/** A blank cell of a new pupil says that there is no CURP yet. */
export const curpBody = (
  curp: string | undefined,
  isNew: boolean,
  { confirmed }: PupilAnswers,
): { curp?: string; curp_confirmada?: 'true'; curp_pendiente?: 'true' } => {
  if (curp === undefined) return isNew ? { curp: '', curp_pendiente: 'true' } : {}
  return { curp, ...(confirmed.has(normalizeCurp(curp)) ? { curp_confirmada: 'true' } : {}) }
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const readConfirmed = (json: string): ReadonlySet<string> | null => {
  const list = parseJson(json)
  return Array.isArray(list) && list.every(isText) ? new Set(list.map(normalizeCurp)) : null
}

export const readSame = (json: string): ReadonlyMap<string, number | null> | null => {
  const answers = parseJson(json)
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return null
  const pairs = Object.entries(answers as Record<string, unknown>)
  const isGood = ([fila, id]: [string, unknown]): boolean =>
    /^[1-9]\d{0,5}(?: .+)?$/.test(fila) && (id === null || Number.isInteger(id))
  return pairs.every(isGood) ? new Map(pairs as [string, number | null][]) : null
}
