import { normalizeCurp } from '../domain/curp'
import { searchKey } from '../domain/text'
import { readDay } from './imports.rules'
import { readPlace } from './places.rules'

const NAMES = ['nombre_completo', 'nombres', 'paterno', 'materno', 'apellidos'] as const

const LINE = /^[_\-–—=.*·\s]+$/
/** A line to sign on. A single dash is a pupil's value. */
const LONG_LINE = /^[_\-–—=.\s]{4,}$/
const AMOUNT = /^\$?\s*-?\d[\d,. ]*%?$/
export const TOTAL = /^(?:gran |sub)?(?:total|suma|promedio)(?:es)?\b/
const SIGNED =
  /\b(?:firmas?|sello|director[a]?|subdirector[a]?|secretari[ao]|coordinador[a]?|contador[a]?|elaboro|reviso|autorizo|atentamente|vo\.? ?bo)\b/
const TITLE =
  /\d|\b(?:ciclo|lista|relacion|grupo|gpo|grado|seccion|turno|nivel|alumnos|maestr[ao]|mtr[ao]|profra?|profesora?|titular|docente|colegio|escuela|instituto|notas?|observaciones|altas?|bajas?)\b/

/** A row with more filled cells than this is no line to sign on. */
const MAX_SIGNED_CELLS = 4

const isCurpBegun = (text: string): boolean => /^[A-Z]{4}\d{6}/.test(normalizeCurp(text))
const isControl = (text: string, isAlone: boolean): boolean =>
  !/\s/.test(text) &&
  !LINE.test(text) &&
  !SIGNED.test(searchKey(text)) &&
  !(isAlone && /\p{L}/u.test(text) && readPlace(text) !== null)

const hasIdentity = (textOf: (column: string) => string, isAlone: boolean): boolean =>
  isCurpBegun(textOf('curp')) ||
  (textOf('fecha_nacimiento') !== '' && readDay(textOf('fecha_nacimiento'), '1900') !== null) ||
  (textOf('numero_control') !== '' && isControl(textOf('numero_control'), isAlone))

/** Columns where a list writes «Total» or a signature. */
const LABELLED: ReadonlySet<string> = new Set([
  ...NAMES,
  'curp',
  'numero_control',
  'grado',
  'gradoNumero',
  'grado_grupo',
  'grupo',
  'padre',
  'telefono',
])

const isTitle = (text: string): boolean => TITLE.test(searchKey(text)) || readPlace(text) !== null

/** A title, a sum, a signature or a bare row number. A name alone is a pupil with missing data. */
export const isNoPupil = (cells: readonly string[], columns: ReadonlyMap<string, number>): boolean => {
  const textOf = (column: string): string => cells[columns.get(column) ?? -1] ?? ''
  const texts = cells.filter(Boolean)
  const keys = texts.map(searchKey)
  const ours = [...columns].filter(([, at]) => cells[at])
  if (ours.length === 0) return true
  // «TOTAL» below «Beca» or «Inscripción» is what a pupil has or owes.
  const values = new Set(ours.filter(([column]) => !LABELLED.has(column)).map(([, at]) => at))
  const isLabel = (at: number): boolean => !values.has(at) && TOTAL.test(searchKey(cells[at] ?? ''))
  if (cells.some((_, at) => isLabel(at)) && !isCurpBegun(textOf('curp'))) {
    const others = texts.filter((text, at) => !AMOUNT.test(text) && !TOTAL.test(keys[at] ?? ''))
    if (others.length <= 1) return true
  }
  if (hasIdentity(textOf, texts.length === 1)) return false
  if (texts.every((text) => LINE.test(text))) return true
  // A pupil whose mother is «contadora», or whose beca «autorizó la directora», is not who signs.
  const isSignature = (text: string): boolean => LONG_LINE.test(text) || SIGNED.test(searchKey(text))
  const owes = [...values].some((at) => !isSignature(cells[at] ?? ''))
  if (texts.some(isSignature) && texts.length <= MAX_SIGNED_CELLS && !owes) return true
  if (texts.length === 1) return !NAMES.some(textOf) || isTitle(texts[0] ?? '')
  return !NAMES.some(textOf) && texts.every((text) => AMOUNT.test(text))
}

export interface RowProblem {
  readonly at: number
  readonly text: string
}

const BEFORE_COMMA = /^\$?\s*-?\d{1,3}$/
const BEHIND_COMMA = /^\d{3}(?:\.\d{1,2})?$/

interface Width {
  /** Number of cells in the line of headings. */
  readonly headings: number
  /** The same, counting a last column without heading. */
  readonly most: number
  readonly mayBe: (at: number) => boolean
}

/** An amount such as 1,200 without quotes is two cells of a CSV, and moves all cells behind it. */
export const tooManyCells = (
  cells: readonly string[],
  fields: number,
  { headings, most, mayBe }: Width,
): RowProblem | null => {
  if (fields <= headings) return null
  const isParted = (cell: string, place: number): boolean =>
    mayBe(place) && BEFORE_COMMA.test(cell) && BEHIND_COMMA.test(cells[place + 1] ?? '')
  const at = cells.findIndex(isParted)
  const [before = '', behind = ''] = [cells[at], cells[at + 1]]
  if (at >= 0)
    return {
      at,
      text: `Al renglón le sobra una celda: si la cantidad es ${before},${behind}, escríbela sin coma, ${before}${behind}, o entre comillas`,
    }
  return cells.slice(most).some(Boolean)
    ? {
        at: headings,
        text: `El renglón trae ${fields} celdas y los encabezados son ${headings}: una coma de más recorrió las demás`,
      }
    : null
}
