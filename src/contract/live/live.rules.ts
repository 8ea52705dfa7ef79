import { TAG_TYPES, type TagType } from '../http/tags'

/** Events of `GET /cambios`: the stream is open, tags became stale, or nobody knows what was missed. */
export const LIVE_EVENTS = { open: 'inicio', changes: 'cambios', everything: 'todo' } as const

/** A comment this often, in ms: no proxy takes a quiet stream for a dead one. */
export const HEARTBEAT_MS = 20_000
/** After two heartbeats that did not come, in ms, the line is dead although nobody closed it. */
export const SILENCE_MS = 50_000

/**
 * Optional header of a write: the `origen` that «inicio» gave to the writer's own stream, which then is not told of it. It
 * travels only to a server that gave one, so that another server's CORS never has to know it.
 */
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

/** Tags of a «cambios»; what a newer server names and this client does not know is left out. */
export const readTags = (data: string): TagType[] => {
  const tags = fieldOf(data, 'tags')
  return Array.isArray(tags) ? tags.filter((tag): tag is TagType => KNOWN.has(tag)) : []
}

/** The `origen` of an «inicio», null when there is none that could be sent back. */
export const readOrigin = (data: string): string | null => {
  const origin = fieldOf(data, 'origen')
  return isOrigin(origin) ? origin : null
}

/** How long what was read is covered by `recientes`, ms: less than the server's minute by the time that an early read waits. */
export const COVERED_MS = 25_000

/** What an «inicio» says that changed within the last minute; null from a server that does not know. */
export const readRecent = (data: string): TagType[] | null => {
  const tags = fieldOf(data, 'recientes')
  return Array.isArray(tags) ? tags.filter((tag): tag is TagType => KNOWN.has(tag)) : null
}
