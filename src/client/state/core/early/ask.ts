import { readWhole } from '../readWhole'
import type { StoredSession } from '../../session/storedSession'
import { waiting, type Asked } from './waiting'

/** By then the page has asked, whatever the line and the machine. */
const KEPT_MS = 30_000

export interface Asking {
  fetch: typeof fetch
  session: StoredSession
  /** How long an answer may wait for its page, ms; default 30 s. */
  keptMs?: number
}

/** Asks for one read, whose answer waits for the page. @param url absolute */
export const ask = (endpoint: string, call: string, url: string, asking: Asking): void => {
  const { fetch, session, keptMs = KEPT_MS } = asking
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
  }, keptMs)
}
