import { listHook } from '../core/reads'
import { chargesApi } from './charges.api'
import { charges } from './charges.slice'

const { endpoints } = chargesApi

export const selectPendingCharges = charges.rowsOf(endpoints.listPendingCharges.select())
export const selectPendingEnrolmentCharges = charges.rowsOf(endpoints.listPendingEnrolmentCharges.select())
export const selectPartlyPaidCharges = charges.rowsOf(endpoints.listPartlyPaidCharges.select())
export const selectCancelledCharges = charges.rowsOf(endpoints.listCancelledCharges.select())
export const selectChargeById = charges.selectById

/** Charges of one pupil. A selector per pupil, made once per page: a shared one would forget its memo at each change of pupil. */
export const makeSelectStudentCharges = (id: number) =>
  charges.rowsOf(endpoints.listStudentCharges.select({ id }))

export const usePendingCharges = listHook(endpoints.listPendingCharges, charges.rows)
export const usePendingEnrolmentCharges = listHook(endpoints.listPendingEnrolmentCharges, charges.rows)
export const usePartlyPaidCharges = listHook(endpoints.listPartlyPaidCharges, charges.rows)
export const useCancelledCharges = listHook(endpoints.listCancelledCharges, charges.rows)
/** Charges of one pupil, paid and cancelled ones among them; `id` is the pupil's. */
export const useStudentCharges = listHook(endpoints.listStudentCharges, charges.rows)
