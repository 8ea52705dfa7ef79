import { answerHook, detailHook, fetchHook, listHook } from '../core/reads'
import { paymentsApi } from './payments.api'

const { getPayment, getPaymentByFolio, listPaymentsByDay, listPaymentsOfStudent, listPaymentsOfParent } =
  paymentsApi.endpoints

export const usePayment = detailHook(getPayment)
/** By the number on its receipt; 404 when there is none. */
export const usePaymentByFolio = detailHook(getPaymentByFolio)
export const usePaymentsByDay = answerHook(listPaymentsByDay)
/** The same, page by page, for a file. */
export const useFetchPayments = fetchHook(listPaymentsByDay)
/** What a pupil paid, newest first; only what the user may see. */
export const usePaymentsOfStudent = listHook(listPaymentsOfStudent)
/** What a family paid, newest first; only what the user may see. */
export const usePaymentsOfParent = listHook(listPaymentsOfParent)
