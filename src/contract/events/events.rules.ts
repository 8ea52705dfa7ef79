import { NO_IMAGE } from '../domain/messages'

/** Files of an event: up to 6, of which at most 1 video. */
export const MAX_FILES = 6
export const MAX_VIDEOS = 1

export const FIRST_NOT_IMAGE = 'El primer archivo debe ser una imagen'
export const TOO_MANY_VIDEOS = 'Solo se acepta un video por evento'
export const TOO_MANY_FILES = `Se aceptan hasta ${MAX_FILES} archivos por evento`

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
