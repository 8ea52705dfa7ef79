import { searchRoutes as routes } from '@contract/search/search.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { listAt } from '../core/lists'
import { answerHook } from '../core/reads'

/** What is found is made of all of these. */
const shown = ['Student', 'Parent', 'Payment', 'Employee', 'Group', 'SchoolEvent'] as const
/** Names of families are kept no longer than somebody may come back to them, s. */
const KEPT_S = 20

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whoever is in the school, by a few letters or digits. */
    find: build.query({
      ...reading(routes.find, listAt('resultados'), shown),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
})

/** What a search finds, what is exactly meant first. */
export const useFound = answerHook(searchApi.endpoints.find)
