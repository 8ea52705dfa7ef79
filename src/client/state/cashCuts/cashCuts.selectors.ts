import { answerHook, detailHook, fetchHook } from '../core/reads'
import { cashCutsApi } from './cashCuts.api'

const { listCashCuts, getCurrentCut, getCashCut, getCashCutPaper } = cashCutsApi.endpoints

/** A page of closed cuts, the days left without a cut, and the users with at least one cut. */
export const useCashCuts = answerHook(listCashCuts)
/** Fetches the same pages for an export. */
export const useFetchCashCuts = fetchHook(listCashCuts)
export const useCurrentCut = answerHook(getCurrentCut)
export const useCashCut = detailHook(getCashCut)
export const useCashCutPaper = detailHook(getCashCutPaper)
