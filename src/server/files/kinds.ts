import { fileTypeFromBuffer } from 'file-type/core'
import { FILE_KIND_NAMES, MAX_FILE_BYTES, MB, type FileKind } from '@contract/domain/files'
import { HttpProblem } from '../shared/problem'

/** Enough for the longest signature of our kinds, the EBML header of a webm. */
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
  'text/csv': 'sheet',
} as const satisfies Record<string, FileKind>

export type Mime = keyof typeof KIND_OF

export interface FileType {
  readonly kind: FileKind
  readonly mime: Mime
}

/** By extension of file-type: an animated png is a png (its first picture stays), an m4b audio book is no video. */
const MIME_OF: Record<string, Mime> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  apng: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

/** First bytes of every zip that is not empty. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1')

/** 413 with the limit of the kind. */
export const tooLarge = (kind: FileKind): HttpProblem =>
  new HttpProblem(413, `El archivo rebasa el límite de ${MAX_FILE_BYTES[kind] / MB} MB.`)

export const NO_SHEET =
  'El archivo no es una hoja de Excel (XLSX) ni un CSV que se pueda leer. Elige otro archivo.'

const DAMAGED: Record<FileKind, string> = {
  image: 'La imagen está dañada o incompleta. Elige otro archivo.',
  pdf: 'El PDF está dañado o incompleto. Elige otro archivo.',
  video: 'El video está dañado o incompleto. Elige otro archivo.',
  sheet: NO_SHEET,
}

/** 415 for a file that begins like one of our kinds but is broken after that. */
export const damaged = (kind: FileKind): HttpProblem => new HttpProblem(415, DAMAGED[kind])

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** A CSV has no signature: it is accepted as text if no control character occurs, which only binary files have. */
const isText = (head: Buffer): boolean => !head.some((byte) => byte < 32 && ![9, 10, 13].includes(byte))

const mimeOf = async (head: Buffer, kinds: readonly FileKind[]): Promise<Mime | undefined> => {
  if (!kinds.includes('sheet')) return MIME_OF[(await fileTypeFromBuffer(head))?.ext ?? '']
  // Whether the zip is really a workbook shows when it is read.
  if (head.subarray(0, 4).equals(ZIP)) return XLSX
  return isText(head) && !(await fileTypeFromBuffer(head)) ? 'text/csv' : undefined
}

/**
 * The type of a file, by its first bytes alone, because name and media type of an upload can lie.
 * @throws HttpProblem 415 for any other kind, naming the accepted ones
 */
export const typeOf = async (head: Buffer, kinds: readonly FileKind[]): Promise<FileType> => {
  const mime = await mimeOf(head, kinds)
  const kind = mime && KIND_OF[mime]
  if (mime && kind && kinds.includes(kind)) return { kind, mime }
  throw new HttpProblem(
    415,
    `El archivo no es de un tipo permitido. Se aceptan ${list.format(kinds.map((each) => FILE_KIND_NAMES[each]))}.`,
  )
}
