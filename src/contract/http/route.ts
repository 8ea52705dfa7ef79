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
  /** Of each file; missing: what its kind allows. */
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
  /** A field of the body: when it is true the call writes nothing, so it needs no key and keeps no answer. */
  readonly dryRunField?: string
  readonly upload?: Upload
  /** Health data, salaries, a family's answers or a token: no cache may keep the answer. */
  readonly sensitive?: true
  /** Not stored for retries, since it holds a secret or a repeat does no harm: a second call with the same key runs again. */
  readonly notReplayed?: true
  /** Open to a user who must set up a second factor and has not yet; every other call is 403 then. */
  readonly beforeSecondFactor?: true
  /** Asks for the password or a code again when the session's last proof is older than ten minutes: 403 with `CONFIRMAR`. */
  readonly needsReauth?: true
  readonly stream?: true
  readonly file?: true
  readonly shows?: readonly TagType[]
  /** Tags that a successful write makes stale; sent live to the other desks. */
  readonly changes?: readonly TagType[]
  /** Tags of `changes` whose rows the write records without exception (`call.record`). Other desks then ask for those rows alone; a row that was not recorded would stay old there. */
  readonly names?: readonly NamedTag[]
  /** Tags that a refused write (404, 409) makes stale besides: rows it only read, such as the cycle's prices. */
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

/** `callTypes` is never there at run time: the compiler finds the types of a route by it. */
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
