import { readNamedIds, type NamedIds } from '../http/namedRows'
import { TAG_TYPES, type TagType } from '../http/tags'

/** `everything`: events may have been missed, so all of the client's cache is stale. */
export const LIVE_EVENTS = { open: 'inicio', changes: 'cambios', everything: 'todo' } as const

/** Milliseconds between comments that keep proxies from closing a quiet stream. */
export const HEARTBEAT_MS = 20_000
/** Milliseconds (two and a half heartbeats) after which a client treats a silent line as dead, even if it was not closed. */
export const SILENCE_MS = 50_000

/** A live stream skips writes that carry its own `origen`. Sent only once «inicio» gave one, as another server's CORS may not allow the header. */
export const ORIGIN_HEADER = 'x-origen'

const ORIGIN = /^[\w-]{16,64}$/

export const isOrigin = (value: unknown): value is string => typeof value === 'string' && ORIGIN.test(value)

const KNOWN: ReadonlySet<unknown> = new Set(TAG_TYPES)

const fieldOf = (data: string, name: string): unknown => {
  try {
    return (JSON.parse(data) as Record<string, unknown> | null)?.[name]
  } catch {
    return undefined
  }
}

/** Leaves out tags that a newer server sends and this client does not know. */
export const readTags = (data: string): TagType[] => {
  const tags = fieldOf(data, 'tags')
  return Array.isArray(tags) ? tags.filter((tag): tag is TagType => KNOWN.has(tag)) : []
}

export const readIds = (data: string): NamedIds => readNamedIds(fieldOf(data, 'ids'))

export const readOrigin = (data: string): string | null => {
  const origin = fieldOf(data, 'origen')
  return isOrigin(origin) ? origin : null
}

/** Milliseconds. An answer younger than this missed at most what `recientes` names: the server remembers a minute, of which an early read may have waited 30 s. */
export const COVERED_MS = 25_000

export const readRecent = (data: string): TagType[] | null => {
  const tags = fieldOf(data, 'recientes')
  return Array.isArray(tags) ? tags.filter((tag): tag is TagType => KNOWN.has(tag)) : null
}
