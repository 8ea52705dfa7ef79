import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { TAG_TYPES } from '@contract/http/tags'
import { baseQuery } from './baseQuery'
import { NOT_READ } from './errors'
import { withProof } from './withProof'

const NOW = { forceRefetch: true } as const

type Running = PromiseLike<unknown> & { unsubscribe: () => void }

/** For a click that needs the present answer. Subscribed meanwhile, because other desks' changes drop reads without subscribers. */
export const askAnew =
  <Arg, State, Asked extends Running>(
    endpoint: {
      initiate: (arg: Arg, options: typeof NOW) => ThunkAction<Asked, State, unknown, UnknownAction>
    },
    arg: Arg,
  ): ThunkAction<Asked, State, unknown, UnknownAction> =>
  (dispatch) => {
    const running = dispatch(endpoint.initiate(arg, NOW))
    void running.then(running.unsubscribe)
    return running
  }

/** Modules inject their endpoints. A write refetches what it changed; `store.ts` repeats reads under way at that moment (decisions/0086). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withProof(baseQuery),
  catchSchemaFailure: () => NOT_READ,
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  // Seconds. Back on a page within five minutes, its list shows at once; tags refetch what changed.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
