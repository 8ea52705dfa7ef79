import { HEALTH_FIELDS, KEY_FIELDS, SECRET_FIELDS } from '@contract/http/secrets'
import { MASK } from '../core/secrets'

const SECRETS = new Set<string>([...SECRET_FIELDS, ...KEY_FIELDS])

/** Health, salaries, and cells of an imported file, which may hold either. */
const PRIVATE = new Set<string>([...HEALTH_FIELDS, 'sueldo', 'celdas'])

/** In place of a signed link, which opens a file without a session. Sends no request. */
const NO_LINK = 'data:,'

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

const isId = (key: string): boolean => /^id(?![a-z])/.test(key)

/** True for a value to be masked; in the bitácora the field's name is in `campo` beside it. */
const isPrivate = (key: string, inner: unknown, { campo }: { campo?: unknown }): boolean =>
  PRIVATE.has(key) ||
  (key === 'muestra' && Array.isArray(inner)) ||
  ((key === 'antes' || key === 'despues') && typeof campo === 'string' && PRIVATE.has(campo))

/** A row stays the same object over many actions, so it is masked once. */
const masked = new WeakMap<object, unknown>()
const hidden = new WeakMap<object, unknown>()

const maskText = (key: string, text: string): string => {
  if (SECRETS.has(key)) return MASK
  return text.includes('&firma=') ? NO_LINK : text
}

const withParts = (value: object, partOf: (key: string, inner: unknown) => unknown): object => {
  let changed = false
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const shown = partOf(key, inner)
    if (shown !== inner) changed = true
    return [key, shown] as const
  })
  if (!changed) return value
  return Array.isArray(value) ? entries.map(([, shown]) => shown) : Object.fromEntries(entries)
}

/** Keeps lists, fields and ids, so that a page can still be drawn from it. */
const hide = (value: unknown): unknown => {
  if (typeof value === 'string') return MASK
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (!hidden.has(value))
    hidden.set(
      value,
      withParts(value, (key, inner) => (isId(key) ? inner : hide(inner))),
    )
  return hidden.get(value)
}

const maskObject = (value: object): object =>
  withParts(value, (key, inner) => {
    if (isPrivate(key, inner, value)) return hide(inner)
    return typeof inner === 'string' ? maskText(key, inner) : mask(inner)
  })

/** Masks passwords, tokens, signed links, health and salaries at any depth. Equal values get equal masks, so that a replay agrees. */
export const mask = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (!masked.has(value)) masked.set(value, maskObject(value))
  return masked.get(value) as T
}

/** Of a list longer than `LONG` only `SHOWN` rows are shown. */
const LONG = 20
const SHOWN = 5

interface Rows {
  ids: number[]
  entities: Record<number, unknown>
}

const isRows = (value: object): value is Rows =>
  'ids' in value && Array.isArray(value.ids) && 'entities' in value && value.ids.length > LONG

const abridged = new WeakMap<object, unknown>()

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
  if (!abridged.has(value)) abridged.set(value, abridgeObject(value))
  return abridged.get(value)
}

export const maskAction = <A>(action: A): A => mask(action)

/** Long lists are cut, because the panel copies the state for each action. An imported log is played from the actions, so it loses nothing. */
export const showState = <S>(state: S): S => abridge(mask(state)) as S
