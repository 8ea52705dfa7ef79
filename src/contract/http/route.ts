import type { FileKind } from '../domain/files'
import type { ActionName, ModuleName } from '../domain/permissions'
import type { TagType } from './tags'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A pair that opens a call: module and action, as DOMAIN §2 lists them. */
export type Grant = readonly [ModuleName, ActionName]

/** `public` needs nothing, `session` any live session, a list any one of its pairs. */
export type Access = 'public' | 'session' | readonly [Grant, ...Grant[]]

/** What a multipart call may carry besides its text fields (DOMAIN §6). */
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
  /** Moves money: 400 without an `Idempotency-Key` (DOMAIN §5). Every other write takes one if sent. */
  readonly idempotent?: true
  readonly upload?: Upload
  /** Health data or a token in the answer: never kept in any cache. */
  readonly sensitive?: true
  /** Answers with events for as long as the session lasts, instead of JSON. */
  readonly stream?: true
  /** What a successful write makes stale on every open screen; told live to the other desks (issue 4). */
  readonly changes?: readonly TagType[]
  /** What else a refused write (404, 409) shows to be old: rows that it only read, such as the cycle's prices. */
  readonly restsOn?: readonly TagType[]
}

export const defineRoutes = <const T extends Record<string, Route>>(routes: T): T => routes

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
