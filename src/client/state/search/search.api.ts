import { searchRoutes as routes } from '@contract/search/search.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import type { SearchAnswer } from '@contract/search/search.schemas'
import { unwrapList } from '../otherServers/lists'
import { answerHook } from '../core/reads'

/** Seconds. Found names are personal data, so they leave the cache soon after the search is closed. */
const KEPT_S = 20

/** Totals are empty from a server that does not count. */
const readAnswer = (answer: SearchAnswer): Required<SearchAnswer> => ({
  resultados: unwrapList(answer, 'resultados'),
  totales: answer.totales ?? [],
})

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    find: build.query({
      ...reading(routes.find, readAnswer),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
})

export const useFound = answerHook(searchApi.endpoints.find)
