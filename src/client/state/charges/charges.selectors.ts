import { fetchHook, listHook } from '../core/reads'
import { chargesApi } from './charges.api'
import { charges } from './charges.slice'

const { endpoints } = chargesApi

/** Hides a charge that another list already showed as paid or cancelled, while this list still waits for its refetch. */
const owed = charges.rowsThat(({ estado }) => estado === 'PENDIENTE' || estado === 'PARCIAL')

export const usePendingCharges = listHook(endpoints.listPendingCharges, owed)
export const usePendingEnrolmentCharges = listHook(endpoints.listPendingEnrolmentCharges, owed)
export const usePartlyPaidCharges = listHook(endpoints.listPartlyPaidCharges, owed)
export const useCancelledCharges = listHook(endpoints.listCancelledCharges, charges.rows)
/** All charges of a pupil, paid and cancelled ones too; `id` is the pupil's. */
export const useStudentCharges = listHook(endpoints.listStudentCharges, charges.rows)
/** Asks the server at the press, so nothing is charged by an old list. */
export const useFetchStudentCharges = fetchHook(endpoints.listStudentCharges, charges.rows)
