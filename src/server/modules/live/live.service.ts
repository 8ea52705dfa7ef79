import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { HEARTBEAT_MS, LIVE_EVENTS, readIds, readOrigin } from '@contract/live/live.rules'
import { CHANNELS } from '../../db/announce'
import type { Db } from '../../db/database'
import { createListener } from '../../db/listener'
import type { Actor } from '../../http/actor'
import { unauthorized, tryAgain } from '../../shared/problem'

/** Milliseconds. A window that read its lists within this time learns what changed and need not read all again. */
const RECENT_MS = 60_000

export const createRecent = (clock: () => number = () => performance.now()) => {
  const changed = new Map<string, number>()
  let since = Infinity
  return {
    begin: (): void => {
      changed.clear()
      since = clock()
    },
    isListening: (): boolean => since !== Infinity,
    add: (tags: readonly string[]): void => {
      for (const tag of tags) changed.set(tag, clock())
    },
    /** Undefined in the first minute of this process, of which it knows too little. */
    tags: (): string[] | undefined => {
      const from = clock() - RECENT_MS
      if (since > from) return undefined
      return [...changed].flatMap(([tag, at]) => (at >= from ? tag : []))
    },
  }
}

const findLiving = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.expires_at'])
    .where('s.id', 'in', ids)
    .where('s.expires_at', '>', now)
    .where('u.deactivated_at', 'is', null)
    .execute()

/** Bytes. An event has about forty, with 150 ids a thousand: a client with this much unsent has stopped reading. It is dropped and reloads when it reconnects. */
const MAX_UNSENT_BYTES = 64 * 1024

const HEARTBEAT = ': latido\n\n'

const eventText = (event: string, data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

interface EventStream {
  readonly readable: Readable
  send(text: string): void
  end(): void
}

const createEventStream = (gone: () => void): EventStream => {
  // What the socket does not take yet waits in this stream.
  const readable = new Readable({ read: () => undefined, encoding: 'utf8' })
  readable.once('close', gone)
  let ended = false
  return {
    readable,
    send: (text) => {
      if (ended || readable.destroyed) return
      readable.push(text)
      if (readable.readableLength > MAX_UNSENT_BYTES) readable.destroy()
    },
    end: () => {
      if (ended || readable.destroyed) return
      ended = true
      readable.push(null)
    },
  }
}

/** Null for what our processes did not write: any user of the database can notify, and an error in the listener would end the server. */
const announcedTags = (payload: string): string[] | null => {
  try {
    const { tags } = JSON.parse(payload) as { tags?: unknown }
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null
  } catch {
    return null
  }
}

/** Windows of one browser share a session; more streams than this are a fault of the client. */
const MAX_PER_SESSION = 20

/** Milliseconds for which a client that does not read may delay the server's end. */
const PARTING_MS = 1_000

interface Deps {
  connection: pg.PoolConfig
  db: Db
  now: () => Date
  log: { warn: (what: object, message: string) => void }
}

interface Open {
  sessionId: number
  stream: EventStream
  expiry?: NodeJS.Timeout
}

/** All writes, those of this process too, arrive as PostgreSQL notifications after their commit (decisions/0010). */
export const createLiveService = ({ connection, db, now, log }: Deps) => {
  const streams = new Map<string, Open>()
  const recent = createRecent()
  let beat: NodeJS.Timeout | null = null

  const tellAll = (text: string, but?: string): void => {
    for (const [origin, { stream }] of streams) if (origin !== but) stream.send(text)
  }

  const recheck = async (): Promise<void> => {
    const ids = [...new Set([...streams.values()].map(({ sessionId }) => sessionId))]
    if (ids.length === 0) return
    const living = new Set((await findLiving(db, ids, now())).map(({ id }) => id))
    for (const { sessionId, stream } of streams.values())
      if (ids.includes(sessionId) && !living.has(sessionId)) stream.end()
  }
  const recheckSoon = (): void =>
    void recheck().catch((error: unknown) => log.warn({ err: error }, 'sessions of streams not checked'))

  const listener = createListener({
    connection,
    channels: [CHANNELS.changes, CHANNELS.sessions],
    log,
    heard: (channel, payload) => {
      if (channel === CHANNELS.sessions) return recheckSoon()
      const tags = announcedTags(payload)
      recent.add(tags ?? [])
      if (!tags) return
      const told = eventText(LIVE_EVENTS.changes, { tags, ids: readIds(payload) })
      tellAll(told, readOrigin(payload) ?? undefined)
    },
    back: () => {
      recent.begin()
      recheckSoon()
      tellAll(eventText(LIVE_EVENTS.everything, {}))
    },
  })

  const keepBeating = (): void => {
    beat ??= setInterval(() => {
      tellAll(HEARTBEAT)
      recheckSoon()
      void listener.check()
    }, HEARTBEAT_MS).unref()
  }

  const add = (origin: string, sessionId: number): Open => {
    const closeStream = () => {
      clearTimeout(streams.get(origin)?.expiry)
      streams.delete(origin)
    }
    const open: Open = { sessionId, stream: createEventStream(closeStream) }
    open.stream.send(eventText(LIVE_EVENTS.open, { origen: origin, recientes: recent.tags() }))
    streams.set(origin, open)
    return open
  }

  return {
    /** Open as long as its session. @throws 401 it ended meanwhile · 429 too many of one session · 503 without the database */
    open: async ({ sessionId }: Pick<Actor, 'sessionId'>): Promise<Readable> => {
      const held = [...streams.values()].filter((each) => each.sessionId === sessionId).length
      if (held >= MAX_PER_SESSION)
        throw tryAgain(429, 'Hay demasiadas ventanas abiertas con esta sesión.', 60)
      await listener.ready()
      if (!recent.isListening()) recent.begin()
      // Registered before the session is checked, so that a session ending in between still closes the stream.
      const origin = randomUUID()
      const open = add(origin, sessionId)
      const [session] = await findLiving(db, [sessionId], now()).catch((error: unknown) => {
        open.stream.readable.destroy()
        throw error
      })
      if (!session) {
        open.stream.readable.destroy()
        throw unauthorized()
      }
      const left = session.expires_at.getTime() - now().getTime()
      open.expiry = setTimeout(open.stream.end, left).unref()
      keepBeating()
      return open.stream.readable
    },

    count: () => streams.size,

    /** The server's end waits for open answers, and these never end by themselves. */
    endAll: (): void => {
      const open = [...streams.values()]
      for (const { stream } of open) stream.end()
      setTimeout(() => open.forEach(({ stream }) => stream.readable.destroy()), PARTING_MS).unref()
    },

    close: async (): Promise<void> => {
      if (beat) clearInterval(beat)
      await listener.close()
    },
  }
}

export type LiveService = ReturnType<typeof createLiveService>
