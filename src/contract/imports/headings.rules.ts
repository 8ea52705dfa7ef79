import { searchKey } from '../domain/text'

/** "Tutor · Nombre": heading of a group of columns, then of one of them. */
export const GROUPED = ' · '

const ARTICLES = new Set(
  'a al con de del e el en la las lo los o para por s su u y electronico datos informacion'.split(' '),
)
const PUPIL_WORDS = new Set('alumno alumna alumnos alumnas estudiante estudiantes nino nina menor'.split(' '))
const SAME_WORD = new Map(
  Object.entries({
    numero: 'n no num nro',
    nombre: 'nombres nom',
    apellido: 'ap app apell',
    paterno: 'pat',
    fecha: 'f fec',
    nacimiento: 'nac',
    matricula: 'mat',
    inscripcion: 'insc inscr',
    madre: 'mama',
    padre: 'papa',
    padres: 'papas',
    correo: 'mail email',
    telefono: 'tel tels telefonos',
    celular: 'cel',
    grupo: 'gpo gpos grp',
    colegiatura: 'coleg',
    anterior: 'ant',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

const wordsOf = (heading: string): string[] =>
  searchKey(/^[a-z]/.test(heading) ? heading.replace(/([a-z])(?=[A-Z])/g, '$1 ') : heading)
    .replace(/\((s|as|os|a|o)\)/g, (_, end: string) => (end === 's' ? 's' : ''))
    .replace(/\([^)%]*\)/g, ' ')
    .replace(/%/g, ' porcentaje ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => SAME_WORD.get(word) ?? word)

/** Equal for "Núm. de Control" and "numero_control": case, accents, abbreviations, small words and order do not matter. */
export const headingKey = (heading: string): string => {
  const words = wordsOf(heading).filter((word) => !ARTICLES.has(word))
  const own = words.filter((word) => !PUPIL_WORDS.has(word))
  // "No." counts the rows of a list; "No. de alumno" is the pupil's own.
  const isBare = own.length === 0 || (own.length === 1 && own[0] === 'numero')
  return (isBare ? words : own).sort().join(' ')
}

export const PARENT_WORDS: ReadonlySet<string> = new Set(
  'padre madre padres tutor tutora responsable familiar contacto'.split(' '),
)

export const saysWhose = (group: string): boolean =>
  wordsOf(group).some((word) => PARENT_WORDS.has(word) || PUPIL_WORDS.has(word))

export const isDebtHeading = (heading: string): boolean =>
  /\b(?:deb[eo]n?|deud|adeud|saldo|pendiente|falta|resta|vencid|atras|por pagar|por cobrar|sin pagar|no pag)/.test(
    searchKey(heading),
  )

/** «Pago inscripción»: the column tells what was paid. A group «Pagos» above it says nothing. */
export const isPaidHeading = (heading: string): boolean =>
  !isDebtHeading(heading) &&
  /\b(?:pag[oau]|abon|cubiert|liquidad|recibid|cobrad|ingres)/.test(
    searchKey(heading.split(GROUPED).at(-1) ?? ''),
  )

export interface Heading {
  readonly key: string
  readonly words: readonly string[]
  /** The key without the heading of its group; '' in a group about the family, whose name and CURP are not the pupil's. */
  readonly part: string
}

export const headingOf = (heading: string): Heading => {
  const [group = '', part] = heading.split(GROUPED)
  const isFamily = wordsOf(group).some((word) => PARENT_WORDS.has(word))
  return {
    key: headingKey(heading),
    words: wordsOf(heading),
    part: part === undefined || isFamily ? '' : headingKey(part),
  }
}
