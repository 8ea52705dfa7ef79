import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import type { CashCut, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { unwrapList } from '../core/lists'

/** The school's closed cuts and the days that nobody closed. */
export interface CutsOfSchool {
  cortes: CashCut[]
  abiertos: OpenDay[]
}

/** Movements carry their pupil's name. */
const shown = ['CashCut', 'Student'] as const

export const cashCutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCashCuts: build.query(
      reading(
        routes.list,
        (answer) => ({
          cortes: unwrapList(answer, 'cortes'),
          abiertos: unwrapList(answer, 'abiertos'),
        }),
        ['CashCut'],
      ),
    ),
    /** What the user would close of a day, the school's today without one; every payment anywhere fetches it again. */
    getCurrentCut: build.query(reading(routes.current, (answer) => answer, shown)),
    getCashCut: build.query(reading(routes.get, (answer) => answer, shown)),
    /** The address of the paper, good for half an hour; null when there is none. */
    getCashCutPaper: build.query(
      reading(routes.paper, ({ documento }) => documento?.url ?? null, ['CashCut']),
    ),
    closeCashCut: build.mutation(writing(routes.close)),
  }),
})

export const { useCloseCashCutMutation } = cashCutsApi
