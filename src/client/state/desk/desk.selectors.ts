import { answerHook, fetchHook } from '../core/reads'
import { deskApi } from './desk.api'

/** A parent with their children, or a pupil without a parent: what they owe and have in their favour. */
export const useFamily = answerHook(deskApi.endpoints.getFamily)
/** The same, asked at once. */
export const useFetchFamily = fetchHook(deskApi.endpoints.getFamily)
/** What a family has in its favour, by what it came about. */
export const useCredit = answerHook(deskApi.endpoints.getCredit)
