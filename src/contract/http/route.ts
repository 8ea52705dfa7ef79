import type { FileKind } from '../domain/files'
import type { ActionName, ModuleName } from '../domain/permissions'
import type { TagType } from './tags'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A pair that opens a call: module and action. */
export type Grant = readonly [ModuleName, ActionName]

/** `public` needs nothing, `session` any live session, a list any one of its pairs. */
export type Access = 'public' | 'session' | readonly [Grant, ...Grant[]]

/** What a multipart call may carry besides its text fields (decisions/domain/files). */
export interface Upload {
  readonly field: 'file' | 'files'
  readonly kinds: readonly FileKind[]
  readonly max: number
  /** How many of them may be videos; any number without it. */
  readonly videos?: number
}

export interface Route {
  readonly method: Method
  /** Under `/api`; path parameters in braces. */
  readonly path: `/${string}`
  readonly access: Access
  /** What it takes besides: every one of these pairs. */
  readonly needs?: readonly Grant[]
  /** Asks with a body and writes nothing, whatever its method: no transaction, no row of the bitácora. */
  readonly reads?: true
  /** Moves money: 400 without an `Idempotency-Key`. Every other write takes one if sent. */
  readonly idempotent?: true
  readonly upload?: Upload
  /** Health data or a token in the answer: never kept in any cache. */
  readonly sensitive?: true
  /** The answer holds a secret: it is not kept for a second try with the same key, the call is made anew. */
  readonly unkept?: true
  /** Answers with events for as long as the session lasts, instead of JSON. */
  readonly stream?: true
  /** Answers with a file instead of JSON. */
  readonly file?: true
  /** What a successful write makes stale on every open screen; told live to the other desks. */
  readonly changes?: readonly TagType[]
  /** What else a refused write (404, 409) shows to be old: rows that it only read, such as the cycle's prices. */
  readonly restsOn?: readonly TagType[]
}

/** The types of one call: what `ContractOf` tells of a module's schemas. */
export interface CallTypes {
  body: unknown
  query: unknown
  response: unknown
}

/** Whether a call of a session may change something: in one transaction, and with a row of the bitácora. */
export const isWrite = ({ method, access, reads }: Route): boolean =>
  method !== 'GET' && access !== 'public' && !reads

declare const CALL: unique symbol

/** A route that carries the types of its call. Only the compiler sees them: at run time nothing of them is there. */
export type Typed<R extends Route, C> = R & { readonly [CALL]?: C }

/** The types that a route carries; each of them `unknown` for a route without any. */
export type CallOf<R extends Route> = R extends { readonly [CALL]?: infer C extends CallTypes }
  ? C
  : CallTypes

/**
 * A module's routes, each with the types of its call: `defineRoutes<ChargesContract>()({ ... })`. A call of the contract that is
 * not among the routes does not compile, nor does a route without schemas.
 */
export const defineRoutes =
  <C extends { [K in keyof C]: CallTypes }>() =>
  <const T extends Readonly<Record<keyof C, Route>>>(
    routes: T & Readonly<Record<Exclude<keyof T, keyof C>, never>>,
  ): { readonly [K in keyof C]: Typed<T[K], C[K]> } =>
    routes

const ACTION_OF = {
  GET: 'READ',
  POST: 'CREATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
} as const satisfies Record<Method, ActionName>

/** What a call says of itself besides; `access` only where it is not what its method asks for. */
type More = Partial<Omit<Route, 'method' | 'path'>>

type Opened<M extends Method, P, O = unknown> = { readonly path: P } & Omit<
  { readonly method: M; readonly access: readonly [Grant, ...Grant[]] },
  keyof O
> &
  O

/**
 * The calls of permission modules: `charges.get('/cargos/pendientes/all')` is opened by READ of any of them, a POST by CREATE, a
 * PATCH by UPDATE, a DELETE by DELETE.
 */
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

/** Parameters of a path that are words; every other one is an id. */
export const TEXT_PARAMS = ['grado', 'codigo'] as const
type TextParam = (typeof TEXT_PARAMS)[number]

/** '/becas/by/id/{id}' → { id: number } */
export type PathParams<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? { [key in K]: K extends TextParam ? string : number } & PathParams<Rest>
  : unknown

export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)

export const fillPath = (path: string, params: object): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[key])),
  )
