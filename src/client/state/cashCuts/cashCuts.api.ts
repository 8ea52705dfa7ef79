import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import type { CutsPage } from '@contract/cashCuts/cashCuts.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { unwrapList } from '../core/lists'

export const cashCutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the school's closed cuts, the days that nobody closed, and who closed any. */
    listCashCuts: build.query(
      reading(routes.list, (answer): CutsPage => ({
        cortes: unwrapList(answer, 'cortes'),
        total: answer.total,
        abiertos: unwrapList(answer, 'abiertos'),
        cajeros: answer.cajeros ?? [],
      })),
    ),
    /** What the user would close of a day, the school's today without one; every payment anywhere fetches it again. */
    getCurrentCut: build.query(reading(routes.current, (answer) => answer)),
    getCashCut: build.query(reading(routes.get, (answer) => answer)),
    /** The address of the paper, good for half an hour; null when there is none. */
    getCashCutPaper: build.query(reading(routes.paper, ({ documento }) => documento?.url ?? null)),
    /** What was in the drawer at opening. */
    openCashCut: build.mutation(writing(routes.open)),
    closeCashCut: build.mutation(writing(routes.close)),
  }),
})

export const { useCloseCashCutMutation, useOpenCashCutMutation } = cashCutsApi
