import { searchRoutes as routes } from '@contract/search/search.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { readFound } from '../otherServers/answers'
import { answerHook } from '../core/reads'

/** Seconds. Names found are personal data, so they leave the cache soon after the search closes. */
const KEPT_S = 20

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    find: build.query({
      ...reading(routes.find, readFound),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
})

export const useFound = answerHook(searchApi.endpoints.find)
