import { createApi } from '@reduxjs/toolkit/query/react'
import { TAG_TYPES } from '@contract/http/tags'
import { baseQuery } from './baseQuery'

/**
 * The one API of the client; each module injects its endpoints. `invalidationBehavior` stays 'delayed': with 'immediately' a
 * slow list left a paid charge pending for ever.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'delayed',
  // A list left and come back to is shown at once from the cache; what changed arrives through tags.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
