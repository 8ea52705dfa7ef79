import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import type { RowList } from '../core/entityTable'
import { rowListFrom } from '../core/lists'
import { listTag, onSuccess } from '../core/tags'
import { readCharge } from './charges.read'

const rows = rowListFrom<Charge>('cargos', readCharge)

export const chargesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPendingCharges: build.query<RowList<Charge>, void>({
      query: call(routes.listPending),
      transformResponse: rows,
      providesTags: [listTag('Charge')],
    }),
    listPendingEnrolmentCharges: build.query<RowList<Charge>, void>({
      query: call(routes.listPendingEnrolment),
      transformResponse: rows,
      providesTags: [listTag('Charge')],
    }),
    listStudentCharges: build.query<RowList<Charge>, { id: number }>({
      query: call(routes.listByStudent),
      transformResponse: rows,
      providesTags: [listTag('Charge')],
    }),
    payCharge: build.mutation<
      ChargesContract['pay']['response'],
      ChargesContract['pay']['body'] & { idempotencyKey: string }
    >({
      query: (arg) => call(routes.pay)(arg),
      invalidatesTags: onSuccess(listTag('Charge')),
    }),
    createCharge: build.mutation<
      ChargesContract['create']['response'],
      CallArg<typeof routes.create, ChargesContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: onSuccess(listTag('Charge')),
    }),
  }),
})

export const {
  useListPendingChargesQuery,
  useListPendingEnrolmentChargesQuery,
  useListStudentChargesQuery,
  usePayChargeMutation,
} = chargesApi
