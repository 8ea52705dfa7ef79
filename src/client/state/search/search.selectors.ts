import { answerHook } from '../core/reads'
import { searchApi } from './search.api'

/** What a search finds, what is exactly meant first. */
export const useFound = answerHook(searchApi.endpoints.find)
