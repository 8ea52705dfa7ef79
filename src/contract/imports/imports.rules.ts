import { addDays, isIsoDate } from '../domain/dateMath'
import { isoDate, type IsoDate } from '../domain/dates'
import { MONTH_NAMES } from '../domain/months'
import { searchKey, wordKey } from '../domain/text'

export const IMPORT_COLUMNS = [
  ...(['nombres', 'paterno', 'materno', 'curp', 'numero_control', 'fecha_nacimiento'] as const),
  ...(['grado', 'gradoNumero', 'padre', 'telefono', 'correo', 'alergias'] as const),
  ...(['responsable2_nombre', 'responsable2_parentesco', 'responsable2_telefono'] as const),
  ...(['responsable2_puede_recoger', 'documentos'] as const),
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** A file must have these columns, and a new pupil these values, except the CURP. */
export const REQUIRED_COLUMNS = ['nombres', 'paterno', 'curp', 'numero_control', 'fecha_nacimiento'] as const
export const isRequiredColumn = (column: string): boolean => REQUIRED_COLUMNS.some((each) => each === column)

export const IMPORT_STATES = ['NUEVO', 'CAMBIA', 'IGUAL', 'ERROR'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const MAX_IMPORT_ROWS = 5000

/** The 1900 calendar counts a 29 February that never existed, which only shifts days before March 1900. */
const DAY_ZERO = { '1900': '1899-12-30', '1904': '1904-01-01' } as const

export type DateSystem = keyof typeof DAY_ZERO | null

const WORDED_DAY = /^(\d{1,2})\s*(?:[-/. ]|\sde\s)\s*(\p{L}{3,}\.?)\s*(?:[-/., ]|\sdel?\s)\s*(\d{4}|\d{2})$/u

const birthYear = (digits: string): number => {
  const number = Number(digits)
  return digits.length > 2 ? number : number < 50 ? 2000 + number : 1900 + number
}

export const monthNumber = (word: string): number => {
  const key = searchKey(word).trim().replace(/\.$/, '')
  if (key === 'setiembre' || key === 'set') return 9
  return key.length < 3 ? 0 : MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(key)) + 1
}

const wordedDay = (text: string): IsoDate | null => {
  const [, date, word, year] = WORDED_DAY.exec(text) ?? []
  if (!date || !word || !year) return null
  const day = isoDate(birthYear(year), monthNumber(word), Number(date))
  return isIsoDate(day) ? day : null
}

/** Reads `15/03/2018`, `15-3-2018`, `2018-03-15`, `15-mar-18`, or a spreadsheet's day number. Null when it is not a day. */
export const readDay = (text: string, system: DateSystem): IsoDate | null => {
  const clean = text.trim()
  const worded = wordedDay(clean)
  if (worded) return worded
  if (system && /^\d{4,5}(\.\d+)?$/.test(clean)) return addDays(DAY_ZERO[system], Math.floor(Number(clean)))
  const isoParts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(clean)
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/.exec(clean)
  const [year, month, date] = isoParts ? isoParts.slice(1) : (written?.slice(1).reverse() ?? [])
  if (!year || !month || !date) return null
  const day = isoDate(Number(year), Number(month), Number(date))
  return isIsoDate(day) ? day : null
}

export const UNSAID_KINSHIP = 'RESPONSABLE'

const YES = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'autorizado', 'autorizada'])
const NO = new Set(['no', 'n', '0', 'false', 'falso'])

export const readYes = (text: string): boolean | null => {
  const word = searchKey(text).trim()
  return YES.has(word) ? true : NO.has(word) ? false : null
}

/** Rows with the same key share one parent. Accents and case do not matter. @param telefono ten digits */
export const parentKey = (telefono: string, nombre: string): string => `${telefono} ${wordKey(nombre)}`
