import { fetchHook, listHook } from '../core/reads'
import { chargesApi } from './charges.api'
import { charges } from './charges.slice'

const { endpoints } = chargesApi

/** Leaves out a charge that another list has brought as paid or cancelled. */
const owed = charges.rowsThat(({ estado }) => estado === 'PENDIENTE' || estado === 'PARCIAL')

export const usePendingCharges = listHook(endpoints.listPendingCharges, owed)
export const usePendingEnrolmentCharges = listHook(endpoints.listPendingEnrolmentCharges, owed)
export const usePartlyPaidCharges = listHook(endpoints.listPartlyPaidCharges, owed)
export const useCancelledCharges = listHook(endpoints.listCancelledCharges, charges.rows)
/** `id` is the pupil's. Also paid and cancelled charges. */
export const useStudentCharges = listHook(endpoints.listStudentCharges, charges.rows)
export const useFetchStudentCharges = fetchHook(endpoints.listStudentCharges, charges.rows)
