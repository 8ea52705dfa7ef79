import { badRequest } from '../shared/problem'

/** Names that run, send, open or attach something; a plain paper has none. */
const RISKY = new Set([
  ...['JavaScript', 'Rendition', 'Launch', 'SubmitForm', 'ImportData', 'GoToR'],
  ...['GoToE', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
])
const BY_CONTEXT = new Set(['AA', 'OpenAction', 'URI', 'Named'])

const NAME = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){2,40})(?=[\s\0()<>[\]{}/%]|$)/g

const plainName = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Blanks and comments, which a pdf may have between any two words. */
const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`
const END = String.raw`(?=[\s\0()<>[\]{}/%]|$)`
const begins = (...parts: string[]): RegExp => new RegExp(`^${GAP}${parts.join('')}`)
const entry = (name: string, value: string): string => `/${name}${END}${GAP}${value}${GAP}`
const dictionary = (...entries: string[]): string => `<<${GAP}(?:${entries.join('|')})+>>`

const TYPE = entry('Type', `/Action${END}`)
const PLACE = String.raw`(?:\[[^[\]<>()]*\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|/[^\s\0()<>[\]{}/%]+|\d+\s+\d+\s+R)`
/** Goes to a place in the paper, nothing else. Only spellings of common writers are known; any other counts as another action. */
const GOES_TO_PAGE = begins(
  String.raw`(?:\[|`,
  dictionary(TYPE, entry('S', `/GoTo${END}`), entry('D', PLACE)),
  ')',
)
const TURNS_PAGES = begins(
  dictionary(TYPE, entry('S', `/Named${END}`), entry('N', `/(?:Next|Prev|First|Last)Page${END}`)),
)

const REFERENCE = begins(String.raw`(\d{1,10})[\s\0]+\d{1,10}[\s\0]+R`, END)
const IS_DICTIONARY = begins(String.raw`(?:<<|[\d.+-]{1,20}[\s\0%][\s\S]{0,300}?\bR`, END, ')')

/** Comments are limited, since on the bytes of a picture longer ones cost seconds. */
const SHORT_GAP = String.raw`(?:[\s\0]|%[^\r\n]{0,80}[\r\n])`
const OBJECT = new RegExp(String.raw`(?<!\d)(\d{1,10})${SHORT_GAP}+\d{1,10}${SHORT_GAP}*obj`, 'g')

const TEXT = begins(String.raw`(?:\(((?:\\[\s\S]|[^\\)]){0,100})|<(?!<)([0-9A-Fa-f\s]{0,200}))`)
const IS_INDIRECT = begins(String.raw`(?:<<|[\d.+-])`)
/** Web, mail and addresses without a scheme. Others, such as file or a network share, open files and programs. */
const HARMLESS_ADDRESS = /^(?:\s*https?:|\s*mailto:|[^:\\/\s][^:\\]*$|$)/i

/** Longer than any name, so a name cut by the end of a piece is whole in the next. */
export const OVERLAP = 256
export const HEAD_BYTES = 4096
/** More than the links of the longest book. */
const MAX_JUDGED = 20_000

export const refusal = () =>
  badRequest(
    'El PDF trae programas, acciones o archivos dentro y no se puede guardar. Ábrelo, elige Imprimir y «Guardar como PDF», y sube esa copia.',
  )
export const hiddenContent = () =>
  badRequest(
    'El PDF está cifrado o guardado de un modo que no se puede revisar. Sube una copia sin contraseña.',
  )

export const namesIn = (text: string): { name: string; at: number; end: number }[] =>
  [...text.matchAll(NAME)].map(({ 0: whole, 1: name = '', index }) => ({
    name: plainName(name),
    at: index,
    end: index + whole.length,
  }))

const decodeName = (written: string, digits: string | undefined): string =>
  digits === undefined
    ? written.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, code?: string, letter = '') =>
        code ? String.fromCharCode(parseInt(code, 8)) : letter.replace(/[\r\n]/, ''),
      )
    : Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1')

/** An indirect address counts too, as it cannot be judged here. `URI` as the value of `/S` has no address. */
const leadsElsewhere = (after: string): boolean => {
  const [text, written = '', digits] = TEXT.exec(after) ?? []
  return text === undefined ? IS_INDIRECT.test(after) : !HARMLESS_ADDRESS.test(decodeName(written, digits))
}

export const goesToPage = (value: string): boolean => GOES_TO_PAGE.test(value)

export interface NamesFound {
  judged: number
  readonly started: Set<number>
}

const judge = (found: NamesFound, name: string, before: string, after: string): void => {
  if (++found.judged > MAX_JUDGED) throw hiddenContent()
  if (name === 'AA' && IS_DICTIONARY.test(after)) throw refusal()
  if (name === 'URI' && leadsElsewhere(after)) throw refusal()
  if (name === 'Named' && !TURNS_PAGES.test(`${before.slice(before.lastIndexOf('<<'))}/Named${after}`))
    throw refusal()
  if (name !== 'OpenAction' || goesToPage(after)) return
  const [, object] = REFERENCE.exec(after) ?? []
  if (object === undefined) throw refusal()
  found.started.add(Number(object))
}

/** @throws 400 for a name that can do something. @param from names before it, and after `to`, belong to another piece */
export const assertHarmless = (found: NamesFound, text: string, from = 0, to = text.length): void => {
  for (const { name, at, end } of namesIn(text)) {
    if (RISKY.has(name)) throw refusal()
    if (BY_CONTEXT.has(name) && at >= from && at < to)
      judge(found, name, text.slice(Math.max(0, at - OVERLAP), at), text.slice(end, end + HEAD_BYTES))
  }
}

export interface PdfObject {
  number: number
  /** Where its content begins in the text. */
  place: number
}

export const objectsIn = (text: string): PdfObject[] =>
  [...text.matchAll(OBJECT)].map(({ 0: whole, 1: number, index }) => ({
    number: Number(number),
    place: index + whole.length,
  }))
