import { answerHook, listHook } from '../core/reads'
import { enrolmentsApi } from './enrolments.api'

const { getLeaving, listBajas, listWithoutYear } = enrolmentsApi.endpoints

/** What a step about an enrolment would change, as the server computes it. */
export const useLeaving = answerHook(getLeaving)
/** Pupils given baja in a cycle. */
export const useBajas = listHook(listBajas)
/** Enrolled pupils of a cycle without a grade year; `id` is the cycle's. */
export const useWithoutYear = listHook(listWithoutYear)
