import { answerHook, detailHook } from '../core/reads'
import { paymentsApi } from './payments.api'

const { getPayment, listPaymentsByDay } = paymentsApi.endpoints

export const usePayment = detailHook(getPayment)
export const usePaymentsByDay = answerHook(listPaymentsByDay)
