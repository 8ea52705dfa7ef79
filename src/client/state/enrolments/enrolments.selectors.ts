import { answerHook, listHook } from '../core/reads'
import { enrolmentsApi } from './enrolments.api'

const { getLeaving, listBajas, listWithoutYear } = enrolmentsApi.endpoints

/** What a step about an enrolment would mean, by the server. */
export const useLeaving = answerHook(getLeaving)
/** Who left a cycle. */
export const useBajas = listHook(listBajas)
/** Who of a cycle has no year; `id` is the cycle's. */
export const useWithoutYear = listHook(listWithoutYear)
