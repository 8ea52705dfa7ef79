import type { StoredSession } from '../../state/session/storedSession'
import { CURRENT_CYCLE, OPENS_WITH } from './opensWith'
import { waiting, type Asked } from './waiting'

/** By then the page has asked, whatever the line and the machine. */
const KEPT_MS = 30_000

export interface EarlyCalls {
  fetch: typeof fetch
  /** Base of every call. */
  api: string
  /** Where the window is. */
  at: Pick<Location, 'href' | 'pathname' | 'search'>
  session: StoredSession
}

/** The whole of an answer: a body that nobody reads stays behind on the line. */
const arrived = async (answer: Response): Promise<Response> => {
  const { status, statusText, headers } = answer
  // A 204 or a 304 must have none.
  const body = await answer.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

/** Asks for what the page of this address will show, while its code is on the way. */
export const askEarly = ({ fetch, api, at, session }: EarlyCalls): void => {
  const first = OPENS_WITH[at.pathname] ?? []
  // A page of a list is another read when the address says which.
  const calls = at.search ? first.filter((call) => !call.includes('?')) : first
  for (const call of [CURRENT_CYCLE, ...calls]) {
    const url = new URL(api + call, at.href).href
    const stop = new AbortController()
    const answer = fetch(url, {
      headers: { authorization: `Bearer ${session.token}`, accept: 'application/json' },
      signal: stop.signal,
    }).then(arrived)
    // Whoever takes it is told; nobody may.
    answer.catch(() => undefined)
    const asked: Asked = { userId: session.userId, answer, giveUp: () => stop.abort() }
    waiting.set(url, asked)
    setTimeout(() => {
      if (waiting.get(url) === asked) waiting.delete(url)
    }, KEPT_MS)
  }
}
