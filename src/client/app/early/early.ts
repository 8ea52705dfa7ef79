import type { StoredSession } from '../../state/session/storedSession'
import { readWhole } from '../../state/core/readWhole'
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

/** Asks for what the page of this address will show, while its code is on the way. */
export const askEarly = ({ fetch, api, at, session }: EarlyCalls): void => {
  for (const [endpoint, call] of Object.entries({ ...CURRENT_CYCLE, ...OPENS_WITH[at.pathname] })) {
    // A page of a list is another read when the address says which.
    if (at.search && call.includes('?')) continue
    const url = new URL(api + call, at.href).href
    const stop = new AbortController()
    const answer = fetch(url, {
      headers: { authorization: `Bearer ${session.token}`, accept: 'application/json' },
      signal: stop.signal,
    }).then(readWhole)
    // Whoever takes it is told; nobody may.
    answer.catch(() => undefined)
    const asked: Asked = { endpoint, call, userId: session.userId, answer, giveUp: () => stop.abort() }
    waiting.set(url, asked)
    setTimeout(() => {
      if (waiting.get(url) === asked) waiting.delete(url)
    }, KEPT_MS)
  }
}
