import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import type { Account, StatementsContract } from '@contract/statements/statements.schemas'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'
import { listTag } from '../core/tags'

type Debtors = Omit<StatementsContract['debtors']['response'], 'ok' | 'message'>

/** What is owed and paid, and the names and groups of whom it is about. A cycle's recargo changes what being late costs. */
const shown = (['Charge', 'Tuition', 'Payment', 'Student', 'Parent', 'Cycle'] as const).map(listTag)

export const statementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, { id: number }>({
      query: call(routes.ofStudent),
      transformResponse: ({ estado }: StatementsContract['ofStudent']['response']) => estado,
      providesTags: shown,
    }),
    listDebtors: build.query<Debtors, void>({
      query: call(routes.debtors),
      transformResponse: ({ escuela, fecha, morosos }: StatementsContract['debtors']['response']) => ({
        escuela,
        fecha,
        morosos,
      }),
      providesTags: shown,
    }),
  }),
})

export const { useGetAccountQuery, useListDebtorsQuery } = statementsApi
