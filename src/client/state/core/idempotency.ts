import { SECRET_FIELDS } from '@contract/http/secrets'

/** Browsers have no `randomUUID` on plain http, which a school may use in its own network. */
export const newKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON turns every file into `{}`: two different files would get one key. */
const fileAsFacts = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

interface Held {
  content: string
  key: string
}

const holdsSecret = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && SECRET_FIELDS.some((field) => field in content)

/** Equal content keeps its key until `done`: a click after a lost answer cannot pay twice. @param box where it is kept, except for passwords */
export const createKeyKeeper = (
  box: { current: unknown } = { current: null },
): { keyFor: (content: unknown) => string; done: () => void } => {
  const memory: { current: unknown } = { current: null }
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content, fileAsFacts)
      const place = holdsSecret(content) ? memory : box
      const held = place.current as Held | null
      if (held?.content === text) return held.key
      const key = newKey()
      place.current = { content: text, key } satisfies Held
      return key
    },
    done: () => {
      memory.current = null
      box.current = null
    },
  }
}
