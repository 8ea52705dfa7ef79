import { answerHook, detailHook, fetchHook } from '../core/reads'
import { cashCutsApi } from './cashCuts.api'

const { listCashCuts, getCurrentCut, getCashCut, getCashCutPaper } = cashCutsApi.endpoints

/** A page of the school's closed cuts, the days that nobody closed, and who closed any. */
export const useCashCuts = answerHook(listCashCuts)
/** The same, page by page, for a file. */
export const useFetchCashCuts = fetchHook(listCashCuts)
export const useCurrentCut = answerHook(getCurrentCut)
export const useCashCut = detailHook(getCashCut)
export const useCashCutPaper = detailHook(getCashCutPaper)
