import { NO_IMAGE } from '../domain/messages'

export const MAX_FILES = 6
export const MAX_VIDEOS = 1

export const FIRST_NOT_IMAGE = 'El primer archivo debe ser una imagen'
export const TOO_MANY_VIDEOS = 'Solo se acepta un video por evento'
export const TOO_MANY_FILES = `Se aceptan hasta ${MAX_FILES} archivos por evento`

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

export const readKept = (json: string): string[] | null => {
  const list = readJson(json)
  return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : null
}

export const readOrder = (json: string, count: number): number[] | null => {
  const list = readJson(json)
  if (!Array.isArray(list) || list.length !== count) return null
  return Array.from({ length: count }, (_, place) => place).every((place) => list.includes(place))
    ? (list as number[])
    : null
}
