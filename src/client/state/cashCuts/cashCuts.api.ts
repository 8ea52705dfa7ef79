import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import type { CutsPage } from '@contract/cashCuts/cashCuts.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { unwrapList } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerHook, detailHook, fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const cashCutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCashCuts: build.query(
      reading(routes.list, (answer): CutsPage => ({
        cortes: unwrapList(answer, 'cortes'),
        total: answer.total,
        abiertos: unwrapList(answer, 'abiertos'),
        cajeros: answer.cajeros ?? [],
      })),
    ),
    getCurrentCut: build.query(reading(routes.getCurrent, (answer) => answer)),
    getCashCut: build.query(reading(routes.get, (answer) => answer)),
    getCashCutPaper: build.query(reading(routes.getPaper, ({ documento }) => documento?.url ?? null)),
    openCashCut: build.mutation(writing(routes.open)),
    closeCashCut: build.mutation(writing(routes.close)),
  }),
})

export const useCloseCashCut = writeHook(cashCutsApi.endpoints.closeCashCut, {
  failed: 'No se cerró el corte de caja',
})
export const useOpenCashCut = writeHook(cashCutsApi.endpoints.openCashCut, {
  failed: 'No se pudo guardar el fondo',
  saved: serverMessage,
})

const { listCashCuts, getCurrentCut, getCashCut, getCashCutPaper } = cashCutsApi.endpoints

export const useCashCuts = answerHook(listCashCuts)
export const useFetchCashCuts = fetchHook(listCashCuts)
export const useCurrentCut = answerHook(getCurrentCut)
export const useCashCut = detailHook(getCashCut)
export const useCashCutPaper = detailHook(getCashCutPaper)
