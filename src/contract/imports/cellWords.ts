import { formatDate } from '../domain/dates'
import { normalizePhone, phoneProblem } from '../domain/phone'
import { wordKey } from '../domain/text'
import type { PupilTexts } from './combined.rules'
import { readDay, type DateSystem } from './imports.rules'

/** How a cell in the school's own words was understood. Readings with the same `clave` are shown once. */
export interface Reading {
  readonly columna: string
  readonly clave: string
  readonly de: string
  readonly a: string
  /** The word can mean either: a person says which before anything is written. */
  readonly opciones?: readonly string[]
  /** Name under which the call sends the answer. */
  readonly pregunta?: string
}

export interface ReadCells<Texts> {
  readonly texts: Texts
  readonly readings: readonly Reading[]
}

interface Lectura extends Omit<Reading, 'clave' | 'opciones'> {
  filas: number
  opciones?: string[]
}

export const lecturasOf = (rows: readonly (readonly Reading[])[]): Lectura[] => {
  const kinds = new Map<string, Lectura>()
  for (const { clave, opciones, ...reading } of rows.flat()) {
    const key = `${reading.columna} ${clave}`
    const kind = kinds.get(key)
    if (kind) kind.filas += 1
    else kinds.set(key, { ...reading, filas: 1, ...(opciones && { opciones: [...opciones] }) })
  }
  return [...kinds.values()].sort(
    (a, b) => Number(Boolean(b.opciones)) - Number(Boolean(a.opciones)) || b.filas - a.filas,
  )
}

const NOTHING =
  /^(?:-+|–|—|n\/?[ad]|s\/?[cdnt]|x|no|no tienen?|no aplica|no hay|ningun[oa]?|nada|sin (?:correo|mail|email|e-mail|telefono|tel|cel|celular|dato|datos|registro)|pendiente|no (?:da|dio|proporciona|proporciono)(?: correo| mail| telefono)?)\.?$/

export const saysNone = (text: string): boolean => NOTHING.test(wordKey(text))

const PREFIX = /^\s*(?:\(?04[45]\)?|\+?\s*52|01\b)/

/** Two telephones in one cell, each whole. Null when the cell is not just that. */
const twoPhones = (text: string): readonly [string, string] | null => {
  const parts = text.split(/\s*(?:[/,;|\n]|\s(?:y|o|e|ó)\s)\s*/i).filter(Boolean)
  const digits = text.replace(/\D/g, '')
  const pair =
    parts.length === 2 ? parts : digits.length === 20 ? [digits.slice(0, 10), digits.slice(10)] : []
  const [first, second] = pair
  if (first === undefined || second === undefined) return null
  return phoneProblem(first) === null && phoneProblem(second) === null ? [first, second] : null
}

const SECOND_PHONE = {
  telefono: 'telefono2',
  responsable2_telefono: 'responsable2_telefono2',
  mama_telefono: 'mama_telefono2',
  papa_telefono: 'papa_telefono2',
} as const
type PhoneColumn = keyof typeof SECOND_PHONE
type Taken = readonly [texts: PupilTexts, reading: Reading | null]

const withoutColumn = (texts: PupilTexts, column: keyof PupilTexts): PupilTexts => {
  const { [column]: _gone, ...rest } = texts
  return rest
}

const readingOf = (columna: string, clave: string, de: string, a: string): Reading => ({
  columna,
  clave,
  de,
  a,
})

const phoneOf = (texts: PupilTexts, column: PhoneColumn): Taken => {
  const text = texts[column]
  if (text === undefined) return [texts, null]
  if (saysNone(text))
    return [withoutColumn(texts, column), readingOf(column, wordKey(text), text, 'no tiene')]
  const two = twoPhones(text)
  if (!two) {
    const isPrefixed = PREFIX.test(text) && phoneProblem(text) === null
    return [texts, isPrefixed ? readingOf(column, 'prefijo', text, normalizePhone(text)) : null]
  }
  const [first, second] = two.map(normalizePhone) as [string, string]
  const spread = { ...texts, [column]: first, [SECOND_PHONE[column]]: second }
  return [spread, readingOf(column, 'dos', text, `${first}, y de segundo ${second}`)]
}

const personOf = (texts: PupilTexts, column: 'padre' | 'responsable2_nombre'): Taken => {
  const text = texts[column]
  if (text === undefined || !saysNone(text)) return [texts, null]
  return [withoutColumn(texts, column), readingOf(column, wordKey(text), text, 'no tiene')]
}

const mailOf = (texts: PupilTexts): Taken => {
  const { correo } = texts
  if (correo === undefined || !saysNone(correo)) return [texts, null]
  return [withoutColumn(texts, 'correo'), readingOf('correo', wordKey(correo), correo, 'no tiene')]
}

/** Days from May 1990 to April 2064, as a spreadsheet numbers them. */
const SERIAL = /^(?:3[3-9]|[45]\d)\d{3}(?:\.0+)?$/

/** A CSV does not say how its days are counted. Excel writes a day as a number, so such a number is read with Excel's calendar of 1900. */
export const serialDay = (text: string, dates: DateSystem): string | null =>
  dates === null && SERIAL.test(text.trim()) ? readDay(text, '1900') : null

const IN_DIGITS = /^[\d\s./:T-]+/

const birthdayOf = (texts: PupilTexts, dates: DateSystem): Taken => {
  const { fecha_nacimiento: text } = texts
  if (text === undefined) return [texts, null]
  const serial = serialDay(text, dates)
  const day = serial ?? (IN_DIGITS.test(text) && !/\p{L}{3}/u.test(text) ? null : readDay(text, dates))
  if (!day) return [texts, null]
  const kind = serial ? 'número de día' : 'mes con letra'
  return [{ ...texts, fecha_nacimiento: day }, readingOf('fecha_nacimiento', kind, text, formatDate(day))]
}

export const plainCells = (texts: PupilTexts, dates: DateSystem): ReadCells<PupilTexts> => {
  const readings: Reading[] = []
  const keep = ([next, reading]: Taken): PupilTexts => {
    if (reading) readings.push(reading)
    return next
  }
  let plain = keep(personOf(texts, 'padre'))
  plain = keep(personOf(plain, 'responsable2_nombre'))
  for (const column of Object.keys(SECOND_PHONE) as PhoneColumn[]) plain = keep(phoneOf(plain, column))
  plain = keep(mailOf(plain))
  return { texts: keep(birthdayOf(plain, dates)), readings }
}
