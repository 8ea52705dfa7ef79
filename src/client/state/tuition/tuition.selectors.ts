import { answerHook } from '../core/reads'
import { tuitionApi } from './tuition.api'

/** A pupil's months of one cycle. */
export const useTuition = answerHook(tuitionApi.endpoints.getTuition)
