import { LIVE_EVENTS, readIds, readOrigin, readRecent, readTags, SILENCE_MS } from '@contract/live/live.rules'
import { liveRoutes } from '@contract/live/live.routes'
import type { NamedIds } from '@contract/http/namedRows'
import type { TagType } from '@contract/http/tags'
import { readEndReason, type EndReason } from '@contract/session/session.rules'
import type { ClientDeps } from '../core/baseQuery'

export interface ServerEvent {
  event: string
  data: string
}

const fieldOf = (line: string): [name: string, value: string] => {
  const at = line.indexOf(':')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
}

const parse = (block: string): ServerEvent | null => {
  const event = { event: 'message', data: [] as string[] }
  for (const line of block.split('\n')) {
    const [name, value] = fieldOf(line)
    if (name === 'event') event.event = value
    if (name === 'data') event.data.push(value)
  }
  return event.data.length === 0 ? null : { event: event.event, data: event.data.join('\n') }
}

/** Reads server-sent events in any pieces. Lines end in LF or CRLF; a lone CR, which the standard allows, is ignored. */
export const createEventReader = (heard: (event: ServerEvent) => void): ((text: string) => void) => {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) heard(event)
    }
  }
}

interface LiveHeard {
  /** `origin` goes into the header of writes; `recent` is what changed in the last minute, null if the server does not know. */
  opened: (origin: string | null, recent: readonly TagType[] | null) => void
  /** @param named by tag, ids of changed rows; any row of a tag not named may have changed */
  changed: (tags: readonly TagType[], named: NamedIds) => void
  missed: () => void
  refused: (why: EndReason | null) => void
}

/** `ended` after it was open, `failed` before; `unsupported`: the existing server answers 404, 405 or a page. */
export type LiveEnd = 'ended' | 'failed' | 'unauthorized' | 'unsupported'

const endOf = ({ status, ok, headers }: Response): LiveEnd | null => {
  if (status === 401) return 'unauthorized'
  if (status === 429 || status >= 500) return 'failed'
  const events = headers.get('content-type')?.startsWith('text/event-stream') === true
  return ok && events ? null : 'unsupported'
}

const endReasonOf = async (response: Response): Promise<EndReason | null> => {
  const told = (await response.json().catch(() => null)) as { motivo?: unknown } | null
  return readEndReason(told?.motivo)
}

const read = async (
  response: Response,
  heard: LiveHeard,
  alive: () => void,
  signal: AbortSignal,
): Promise<LiveEnd> => {
  let end: LiveEnd = 'failed'
  const take = createEventReader(({ event, data }) => {
    if (event === LIVE_EVENTS.open) {
      end = 'ended'
      heard.opened(readOrigin(data), readRecent(data))
    }
    if (event === LIVE_EVENTS.changes) heard.changed(readTags(data), readIds(data))
    if (event === LIVE_EVENTS.everything) heard.missed()
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return end
      alive()
      take(decoder.decode(value, { stream: true }))
    }
  } catch {
    return end
  }
}

/** Never throws. A connection without a heartbeat for too long counts as lost. @param signal ends it at once */
export const openLiveStream = async (
  { fetch, baseUrl }: Pick<ClientDeps, 'fetch' | 'baseUrl'>,
  token: string,
  heard: LiveHeard,
  signal: AbortSignal,
): Promise<LiveEnd> => {
  const giveUp = new AbortController()
  const abort = () => giveUp.abort()
  let silence = setTimeout(abort, SILENCE_MS)
  const alive = () => {
    clearTimeout(silence)
    silence = setTimeout(abort, SILENCE_MS)
  }
  signal.addEventListener('abort', abort)
  try {
    // A Request, as `fetchBaseQuery` sends: tests and tools that replace `fetch` see one kind of call.
    const request = new Request(baseUrl + liveRoutes.stream.path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: giveUp.signal,
    })
    const response = await fetch(request)
    const refused = endOf(response)
    if (refused === 'unauthorized') heard.refused(await endReasonOf(response))
    else if (refused) void response.body?.cancel().catch(() => undefined)
    return refused ?? (await read(response, heard, alive, giveUp.signal))
  } catch {
    return 'failed'
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
    abort()
  }
}
