import { YEARS_OF_GRADE, type Grade } from '../domain/grades'
import { searchKey } from '../domain/text'

const LEVELS: readonly (readonly [is: RegExp, grado: Grade])[] = [
  [/^(?:preescolar|preesc|prees|kinder|kindergarten|kdr|jardin(?: de ninos)?)$/, 'PREESCOLAR'],
  [/^(?:primaria|prim|primaria (?:menor|mayor|baja|alta))$/, 'PRIMARIA'],
]

const placeKey = (text: string): string =>
  searchKey(text)
    .replace(/["'´`.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const levelOf = (words: string): Grade | null => LEVELS.find(([is]) => is.test(words))?.[1] ?? null

export const readGrade = (text: string): Grade | null =>
  levelOf(placeKey(text).replace(/^(?:nivel|seccion|educacion) /, ''))

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto']
const YEAR =
  /^(k ?)?(?:([1-6])(?: ?(?:°|º|ª|ero|er|o|ro|do|to))?|(primer|segundo|tercer|cuarto|quinto|sexto)o?)$/

/** Only preescolar counts K1 to K3, only primaria goes beyond 3. */
const yearOf = (words: string): { grado?: Grade; gradoNumero: number } | null => {
  const [, kinder, digit, ordinal] = YEAR.exec(words) ?? []
  const gradoNumero = digit ? Number(digit) : ORDINALS.indexOf(ordinal ?? '') + 1
  if (gradoNumero < 1 || (kinder && gradoNumero > YEARS_OF_GRADE.PREESCOLAR)) return null
  if (kinder) return { grado: 'PREESCOLAR', gradoNumero }
  return gradoNumero > YEARS_OF_GRADE.PREESCOLAR ? { grado: 'PRIMARIA', gradoNumero } : { gradoNumero }
}

/** '2', '2°', '2o', '2do', 'Segundo', 'K3'; null for any other text. `gradeYearProblem` checks that the level has this year. */
export const readGradeNumber = (text: string): number | null => {
  const words = placeKey(text).replace(/ grado$/, '')
  const digit = /^k? ?(\d)(?: ?(?:°|º|ª|ero|er|o|ro|do|to))?$/.exec(words)?.[1]
  return digit === undefined ? (yearOf(words)?.gradoNumero ?? null) : Number(digit)
}

/** K1 to K3 are preescolar, 4 to 6 primaria; null for 1 to 3. */
export const levelOfYear = (text: string): Grade | null =>
  yearOf(placeKey(text).replace(/ grado$/, ''))?.grado ?? null

export interface Place {
  grado?: Grade
  gradoNumero?: number
  grupo?: string
}

const LEVEL_WORD = /^(?:preescolar|preesc|prees|kinder|kindergarten|kdr|jardin|primaria|prim)$/
const GROUP = /^[a-z]\d?$/
const SMALL = /^(?:de|del|ano|grado|grupo|gpo|nivel|y|-|\/|°|º|ª)$/

const pieces = (text: string): string[] =>
  placeKey(text)
    .replace(/jardin de ninos/g, 'jardin')
    .replace(/[-/_|]/g, ' ')
    .replace(/\bk (?=[1-3]\b)/g, 'k')
    .replace(/\b(k?[1-6]) ?[°ºª]/g, '$1 ')
    .replace(/\b(k?[1-6])(?:ero|er|ro|do|to)\b/g, '$1 ')
    .replace(/\b(k?[1-6])o\b(?= ?[a-z]|$)/g, '$1 ')
    .replace(/\b(k?[1-6])([a-zñ])\b/g, '$1 $2')
    .split(' ')
    .filter((word) => word && !SMALL.test(word))

/** '2° B Primaria', '3A', 'K3 A', '1° de kínder'. Null when a word is no level, year or group, with two years or groups, or with two different levels. */
export const readPlace = (text: string): Place | null => {
  const place: Place = {}
  for (const word of pieces(text)) {
    const year = yearOf(word)
    const level = LEVEL_WORD.test(word) ? levelOf(word) : null
    if (level) {
      if (place.grado && place.grado !== level) return null
      place.grado = level
    } else if (year) {
      if (place.gradoNumero !== undefined) return null
      place.gradoNumero = year.gradoNumero
      if (year.grado && place.grado && year.grado !== place.grado) return null
      if (year.grado) place.grado = year.grado
    } else if (GROUP.test(word)) {
      if (place.grupo !== undefined) return null
      place.grupo = word.toUpperCase()
    } else return null
  }
  return Object.keys(place).length > 0 ? place : null
}

const NO_PLACE =
  /\b(?:lista|relacion|de|alumnos|alumnas|turno|matutino|vespertino|ciclo|escolar|\d{4} ?[-/] ?\d{2,4})\b/g
const SAYS_PLACE = /preesc|prees|kinder|jardin|prim|grado|grupo|gpo|[1-6] ?[°ºª]|^k ?[1-3]/

/** '1° DE PRIMARIA', 'LISTA DE ALUMNOS DE KÍNDER 2', 'GRUPO 3B': a title above the rows of that place. Null for any other title. */
export const readTitle = (text: string): Place | null => {
  const words = placeKey(text)
  // "GRUPO 1" is the name of a group and no year.
  if (/^(?:grupo|gpo) \d+$/.test(words)) return null
  return SAYS_PLACE.test(words) ? readPlace(words.replace(NO_PLACE, ' ').replace(/[:;()]/g, ' ')) : null
}

/** What the title says and the row's own cells do not. Nothing is taken from a title of another level or year. */
export const openPlace = (
  texts: Readonly<Partial<Record<'grado' | 'gradoNumero' | 'grado_grupo' | 'grupo', string>>>,
  place: Place,
): Partial<Record<'grado' | 'gradoNumero' | 'grupo', string>> => {
  const own = readPlace(texts.grado_grupo ?? '') ?? {}
  const year =
    own.gradoNumero ?? (texts.gradoNumero === undefined ? undefined : readGradeNumber(texts.gradoNumero))
  const saysLevel =
    texts.grado !== undefined || own.grado !== undefined || levelOfYear(texts.gradoNumero ?? '') !== null
  const level =
    texts.grado === undefined ? (own.grado ?? levelOfYear(texts.gradoNumero ?? '')) : readGrade(texts.grado)
  if (saysLevel && place.grado !== undefined && level !== place.grado) return {}
  const isOtherYear = year !== undefined && place.gradoNumero !== undefined && year !== place.gradoNumero
  return {
    ...(place.grado && !saysLevel ? { grado: place.grado } : {}),
    ...(place.gradoNumero !== undefined && year === undefined
      ? { gradoNumero: String(place.gradoNumero) }
      : {}),
    ...(place.grupo !== undefined && texts.grupo === undefined && own.grupo === undefined && !isOtherYear
      ? { grupo: place.grupo }
      : {}),
  }
}

export const LEVEL_UNSAID = 'Falta decir si es PREESCOLAR o PRIMARIA'

export const isWholePlace = (text: string): boolean => {
  const words = placeKey(text)
  if (yearOf(words) || levelOf(words)) return false
  return Object.keys(readPlace(text) ?? {}).length > 1
}
