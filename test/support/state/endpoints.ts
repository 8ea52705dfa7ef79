import path from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@client/state/core/baseApi'
import { changedBy } from '@client/state/core/call'
import type { ApiError } from '@client/state/core/errors'
import type { AppStore } from '@client/state/store'
import type { Route } from '@contract/http/route'
import { namedRoutes } from '../checks/contract'
import { ROOT } from '../checks/cruise'
import { filesUnder } from '../checks/files'

/** A running call; awaiting it gives its answer or its error. */
export type Running = PromiseLike<unknown> & { abort: () => void }

interface Sent {
  url: string
  method: string
  /** Of the query string. */
  params?: object
}
type Tags = readonly (string | { type: string })[]
type TagsOf = (result: unknown, error: unknown, arg: unknown) => Tags

/** What RTK keeps of an endpoint, as far as tests of all of them need it. */
interface Definition {
  /** Of an endpoint that asks by itself there is none. */
  query?: (arg: unknown) => Sent
  /** Of an endpoint made by `writing`. */
  onQueryStarted?: unknown
  providesTags?: Tags | TagsOf
}

/** One endpoint of the client, with what the contract says of its call. */
export interface Endpoint {
  name: string
  kind: 'query' | 'mutation'
  /** Such as 'GET /alumnos/undefined': its call when nothing is filled in. */
  call: string
  route: Route
  /** Folder of the contract, such as 'charges'. */
  module: string
  /** Tag types of a call that went well, or of a refused one. */
  tags: (error?: unknown) => string[]
  /** Sends it from a store with nothing filled in; resolves with its answer or its error. */
  send: (store: Pick<AppStore, 'dispatch'>) => Running
}

type Known = Awaited<ReturnType<typeof namedRoutes>>[number]

/** The route behind a call with no parameters filled in; a literal path wins over one with parameters. */
const routeOf = (routes: readonly Known[], { url, method }: Sent): Known => {
  const fits = ({ route }: Known) =>
    route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, 'undefined')}$`).test(url)
  const known = routes.find(fits)
  if (!known) throw new Error(`no route of the contract is ${method} ${url}`)
  return known
}

const typesIn = (tags: Tags): string[] => [
  ...new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.type))),
]

/** Every endpoint that any module of the client injects: a new one is among them without being told. */
export const allEndpoints = async (): Promise<Endpoint[]> => {
  for (const file of filesUnder('src/client/state', /\.api\.ts$/)) await import(path.join(ROOT, file))
  const routes = await namedRoutes()
  const found: Endpoint[] = []
  type Injected = Record<string, { initiate: (arg: unknown) => UnknownAction }>
  for (const [name, endpoint] of Object.entries(baseApi.endpoints as unknown as Injected)) {
    const kind = 'useMutation' in endpoint ? 'mutation' : 'query'
    const add = ({ query, onQueryStarted, providesTags }: Definition) => {
      if (!query) return
      const sent = query({})
      const { route, module } = routeOf(routes, sent)
      const made: TagsOf = (_result, error) =>
        onQueryStarted ? changedBy(route, (error ?? null) as ApiError | null) : []
      const told = kind === 'mutation' ? made : providesTags
      found.push({
        name,
        kind,
        call: `${sent.method} ${sent.url}${sent.params ? `?${new URLSearchParams({ ...sent.params }).toString()}` : ''}`,
        route,
        module,
        tags: (error) => typesIn(typeof told === 'function' ? told({}, error, {}) : (told ?? [])),
        send: (store) => store.dispatch(endpoint.initiate({})) as unknown as Running,
      })
    }
    baseApi.enhanceEndpoints({ endpoints: { [name]: add } as never })
  }
  return found
}
