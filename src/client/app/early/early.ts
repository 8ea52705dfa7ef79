import type { StoredSession } from '../../state/session/storedSession'
import { CURRENT_CYCLE, OPENS_WITH } from './opensWith'

interface Asked {
  userId: number
  answer: Promise<Response>
  giveUp: () => void
}

/** What was asked for and nobody took yet, by address. */
const waiting = new Map<string, Asked>()

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
  const first = OPENS_WITH[at.pathname] ?? []
  // A page of a list is another read when the address says which.
  const calls = at.search ? first.filter((call) => !call.includes('?')) : first
  for (const call of [CURRENT_CYCLE, ...calls]) {
    const url = new URL(api + call, at.href).href
    const stop = new AbortController()
    const answer = fetch(url, {
      headers: { authorization: `Bearer ${session.token}`, accept: 'application/json' },
      signal: stop.signal,
    })
    // Whoever takes it is told; nobody may.
    answer.catch(() => undefined)
    const asked: Asked = { userId: session.userId, answer, giveUp: () => stop.abort() }
    waiting.set(url, asked)
    setTimeout(() => {
      if (waiting.get(url) === asked) waiting.delete(url)
    }, KEPT_MS)
  }
}

/**
 * Answers a read with what was asked for early, once, and sends every other call. A failure is told as that of a late call.
 * @param userId who is signed in now: what was asked for somebody else is not theirs
 */
export const takingEarly =
  (send: typeof fetch, userId: () => number | undefined): typeof fetch =>
  (input, init) => {
    const { method, url, signal } = input instanceof Request ? input : new Request(input, init)
    const asked = method === 'GET' ? waiting.get(url) : undefined
    if (!asked) return send(input, init)
    waiting.delete(url)
    if (asked.userId !== userId()) {
      asked.giveUp()
      return send(input, init)
    }
    signal.addEventListener('abort', asked.giveUp)
    return asked.answer
  }
