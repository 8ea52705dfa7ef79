import { answerHook, detailHook } from '../core/reads'
import { cashCutsApi } from './cashCuts.api'

const { listCashCuts, getCurrentCut, getCashCut, getCashCutPaper } = cashCutsApi.endpoints

/** A page of the school's closed cuts, the days that nobody closed, and who closed any. */
export const useCashCuts = answerHook(listCashCuts)
export const useCurrentCut = answerHook(getCurrentCut)
export const useCashCut = detailHook(getCashCut)
export const useCashCutPaper = detailHook(getCashCutPaper)
