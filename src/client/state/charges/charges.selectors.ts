import { listHook } from '../core/reads'
import { chargesApi } from './charges.api'
import { charges } from './charges.slice'

const { endpoints } = chargesApi

export const usePendingCharges = listHook(endpoints.listPendingCharges, charges.rows)
export const usePendingEnrolmentCharges = listHook(endpoints.listPendingEnrolmentCharges, charges.rows)
export const usePartlyPaidCharges = listHook(endpoints.listPartlyPaidCharges, charges.rows)
export const useCancelledCharges = listHook(endpoints.listCancelledCharges, charges.rows)
/** Charges of one pupil, paid and cancelled ones among them; `id` is the pupil's. */
export const useStudentCharges = listHook(endpoints.listStudentCharges, charges.rows)
