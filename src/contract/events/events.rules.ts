import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { dayProblem } from '../domain/dateMath'
import { upper, upperLines } from '../domain/text'
import { NO_IMAGE } from '../domain/messages'

/** Files of an event: up to 6, of which at most 1 video. */
export const MAX_FILES = 6
export const MAX_VIDEOS = 1

/** Characters, as long as the contract lets each be. */
export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 4000

export const FIRST_NOT_IMAGE = 'El primer archivo debe ser una imagen'
export const TOO_MANY_VIDEOS = 'Solo se acepta un video por evento'
export const TOO_MANY_FILES = `Se aceptan hasta ${MAX_FILES} archivos por evento`

/** What an event tells, without its files. */
export interface EventText {
  titulo: string
  descripcion: string
  /** yyyy-MM-dd */
  fecha: string
}

/** What is kept: uppercased, the title on one line, the description with its lines. */
export const eventText = ({ titulo, descripcion, fecha }: EventText): EventText => ({
  titulo: upper(titulo),
  descripcion: upperLines(descripcion),
  fecha,
})

/** What each field has wrong; empty when it may be kept. */
export const eventProblems = (event: EventText): Campos => {
  const { titulo, descripcion } = eventText(event)
  return onlyProblems({
    titulo: requiredText(titulo),
    descripcion: requiredText(descripcion),
    fecha: dayProblem(event.fecha),
  })
}

/** Why these files, in their order, cannot be an event's; null when they can. */
export const eventFilesProblem = (kinds: readonly ('image' | 'video')[]): string | null => {
  if (kinds.length === 0) return NO_IMAGE
  if (kinds.length > MAX_FILES) return TOO_MANY_FILES
  if (kinds.filter((kind) => kind === 'video').length > MAX_VIDEOS) return TOO_MANY_VIDEOS
  return kinds[0] === 'image' ? null : FIRST_NOT_IMAGE
}

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The links of `fotos`, a JSON list of texts; null when it is none. */
export const readKept = (json: string): string[] | null => {
  const list = readJson(json)
  return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : null
}

/** `orden`: a JSON list with each of the places 0 to count - 1 once; null when it is none. */
export const readOrder = (json: string, count: number): number[] | null => {
  const list = readJson(json)
  if (!Array.isArray(list) || list.length !== count) return null
  return Array.from({ length: count }, (_, place) => place).every((place) => list.includes(place))
    ? (list as number[])
    : null
}
