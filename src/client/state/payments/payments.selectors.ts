import { answerHook, detailHook, fetchHook, listHook } from '../core/reads'
import { paymentsApi } from './payments.api'

const { getPayment, getPaymentByFolio, listPaymentsByDay, listPaymentsOfStudent, listPaymentsOfParent } =
  paymentsApi.endpoints

export const usePayment = detailHook(getPayment)
/** By the number on its receipt; 404 when there is none. */
export const usePaymentByFolio = detailHook(getPaymentByFolio)
export const usePaymentsByDay = answerHook(listPaymentsByDay)
/** Fetches the same pages for an export. */
export const useFetchPayments = fetchHook(listPaymentsByDay)
/** A pupil's payments, newest first, cancelled ones too; only those that the user may see. */
export const usePaymentsOfStudent = listHook(listPaymentsOfStudent)
/** A family's payments, newest first; only those that the user may see. */
export const usePaymentsOfParent = listHook(listPaymentsOfParent)
