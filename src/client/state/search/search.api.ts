import { searchRoutes as routes } from '@contract/search/search.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import type { SearchAnswer } from '@contract/search/search.schemas'
import { unwrapList } from '../core/lists'
import { answerHook } from '../core/reads'

/** Names of families are kept no longer than somebody may come back to them, s. */
const KEPT_S = 20

/** What was found, and how many there are of each kind; a server that does not count says nothing of that. */
const readAnswer = (answer: SearchAnswer): Required<SearchAnswer> => ({
  resultados: unwrapList(answer, 'resultados'),
  totales: answer.totales ?? [],
})

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whoever is in the school, by a few letters or digits. */
    find: build.query({
      ...reading(routes.find, readAnswer),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
})

/** What a search finds, what is exactly meant first. */
export const useFound = answerHook(searchApi.endpoints.find)
