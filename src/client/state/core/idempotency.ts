/** A fresh `Idempotency-Key`. `randomUUID` is missing on plain http, where a school's own server may well be. */
export const newIdempotencyKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON makes every file `{}`: two of them would share a key. */
const told = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/**
 * One key per thing meant: the same content keeps its key, so that pressing again after a lost answer moves nothing twice;
 * other content, or the same after a success (`done`), gets a new one.
 */
export const createKeyKeeper = (): { keyFor: (content: unknown) => string; done: () => void } => {
  let held: { content: string; key: string } | null = null
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content, told)
      if (held?.content !== text) held = { content: text, key: newIdempotencyKey() }
      return held.key
    },
    done: () => {
      held = null
    },
  }
}
