import { answerHook, fetchHook } from '../core/reads'
import { tuitionApi } from './tuition.api'

export const useTuition = answerHook(tuitionApi.endpoints.getTuition)
/** Asks the server at the press, so that no old price is charged. */
export const useFetchTuition = fetchHook(tuitionApi.endpoints.getTuition)
