import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { TAG_TYPES } from '@contract/http/tags'
import { baseQuery } from './baseQuery'
import { NOT_READ } from './errors'
import { withProof } from './withProof'

const NOW = { forceRefetch: true } as const

type Running = PromiseLike<unknown> & { unsubscribe: () => void }

/** Asks the server at a press, since links end and lists change. Stays subscribed until the answer: a change of another desk drops other reads. */
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

/** Each module injects its endpoints. What a write changed is asked for at once; `store.ts` repeats a read under way meanwhile (decisions/0086). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withProof(baseQuery),
  catchSchemaFailure: () => NOT_READ,
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  // Coming back to a page within five minutes shows its list at once; tags bring what changed.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
