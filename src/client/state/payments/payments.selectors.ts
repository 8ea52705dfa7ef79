import { answerHook, detailHook, fetchHook, listHook } from '../core/reads'
import { paymentsApi } from './payments.api'

const { getPayment, getPaymentByFolio, listPaymentsByDay, listPaymentsOfStudent, listPaymentsOfParent } =
  paymentsApi.endpoints

export const usePayment = detailHook(getPayment)
/** 404 when no receipt has the number. */
export const usePaymentByFolio = detailHook(getPaymentByFolio)
export const usePaymentsByDay = answerHook(listPaymentsByDay)
export const useFetchPayments = fetchHook(listPaymentsByDay)
/** Newest first, cancelled ones too; only those that the user may see. */
export const usePaymentsOfStudent = listHook(listPaymentsOfStudent)
/** Newest first; only those that the user may see. */
export const usePaymentsOfParent = listHook(listPaymentsOfParent)
