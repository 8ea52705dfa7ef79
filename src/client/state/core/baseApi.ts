import { createApi } from '@reduxjs/toolkit/query/react'
import { TAG_TYPES } from '@contract/http/tags'
import { baseQuery } from './baseQuery'
import { NOT_READ } from './errors'

/** Options of `initiate` for a press that needs the server's answer of now; nothing keeps it once it is used. */
export const ASK_ANEW = { subscribe: false, forceRefetch: true } as const

/**
 * The one API of the client; each module injects its endpoints. `invalidationBehavior` stays 'delayed': with 'immediately' the
 * answer of a slow list showed a paid charge as pending until the page was left.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: () => NOT_READ,
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'delayed',
  // Coming back to a page within five minutes shows its list at once; tags bring what changed.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
