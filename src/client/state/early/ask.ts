import { readWhole } from '../core/readWhole'
import type { StoredSession } from '../session/storedSession'
import { earlyAnswers, type Asked } from './earlyAnswers'

/** ms. Later no page will take the answer. */
const KEPT_MS = 30_000

export interface Asking {
  fetch: typeof fetch
  session: StoredSession
}

/** Sends a read early; its answer waits for the store, whose code has not loaded yet. @param url absolute */
export const ask = (url: string, { fetch, session }: Asking): void => {
  const stop = new AbortController()
  const answer = fetch(url, {
    headers: { authorization: `Bearer ${session.token}`, accept: 'application/json' },
    signal: stop.signal,
  }).then(readWhole)
  // Without this, a failure that no page takes would be an unhandled rejection.
  answer.catch(() => undefined)
  const asked: Asked = { userId: session.userId, answer, giveUp: () => stop.abort() }
  earlyAnswers.set(url, asked)
  setTimeout(() => {
    if (earlyAnswers.get(url) === asked) earlyAnswers.delete(url)
  }, KEPT_MS)
}
