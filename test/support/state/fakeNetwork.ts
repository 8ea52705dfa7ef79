import { setImmediate } from 'node:timers'
import type { SendForm, Sent as SentBytes } from '@client/state/uploads/upload'

/** One call as it left the client. */
export interface Sent {
  method: string
  /** Under the base address. */
  path: string
  headers: Headers
  /** JSON or multipart body, read; null without one. */
  body: unknown
}

/** What a fake answers: a whole response, or an object that travels as a successful JSON. */
export type Reply = Response | object | null
type Handler = (sent: Sent) => Reply | Promise<Reply>

/** Node's Request takes no relative address: the store under test speaks to this one. */
export const BASE_URL = 'http://escuela.test/api'

export const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
export const failure = (status: number, message: string, campos?: Record<string, string>): Response =>
  answer(status, { ok: false, message, ...(campos ? { campos } : {}) })

const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return request.formData()
  const text = await request.text()
  return text === '' ? null : JSON.parse(text)
}

/** A form under way. */
export interface Upload {
  tell: (sent: SentBytes) => void
}

/**
 * The only thing that store tests replace: the `fetch` of ClientDeps. A call without a prepared answer fails as an unknown
 * address.
 */
export const fakeNetwork = () => {
  const handlers = new Map<string, Handler>()
  const sent: Sent[] = []
  const receive = async (request: Request): Promise<Response> => {
    // Bytes leave after the code that called fetch has run: what it aborts at once is never sent.
    await new Promise((resolve) => setImmediate(resolve))
    request.signal.throwIfAborted()
    const path = request.url.slice(BASE_URL.length)
    const { method, headers } = request
    // Counted once its body is read, so that a call in `sent` is complete. Its answer is chosen in the same moment: a later `on`
    // applies to the next call.
    const call: Sent = { method, path, headers, body: await readBody(request) }
    sent.push(call)
    const handler = handlers.get(`${call.method} ${path}`)
    if (!handler) return failure(404, `la prueba no conoce ${call.method} ${path}`)
    const stopped = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true })
    })
    const reply = await Promise.race([handler(call), stopped])
    // The same refusal may answer several calls; a body is read once.
    return reply instanceof Response ? reply.clone() : answer(200, reply)
  }
  const uploads: Upload[] = []
  const sendForm: SendForm = (request, _form, tell) =>
    new Promise((resolve, reject) => {
      uploads.push({ tell })
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      receive(request).then(resolve, reject)
    })
  return {
    fetch: ((input, init) =>
      receive(input instanceof Request ? input : new Request(input, init))) as typeof fetch,
    /** For calls with files. */
    sendForm,
    /** Those calls as they left; a test tells how far each is. */
    uploads,
    sent,
    /** @param call such as 'PATCH /cargos/pagar'; a later reply to the same call replaces the earlier one */
    on: (call: string, reply: Reply | Handler) =>
      handlers.set(call, typeof reply === 'function' ? (reply as Handler) : () => reply),
    /** How often a call was sent. */
    count: (call: string) => sent.filter(({ method, path }) => `${method} ${path}` === call).length,
  }
}
export type FakeNetwork = ReturnType<typeof fakeNetwork>

/** A reply that arrives when the test resolves it. */
export const slowReply = <T extends Reply>() => {
  let arrive!: (reply: T) => void
  const reply = new Promise<T>((resolve) => {
    arrive = resolve
  })
  return { reply: () => reply, arrive }
}

/** Waits until a condition holds, letting the store work meanwhile. @throws after a minute; only a failure waits that long */
export const until = async (holds: () => boolean): Promise<void> => {
  const end = performance.now() + 60_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never: ${String(holds)}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/**
 * Lets everything under way come to its end: answers, what they make the store fetch again, what is written to the storage. It
 * counts turns of the loop and not time, so that a busy machine takes nothing from it: a turn ends behind the calls that leave in
 * it, for timers that are late run several in one.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
