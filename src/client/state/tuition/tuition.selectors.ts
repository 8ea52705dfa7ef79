import { answerHook, fetchHook } from '../core/reads'
import { tuitionApi } from './tuition.api'

/** A pupil's months of one cycle. */
export const useTuition = answerHook(tuitionApi.endpoints.getTuition)
/** The same, asked at once. */
export const useFetchTuition = fetchHook(tuitionApi.endpoints.getTuition)
