import path from 'node:path'
import { baseApi } from '@client/state/core/baseApi'
import type { Route } from '@contract/http/route'
import { ROOT } from '../../../support/checks/cruise'
import { contractRoutes } from '../../../support/checks/contract'
import { filesUnder } from '../../../support/checks/files'

/** What RTK keeps of a mutation, as far as it matters here. */
interface Mutation {
  query: (arg: unknown) => { url: string; method: string }
  invalidatesTags?: (result: unknown, error: unknown, arg: unknown) => readonly (string | { type: string })[]
}

const mutations = async (): Promise<[string, Mutation][]> => {
  for (const file of filesUnder('src/client/state', /\.api\.ts$/)) await import(path.join(ROOT, file))
  const found: [string, Mutation][] = []
  for (const [name, endpoint] of Object.entries(baseApi.endpoints as Record<string, object>))
    if ('useMutation' in endpoint)
      baseApi.enhanceEndpoints({
        endpoints: {
          [name]: (definition: unknown) => void found.push([name, definition as Mutation]),
        } as never,
      })
  return found
}

/** The route behind a call with no parameters filled in; a literal path wins over one with parameters. */
const routeOf = (routes: readonly Route[], { url, method }: { url: string; method: string }): Route => {
  const fits = (route: Route) =>
    route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, 'undefined')}$`).test(url)
  const route = routes.find(fits)
  if (!route) throw new Error(`no route of the contract is ${method} ${url}`)
  return route
}

test('each mutation makes stale here exactly what the other desks are told, and nothing when it fails', async () => {
  const routes = (await contractRoutes()).map(({ route }) => route)
  const found = await mutations()
  expect(found.length).toBeGreaterThan(20)
  for (const [name, { query, invalidatesTags }] of found) {
    const { changes = [] } = routeOf(routes, query({}))
    const typesOf = (error?: unknown) =>
      (invalidatesTags?.({}, error, {}) ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.type))
    expect([name, [...new Set(typesOf())].sort()]).toEqual([name, [...changes].sort()])
    expect([name, typesOf({ status: 409 })]).toEqual([name, []])
  }
})
