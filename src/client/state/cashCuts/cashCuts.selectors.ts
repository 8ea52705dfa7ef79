import { answerHook, detailHook } from '../core/reads'
import { cashCutsApi } from './cashCuts.api'

const { listCashCuts, getCurrentCut, getCashCut, getCashCutPaper } = cashCutsApi.endpoints

/** The school's closed cuts and the days that nobody closed. */
export const useCashCuts = answerHook(listCashCuts)
export const useCurrentCut = answerHook(getCurrentCut)
export const useCashCut = detailHook(getCashCut)
export const useCashCutPaper = detailHook(getCashCutPaper)
