import type { Campos } from '../domain/campos'
import { normalizeCurp } from '../domain/curp'
import type { NameParts } from '../domain/curpLetters'
import { searchWords } from '../domain/text'
import { joinName } from '../domain/names'
import { levelOfYear, readGrade, readGradeNumber, readPlace } from './places.rules'
import type { PupilColumn } from './pupilColumns.rules'
import type { NameReader } from './wholeNames.rules'

type SecondPhone = 'telefono2' | 'responsable2_telefono2' | 'mama_telefono2' | 'papa_telefono2'

type ParentText = `${'mama' | 'papa'}_${'nombre' | 'telefono' | 'correo'}`

export type PupilTexts = Readonly<Partial<Record<PupilColumn | 'grupo' | SecondPhone | ParentText, string>>>

interface Spread {
  /** Cells that held several values, split into their columns; a column of its own has precedence. */
  readonly texts: PupilTexts
  readonly campos: Campos
}

type StoredNames = { readonly [Part in keyof NameParts]: string | null }

const sameWords = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((text) => searchWords(text.replace(/,/g, ' ')).sort().join(' '))
  return first === second
}

export const NAME_UNCLEAR =
  'La CURP no dice dónde terminan los apellidos; escribe nombres y apellidos en columnas aparte'
const NAME_OTHERWISE =
  'Con el orden que se dijo no concuerda con su CURP; escribe nombres y apellidos en columnas aparte'
const PLACE_UNCLEAR = 'No se entiende; escríbelo como 2° B Primaria'
const LEVEL_DIFFERS = 'Dice otro nivel que el grado'
const YEAR_DIFFERS = 'Dice otro grado que la otra columna'

const namesOf = (texts: PupilTexts, reader: NameReader, stored: StoredNames | null): Spread => {
  const { nombre_completo: whole, apellidos, nombres, paterno } = texts
  const curp = normalizeCurp(texts.curp ?? '')
  const unclear = reader.order ? NAME_OTHERWISE : NAME_UNCLEAR
  if (whole !== undefined && (nombres === undefined || paterno === undefined)) {
    const isKnown = stored && sameWords(whole, joinName(stored.nombres, stored.paterno, stored.materno))
    const parts = isKnown ? {} : reader.read(whole, curp)
    return parts
      ? { texts: { ...withoutBlanks(parts), ...texts }, campos: {} }
      : { texts, campos: { nombre_completo: unclear } }
  }
  if (apellidos !== undefined && paterno === undefined) {
    const isKnown = stored && sameWords(apellidos, joinName(stored.paterno, stored.materno, null))
    const parts = isKnown ? {} : reader.surnames(apellidos, nombres ?? '', curp)
    return parts
      ? { texts: { ...withoutBlanks(parts), ...texts }, campos: {} }
      : { texts, campos: { apellidos: unclear } }
  }
  return { texts, campos: {} }
}

const withoutBlanks = (parts: Partial<NameParts>): Partial<NameParts> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value))

const placeOf = (texts: PupilTexts): Spread => {
  const { grado_grupo: written } = texts
  const place = written === undefined ? {} : readPlace(written)
  if (!place) return { texts, campos: { grado_grupo: PLACE_UNCLEAR } }
  const { grado, gradoNumero, grupo } = place
  const year = texts.gradoNumero === undefined ? null : readGradeNumber(texts.gradoNumero)
  if (year !== null && gradoNumero !== undefined && year !== gradoNumero)
    return { texts, campos: { grado_grupo: YEAR_DIFFERS } }
  const ofYear = grado ?? (texts.gradoNumero === undefined ? null : levelOfYear(texts.gradoNumero))
  const level = texts.grado === undefined ? null : readGrade(texts.grado)
  if (level && ofYear && level !== ofYear && isKinder(texts))
    return { texts, campos: { grado: LEVEL_DIFFERS } }
  return {
    texts: {
      ...(ofYear && { grado: ofYear }),
      ...(gradoNumero !== undefined && { gradoNumero: String(gradoNumero) }),
      ...(grupo && { grupo }),
      ...texts,
    },
    campos: {},
  }
}

/** True where year and level are compared here: a year with K, or a cell of year and group. Of "4" in preescolar the rule of the years reports the error. */
const isKinder = ({ gradoNumero, grado_grupo }: PupilTexts): boolean =>
  grado_grupo !== undefined || /^\s*k/i.test(gradoNumero ?? '')

/** A cell whose parts cannot be told apart becomes its problem, never a guess (decisions/0068). */
export const spreadTexts = (texts: PupilTexts, reader: NameReader, stored: StoredNames | null): Spread => {
  const names = namesOf(texts, reader, stored)
  const place = placeOf(names.texts)
  return { texts: place.texts, campos: { ...names.campos, ...place.campos } }
}
