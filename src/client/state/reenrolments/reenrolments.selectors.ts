import { listHook } from '../core/reads'
import { reenrolmentsApi } from './reenrolments.api'

/** Every pupil of a cycle and the place proposed in a later one. */
export const useReenrolmentPlan = listHook(reenrolmentsApi.endpoints.planReenrolment)
