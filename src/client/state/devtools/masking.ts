import { KEY_FIELDS, SECRET_FIELDS } from '@contract/http/secrets'
import { MASK } from '../core/secrets'

const SECRETS = new Set<string>([...SECRET_FIELDS, ...KEY_FIELDS])

/** In place of a link that opens a file without a session: an address that holds nothing and asks nobody. */
const NO_LINK = 'data:,'

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/** Rows live through many actions: each is walked once. */
const walked = new WeakMap<object, unknown>()

const maskText = (key: string, text: string): string => {
  if (SECRETS.has(key)) return MASK
  return text.includes('&firma=') ? NO_LINK : text
}

const maskObject = (value: object): object => {
  let changed = false
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const shown = typeof inner === 'string' ? maskText(key, inner) : mask(inner)
    if (shown !== inner) changed = true
    return [key, shown] as const
  })
  if (!changed) return value
  return Array.isArray(value) ? entries.map(([, shown]) => shown) : Object.fromEntries(entries)
}

/**
 * A copy without passwords, tokens and signed links, whatever the depth; untouched branches keep their identity. The same value
 * gives the same mask wherever it stands: masked actions reduce to the masked state.
 */
export const mask = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (!walked.has(value)) walked.set(value, maskObject(value))
  return walked.get(value) as T
}

/** A list with more rows shows its first ones. */
const LONG = 20
const SHOWN = 5

interface Rows {
  ids: number[]
  entities: Record<number, unknown>
}

const isRows = (value: object): value is Rows =>
  'ids' in value && Array.isArray(value.ids) && 'entities' in value && value.ids.length > LONG

const cut = new WeakMap<object, unknown>()

const abridgeObject = (value: object): unknown => {
  if (isRows(value)) {
    const ids = value.ids.slice(0, SHOWN)
    return {
      ids,
      entities: Object.fromEntries(ids.map((id) => [id, value.entities[id]])),
      more: value.ids.length - SHOWN,
    }
  }
  if (Array.isArray(value))
    return value.length > LONG ? [...value.slice(0, SHOWN), `… ${value.length - SHOWN} more`] : value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, abridge(inner)]))
}

const abridge = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (!cut.has(value)) cut.set(value, abridgeObject(value))
  return cut.get(value)
}

/** For Redux DevTools: a recorded action, without what opens anything. */
export const maskAction = <A>(action: A): A => mask(action)

/**
 * For Redux DevTools: the state after an action as its panel shows it, which keeps a copy of its own for each. Long lists are
 * cut: whoever imports a log reduces its actions, which are whole.
 */
export const showState = <S>(state: S): S => abridge(mask(state)) as S
