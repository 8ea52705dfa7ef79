import { addDays, isIsoDate } from '../domain/dateMath'
import { isoDate, type IsoDate } from '../domain/dates'
import { isGrade, type Grade } from '../domain/grades'
import { searchKey } from '../domain/text'

/** Columns of a file of pupils, in the order of our template. */
export const IMPORT_COLUMNS = [
  ...(['nombres', 'paterno', 'materno', 'curp', 'numero_control', 'fecha_nacimiento'] as const),
  ...(['grado', 'gradoNumero', 'padre', 'telefono', 'correo', 'alergias'] as const),
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** A file without one of these columns is refused, and so is a new pupil without one of these values. */
export const REQUIRED_COLUMNS = ['nombres', 'paterno', 'curp', 'numero_control', 'fecha_nacimiento'] as const
export const isRequiredColumn = (column: ImportColumn): boolean =>
  REQUIRED_COLUMNS.some((each) => each === column)

export const IMPORT_STATES = ['NUEVO', 'CAMBIA', 'IGUAL', 'ERROR'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const MAX_IMPORT_ROWS = 5000

/** Headings used by schools we know, in the form of `headingKey`. */
const ALSO_CALLED: Record<ImportColumn, readonly string[]> = {
  nombres: ['nombre', 'nombresalumno', 'nombrealumno', 'nombredelalumno', 'nombresdelalumno', 'alumno'],
  paterno: ['apellidopaterno', 'primerapellido', 'appaterno', 'apellido1'],
  materno: ['apellidomaterno', 'segundoapellido', 'apmaterno', 'apellido2'],
  curp: ['curpalumno', 'curpdelalumno'],
  numero_control: ['numerocontrol', 'numerodecontrol', 'nocontrol', 'nodecontrol', 'control', 'matricula'],
  fecha_nacimiento: ['fechanacimiento', 'fechadenacimiento', 'nacimiento', 'fnacimiento', 'fechanac'],
  grado: ['nivel', 'seccion'],
  gradoNumero: ['gradonumero', 'numerodegrado', 'numerogrado', 'gradoescolar', 'ano', 'anoescolar'],
  padre: ['padreomadre', 'padretutor', 'tutor', 'madre', 'nombredelpadre', 'nombrepadre', 'nombredeltutor'],
  telefono: ['tel', 'celular', 'movil', 'telefonopadre', 'telefonodelpadre', 'telefonodeltutor', 'whatsapp'],
  correo: ['email', 'mail', 'correoelectronico', 'correopadre', 'correodelpadre'],
  alergias: ['alergia', 'alergiasdelalumno'],
}

const headingKey = (heading: string): string => searchKey(heading).replace(/[^a-z0-9]/g, '')

/**
 * The index of each column's heading, found by the column's own name first, then by its other names. Each heading is used once.
 */
export const recognizeColumns = (headings: readonly string[]): Map<ImportColumn, number> => {
  const keys = headings.map(headingKey)
  const found = new Map<ImportColumn, number>()
  const taken = new Set<number>()
  const take = (column: ImportColumn, wanted: (key: string) => boolean): void => {
    const at = keys.findIndex((key, index) => !taken.has(index) && wanted(key))
    if (found.has(column) || at < 0) return
    found.set(column, at)
    taken.add(at)
  }
  for (const column of IMPORT_COLUMNS) take(column, (key) => key === headingKey(column))
  for (const column of IMPORT_COLUMNS) take(column, (key) => ALSO_CALLED[column].includes(key))
  return found
}

/** Reads the columns that the user matched by hand, JSON text {columna: encabezado}; null when it is not that. */
export const readMatches = (json: string): ReadonlyMap<ImportColumn, string> | null => {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    const matches = new Map<ImportColumn, string>()
    for (const [name, heading] of Object.entries(given)) {
      const column = IMPORT_COLUMNS.find((each) => each === name)
      if (!column || typeof heading !== 'string') return null
      matches.set(column, heading)
    }
    return matches
  } catch {
    return null
  }
}

/**
 * Day 0 of the two calendars of spreadsheets. The 1900 one counts a 29 February that never existed, which only shifts days before
 * March 1900.
 */
const DAY_ZERO = { '1900': '1899-12-30', '1904': '1904-01-01' } as const

/** The calendar of the file's day numbers; null when numbers are not days. */
export type DateSystem = keyof typeof DAY_ZERO | null

/**
 * A day as people write it: `15/03/2018`, `15-3-2018`, `2018-03-15`, or a spreadsheet's day number.
 * @returns null when it is not a day
 */
export const readDay = (text: string, system: DateSystem): IsoDate | null => {
  const clean = text.trim()
  if (system && /^\d{4,5}(\.\d+)?$/.test(clean)) return addDays(DAY_ZERO[system], Math.floor(Number(clean)))
  const given = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(clean)
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/.exec(clean)
  const [year, month, date] = given ? given.slice(1) : (written?.slice(1).reverse() ?? [])
  if (!year || !month || !date) return null
  const day = isoDate(Number(year), Number(month), Number(date))
  return isIsoDate(day) ? day : null
}

/** 'Primaria', 'PREESCOLAR', 'kínder'; null for any other text. */
export const readGrade = (text: string): Grade | null => {
  const key = searchKey(text).trim().toUpperCase()
  if (isGrade(key)) return key
  return ['KINDER', 'JARDIN', 'JARDIN DE NINOS'].includes(key) ? 'PREESCOLAR' : null
}

/** '2', '2°', '2o', 'K3'; null for any other text. `gradeYearProblem` checks that the level has this year. */
export const readGradeNumber = (text: string): number | null => {
  const [, digit] = /^k?\s*(\d)\s*(?:°|º|o|ro|do|to)?\.?$/i.exec(text.trim()) ?? []
  return digit === undefined ? null : Number(digit)
}

/** Rows with the same key share one parent: phone and name, ignoring accents and case. @param telefono ten digits */
export const parentKey = (telefono: string, nombre: string): string =>
  `${telefono} ${searchKey(nombre).trim().replace(/\s+/g, ' ')}`
