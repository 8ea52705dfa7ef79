import { answerHook, fetchHook } from '../core/reads'
import { deskApi } from './desk.api'

/** A parent with their children, or a pupil without a parent: their debts and their credit. */
export const useFamily = answerHook(deskApi.endpoints.getFamily)
/** Asks the server at the press, so that the cashier sees what is owed now. */
export const useFetchFamily = fetchHook(deskApi.endpoints.getFamily)
/** A family's credit with the movements that made it. */
export const useCredit = answerHook(deskApi.endpoints.getCredit)
