import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import type { CashCut, CashCutsContract, CutDetail, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

/** The school's closed cuts and the days that nobody closed. */
export interface CutsOfSchool {
  cortes: CashCut[]
  abiertos: OpenDay[]
}

/** Movements carry their pupil's name. */
const shown = [listTag('CashCut'), listTag('Student')]

export const cashCutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCashCuts: build.query<CutsOfSchool, void>({
      query: call(routes.list),
      transformResponse: (answer) => ({
        cortes: unwrapList<CashCut>(answer, 'cortes'),
        abiertos: unwrapList<OpenDay>(answer, 'abiertos'),
      }),
      providesTags: [listTag('CashCut')],
    }),
    /** What the user would close of a day, the school's today without one; every payment anywhere fetches it again. */
    getCurrentCut: build.query<CashCutsContract['current']['response'], CashCutsContract['current']['query']>(
      {
        query: ({ dia }) => ({ ...call(routes.current)({}), ...(dia ? { params: { dia } } : {}) }),
        providesTags: shown,
      },
    ),
    getCashCut: build.query<CutDetail, { id: number }>({
      query: call(routes.get),
      providesTags: shown,
    }),
    /** The address of the paper, good for half an hour; null when there is none. */
    getCashCutPaper: build.query<string | null, { id: number }>({
      query: call(routes.paper),
      transformResponse: (answer: { documento?: { url?: string } }) => answer.documento?.url ?? null,
      providesTags: [listTag('CashCut')],
    }),
    closeCashCut: build.mutation<
      CashCutsContract['close']['response'],
      CallArg<typeof routes.close, CashCutsContract['close']['body']>
    >({
      query: call(routes.close),
      invalidatesTags: changedBy(routes.close),
    }),
  }),
})

export const {
  useListCashCutsQuery,
  useGetCurrentCutQuery,
  useGetCashCutQuery,
  useGetCashCutPaperQuery,
  useCloseCashCutMutation,
} = cashCutsApi
