/** A fresh `Idempotency-Key`. `randomUUID` is missing on plain http, where a school's own server may well be. */
export const newIdempotencyKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON makes every file `{}`: two of them would share a key. */
const told = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

interface Held {
  content: string
  key: string
}

/**
 * One key per thing meant: the same content keeps its key, so that pressing again after a lost answer moves nothing twice;
 * other content, or the same after a success (`done`), gets a new one.
 * @param box where it is held, for who keeps it longer than this page lives
 */
export const createKeyKeeper = (
  box: { current: unknown } = { current: null },
): { keyFor: (content: unknown) => string; done: () => void } => {
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content, told)
      const held = box.current as Held | null
      if (held?.content === text) return held.key
      const key = newIdempotencyKey()
      box.current = { content: text, key } satisfies Held
      return key
    },
    done: () => {
      box.current = null
    },
  }
}
