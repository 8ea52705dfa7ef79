import type { FileKind } from '../domain/files'
import type { ActionName, ModuleName } from '../domain/permissions'
import type { NamedTag } from './namedRows'
import type { TagType } from './tags'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export type Grant = readonly [ModuleName, ActionName]

/** `public` needs no session, `session` any valid session, a list any one of its permissions. */
export type Access = 'public' | 'session' | readonly [Grant, ...Grant[]]

export interface Upload {
  readonly field: 'file' | 'files'
  readonly kinds: readonly FileKind[]
  readonly max: number
  readonly videos?: number
  /** Largest size of each file; by default what its kind allows. */
  readonly bytes?: number
}

export interface Route {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  readonly needs?: readonly Grant[]
  /** The call has a body but only reads: no transaction, no row in the bitácora. */
  readonly reads?: true
  /** Moves money, so a call without `Idempotency-Key` is 400. Other writes may send a key. */
  readonly idempotent?: true
  /** Field of the body: true writes nothing, so the call needs no key and its answer is not stored. */
  readonly dryRunField?: string
  readonly upload?: Upload
  /** Health data, salaries, a family's answers or a token: no cache may keep the answer. */
  readonly sensitive?: true
  /** The answer is not stored for retries, since it holds a secret or a repeat does no harm: the same key runs again. */
  readonly notReplayed?: true
  /** Open also while a user has yet to set up a second factor that the role demands; all other calls are 403 then. */
  readonly beforeSecondFactor?: true
  /** Asks for the password or a code again when the session's last proof is older than ten minutes: 403 with `CONFIRMAR`. */
  readonly needsReauth?: true
  readonly stream?: true
  readonly file?: true
  readonly shows?: readonly TagType[]
  /** Tags that a successful write makes stale; sent live to the other desks. */
  readonly changes?: readonly TagType[]
  /** Tags of `changes` of which the write records every changed row (`call.record`). Other desks read only those rows again; one left out would stay stale there. */
  readonly names?: readonly NamedTag[]
  /** Tags that also are stale after a refused (404, 409) or lost write: what it was decided by, such as the cycle's prices. */
  readonly restsOn?: readonly TagType[]
}

export interface CallTypes {
  body: unknown
  query: unknown
  response: unknown
}

/** Writes run in one transaction and add a row to the bitácora. */
export const isWrite = ({ method, access, reads }: Route): boolean =>
  method !== 'GET' && access !== 'public' && !reads

/** Only for the compiler, which takes a route's types from it; never set. */
type Typed<R extends Route, C> = R & { readonly callTypes?: C }

export type CallOf<R extends Route> = R extends { readonly callTypes?: infer C extends CallTypes }
  ? C
  : CallTypes

/** A schema without a route, or a route without a schema, does not compile. */
export const defineRoutes =
  <C extends { [K in keyof C]: CallTypes }>(shows: { readonly [K in keyof C]?: readonly TagType[] } = {}) =>
  <const T extends Readonly<Record<keyof C, Route>>>(
    routes: T & Readonly<Record<Exclude<keyof T, keyof C>, never>>,
  ): { readonly [K in keyof C]: Typed<T[K], C[K]> } => {
    const shown = Object.entries<Route>(routes).map(([name, route]) => [
      name,
      { ...route, ...(shows[name as keyof C] && { shows: shows[name as keyof C] }) },
    ])
    return Object.fromEntries(shown) as typeof routes
  }

const ACTION_OF = {
  GET: 'READ',
  POST: 'CREATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
} as const satisfies Record<Method, ActionName>

type More = Partial<Omit<Route, 'method' | 'path'>>

type Opened<M extends Method, P, O = unknown> = { readonly path: P } & Omit<
  { readonly method: M; readonly access: readonly [Grant, ...Grant[]] },
  keyof O
> &
  O

/** GET needs READ of any of the modules, POST CREATE, PATCH UPDATE, DELETE DELETE. */
export const callsOf = (...modules: readonly [ModuleName, ...ModuleName[]]) => {
  const by = <M extends Method>(method: M) => {
    const access = modules.map((module) => [module, ACTION_OF[method]])
    function call<const P extends Route['path']>(path: P): Opened<M, P>
    function call<const P extends Route['path'], const O extends More>(path: P, more: O): Opened<M, P, O>
    function call(path: Route['path'], more?: More) {
      return { method, path, access, ...more }
    }
    return call
  }
  return { get: by('GET'), post: by('POST'), patch: by('PATCH'), delete: by('DELETE') }
}

export const TEXT_PARAMS = ['grado', 'codigo', 'cual'] as const
type TextParam = (typeof TEXT_PARAMS)[number]

export type PathParams<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? { [key in K]: K extends TextParam ? string : number } & PathParams<Rest>
  : unknown

export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)

export const fillPath = (path: string, params: object): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[key])),
  )
