import { answerHook, detailHook, fetchHook, listHook } from '../core/reads'
import { paymentsApi } from './payments.api'

const { getPayment, getPaymentByFolio, listPaymentsByDay, listStudentPayments, listParentPayments } =
  paymentsApi.endpoints

export const usePayment = detailHook(getPayment)
export const usePaymentByFolio = detailHook(getPaymentByFolio)
export const usePaymentsByDay = answerHook(listPaymentsByDay)
export const useFetchPayments = fetchHook(listPaymentsByDay)
export const useStudentPayments = listHook(listStudentPayments)
/** Newest first; only those that the user may see. */
export const useParentPayments = listHook(listParentPayments)
