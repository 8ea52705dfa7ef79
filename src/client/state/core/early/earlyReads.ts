import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../baseApi'
import type { ClientDeps } from '../baseQuery'
import type { RootState } from '../../store'
import { ask } from './ask'
import { waiting } from './waiting'

type Thunk<Result> = ThunkAction<Result, RootState, ClientDeps, UnknownAction>

interface Endpoint {
  initiate: (arg: unknown, options: { subscribe: false }) => Thunk<PromiseLike<{ isError: boolean }>>
  select: (arg: unknown) => (state: RootState) => { status: string }
}

/** The endpoint of this name; none while no code that is here has it. */
const endpointOf = (name: string): Endpoint | undefined =>
  (baseApi.endpoints as Record<string, Endpoint>)[name]

/** What a read asks for: the numbers in its address, nothing where there are none. */
export const argOf = (call: string): Record<string, number> | undefined => {
  const [, query] = call.split('?')
  return query
    ? Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)]))
    : undefined
}

/**
 * Begins the reads that were asked for early, so that the page finds their answers when it is first drawn and draws no skeleton
 * before. Only those whose code is here; the others begin with their page.
 * @param isDrawn whether the page stands already and so has asked for what it shows
 * @returns when all of them have their answer or their error
 */
export const handOver =
  (isDrawn: () => boolean): Thunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all(
      [...waiting].map(async ([url, asked]) => {
        const read = endpointOf(asked.endpoint)
        if (!read) return
        const { isError } = await dispatch(read.initiate(argOf(asked.call), { subscribe: false }))
        // A page asks again for what failed before it was there: it is told the same, and nobody is asked twice.
        if (isError && !isDrawn()) waiting.set(url, asked)
      }),
    )
  }

/** A page asks within a moment, or the user stayed where they were, ms. */
const KEPT_MS = 5_000

/** Asks for what a page is about to read, by the names of the endpoints, unless it is held or on its way. */
export const readAhead =
  (reads: readonly (readonly [endpoint: string, call: string])[]): Thunk<void> =>
  (_dispatch, getState, { fetch, baseUrl }) => {
    const state = getState()
    const { token, user } = state.session
    if (token === null || !user) return
    for (const [endpoint, call] of reads) {
      const url = new URL(baseUrl + call, window.location.href).href
      const status = endpointOf(endpoint)?.select(argOf(call))(state).status ?? ''
      if (waiting.has(url) || ['pending', 'fulfilled'].includes(status)) continue
      ask(endpoint, call, url, { fetch, session: { token, userId: user.id }, keptMs: KEPT_MS })
    }
  }
