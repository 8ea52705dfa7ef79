/** How far the bytes of a form have left. */
export interface Sent {
  sent: number
  total: number
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot. Answers as `fetch` does: any answer resolves, a broken line
 * and an abort of the request's signal reject.
 */
export type SendForm = (
  request: Request,
  form: FormData,
  onProgress: (sent: Sent) => void,
) => Promise<Response>

type Listener = (sent: Sent) => void

/**
 * Who watches which upload, by its `Idempotency-Key`. Beside the store, since dozens of numbers a second are nobody's
 * state: they would fill a recorded log and say nothing when it is played again.
 */
const listeners = new Map<string, Listener>()

/** @returns a function that stops it */
export const watchUpload = (key: string, listener: Listener): (() => void) => {
  listeners.set(key, listener)
  return () => void listeners.delete(key)
}

export const tellUpload = (key: string | null, sent: Sent): void => {
  if (key !== null) listeners.get(key)?.(sent)
}
