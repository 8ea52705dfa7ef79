import { fetchHook, listHook } from '../core/reads'
import { chargesApi } from './charges.api'
import { charges } from './charges.slice'

const { endpoints } = chargesApi

/** A list that is old for a moment shows no charge that another list brought as paid or called off. */
const owed = charges.rowsThat(({ estado }) => estado === 'PENDIENTE' || estado === 'PARCIAL')

export const usePendingCharges = listHook(endpoints.listPendingCharges, owed)
export const usePendingEnrolmentCharges = listHook(endpoints.listPendingEnrolmentCharges, owed)
export const usePartlyPaidCharges = listHook(endpoints.listPartlyPaidCharges, owed)
export const useCancelledCharges = listHook(endpoints.listCancelledCharges, charges.rows)
/** Charges of one pupil, paid and cancelled ones among them; `id` is the pupil's. */
export const useStudentCharges = listHook(endpoints.listStudentCharges, charges.rows)
/** The same, asked at once. */
export const useFetchStudentCharges = fetchHook(endpoints.listStudentCharges, charges.rows)
