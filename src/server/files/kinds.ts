import { fileTypeFromBuffer } from 'file-type/core'
import { FILE_KIND_NAMES, MAX_FILE_BYTES, MB, type FileKind } from '@contract/domain/files'
import { listText } from '@contract/domain/text'
import { HttpProblem } from '../shared/problem'

/** Browsers show a pdf in a viewer of their own, which `sandbox` blocks and `default-src` strips of its styles; our pages frame it. */
export const PDF_VIEWABLE = {
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const

export const HEAD_BYTES = 4100

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const KIND_OF = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'application/pdf': 'pdf',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
  [XLSX]: 'sheet',
  'application/vnd.ms-excel': 'sheet',
  'application/xml': 'sheet',
  'text/csv': 'sheet',
  'text/xml': 'cfdi',
  'application/zip': 'cfdi',
} as const satisfies Record<string, FileKind>

export type Mime = keyof typeof KIND_OF

export interface FileType {
  readonly kind: FileKind
  readonly mime: Mime
}

/** By file-type's extensions. Of an animated png the first picture stays; an m4b audio book is no video. */
const MIME_OF: Record<string, Mime> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  apng: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** First element of Excel 2002 and 2003's XML, which banks and old programs name .xls. */
const SPREADSHEET_ML = 'urn:schemas-microsoft-com:office:spreadsheet'

export const tooLarge = (kind: FileKind): HttpProblem =>
  new HttpProblem(413, `El archivo rebasa el límite de ${MAX_FILE_BYTES[kind] / MB} MB.`)

const SAVE_ANEW = 'Ábrelo en Excel, guárdalo como «Libro de Excel (.xlsx)» y elige el archivo nuevo.'
export const NO_SHEET = `El archivo no es una hoja de Excel (XLSX, XLS) ni un CSV que se pueda leer. ${SAVE_ANEW}`
export const LOCKED_SHEET =
  'El archivo tiene contraseña y no se puede leer. Ábrelo en Excel, quítale la contraseña en Archivo › Información › Proteger libro, guárdalo como «Libro de Excel (.xlsx)» y elige el archivo nuevo.'
const WEB_PAGE = `El archivo es una página web con nombre de hoja de Excel y no se puede leer. ${SAVE_ANEW}`

const DAMAGED: Record<FileKind, string> = {
  image: 'La imagen está dañada o incompleta. Elige otro archivo.',
  pdf: 'El PDF está dañado o incompleto. Elige otro archivo.',
  video: 'El video está dañado o incompleto. Elige otro archivo.',
  sheet: NO_SHEET,
  cfdi: 'El archivo está dañado o incompleto. Elige otro.',
}

/** Starts as one of our kinds but is broken after that. */
export const damagedFile = (kind: FileKind): HttpProblem => new HttpProblem(415, DAMAGED[kind])

/** A CSV has no signature: it is text without control characters, which only binary files have. */
const isText = (head: Buffer): boolean => !head.some((byte) => byte < 32 && ![9, 10, 13].includes(byte))

/** @throws 415 for a web page, which other programs export under the name .xls */
const markupOf = (head: Buffer): Mime => {
  const text = head.toString('latin1')
  if (text.includes(SPREADSHEET_ML) && /<(?:\w+:)?Workbook\b/.test(text)) return 'application/xml'
  throw new HttpProblem(415, WEB_PAGE, { file: WEB_PAGE })
}

const mimeOf = async (head: Buffer, kinds: readonly FileKind[]): Promise<Mime | undefined> => {
  if (kinds.includes('cfdi')) {
    if (head.subarray(0, 4).equals(ZIP)) return 'application/zip'
    return /^(?:\xEF\xBB\xBF)?\s*</.test(head.toString('latin1')) ? 'text/xml' : undefined
  }
  if (!kinds.includes('sheet')) return MIME_OF[(await fileTypeFromBuffer(head))?.ext ?? '']
  if (head.subarray(0, 4).equals(ZIP)) return XLSX
  if (head.subarray(0, 8).equals(COMPOUND)) return 'application/vnd.ms-excel'
  if (isText(head) && /^(?:\xEF\xBB\xBF)?\s*</.test(head.toString('latin1'))) return markupOf(head)
  return isText(head) && !(await fileTypeFromBuffer(head)) ? 'text/csv' : undefined
}

/** Reads the first bytes alone, because name and media type of an upload can lie. @throws 415 naming the accepted kinds */
export const typeOf = async (head: Buffer, kinds: readonly FileKind[]): Promise<FileType> => {
  const mime = await mimeOf(head, kinds)
  const kind = mime && KIND_OF[mime]
  if (mime && kind && kinds.includes(kind)) return { kind, mime }
  const accepted = `Se aceptan ${listText(kinds.map((each) => FILE_KIND_NAMES[each]))}.`
  const anew = kinds.includes('sheet')
    ? ` Si es de Excel: ábrelo y guárdalo como «Libro de Excel (.xlsx)».`
    : ''
  throw new HttpProblem(415, `El archivo no es de un tipo permitido. ${accepted}${anew}`)
}
