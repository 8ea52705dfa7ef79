import { detailHook, listHook } from '../core/reads'
import { paymentsApi } from './payments.api'

const { getPayment, listPaymentsOfStudent, listPaymentsByDay } = paymentsApi.endpoints

export const usePayment = detailHook(getPayment)
/** What a pupil paid, newest first. */
export const useStudentPayments = listHook(listPaymentsOfStudent)
export const usePaymentsByDay = listHook(listPaymentsByDay)
