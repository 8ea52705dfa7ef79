import { listHook } from '../core/reads'
import { reenrolmentsApi } from './reenrolments.api'

/** Everybody of a cycle on the way into a later one. */
export const useReenrolmentPlan = listHook(reenrolmentsApi.endpoints.planReenrolment)
