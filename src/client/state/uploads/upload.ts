export interface Sent {
  sent: number
  total: number
}

/** Like `fetch`, but reports progress: any answer resolves; a lost connection or an abort rejects. */
export type SendForm = (
  request: Request,
  form: FormData,
  onProgress: (sent: Sent) => void,
) => Promise<Response>

type Listener = (sent: Sent) => void

/** By `Idempotency-Key`. Not in the store: dozens of numbers a second would fill a recorded log. */
const listeners = new Map<string, Listener>()

export const watchUpload = (key: string, listener: Listener): (() => void) => {
  listeners.set(key, listener)
  return () => void listeners.delete(key)
}

export const tellUpload = (key: string | null, sent: Sent): void => {
  if (key !== null) listeners.get(key)?.(sent)
}
