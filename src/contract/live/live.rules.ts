import { TAG_TYPES, type TagType } from '../http/tags'

/**
 * Events of `GET /cambios`: the stream is open; tags became stale; or events may have been missed, so everything counts as stale.
 */
export const LIVE_EVENTS = { open: 'inicio', changes: 'cambios', everything: 'todo' } as const

/** How often the server sends a comment, in ms, so that proxies do not close a quiet stream. */
export const HEARTBEAT_MS = 20_000
/** A client that hears nothing for this long, in ms (two heartbeats), treats the line as dead even if it was not closed. */
export const SILENCE_MS = 50_000

/**
 * Optional header of a write: the `origen` that «inicio» gave to the writer's own stream, which then skips this change. Sent only
 * to a server that gave one, so another server's CORS rules need not allow it.
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

/** Tags of a «cambios» event, without those that a newer server sends and this client does not know. */
export const readTags = (data: string): TagType[] => {
  const tags = fieldOf(data, 'tags')
  return Array.isArray(tags) ? tags.filter((tag): tag is TagType => KNOWN.has(tag)) : []
}

/** The `origen` of an «inicio» event; null when it cannot be sent back in a header. */
export const readOrigin = (data: string): string | null => {
  const origin = fieldOf(data, 'origen')
  return isOrigin(origin) ? origin : null
}

/**
 * Reads younger than this, ms, are covered by `recientes`: the server remembers a minute, of which an early read may wait a part.
 */
export const COVERED_MS = 25_000

/** Tags that changed in the last minute, as «inicio» lists them; null from a server that does not send them. */
export const readRecent = (data: string): TagType[] | null => {
  const tags = fieldOf(data, 'recientes')
  return Array.isArray(tags) ? tags.filter((tag): tag is TagType => KNOWN.has(tag)) : null
}
