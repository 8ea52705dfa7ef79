import { baseApi } from '../core/baseApi'
import type { AppThunk } from '../rootReducer'

type Initiate = (arg: unknown, options: { subscribe: false }) => AppThunk<PromiseLike<unknown>>

/** Argument of an endpoint from its address: the query, numbers as such; undefined without one. */
export const argOf = (call: string): Record<string, number | string> | undefined => {
  const [, query] = call.split('?')
  return query
    ? Object.fromEntries(
        [...new URLSearchParams(query)].map(([name, value]) => [
          name,
          /^\d+$/.test(value) ? Number(value) : value,
        ]),
      )
    : undefined
}

/** Begins a page's reads before it is drawn, as its hooks would; only while signed in. @param reads endpoint names and their addresses */
export const beginReads =
  (
    reads: readonly (readonly [endpoint: string, call: string])[],
    load?: () => Promise<unknown> | undefined,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().session.token === null) return
    const endpoints = baseApi.endpoints as Record<string, { initiate: Initiate }>
    // If the code is here the reads leave now: even a resolved promise would wait until the page is drawn.
    if (load && reads.some(([endpoint]) => !endpoints[endpoint])) await load()
    await Promise.all(
      reads.map(([endpoint, call]) =>
        dispatch(endpoints[endpoint]?.initiate(argOf(call), { subscribe: false }) ?? (() => undefined)),
      ),
    )
  }
