import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import type { RowList } from '../core/entityTable'
import { rowListFrom } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
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
    listPartlyPaidCharges: build.query<RowList<Charge>, void>({
      query: call(routes.listPartlyPaid),
      transformResponse: rows,
      providesTags: [listTag('Charge')],
    }),
    listCancelledCharges: build.query<RowList<Charge>, void>({
      query: call(routes.listCancelled),
      transformResponse: rows,
      providesTags: [listTag('Charge')],
    }),
    listStudentCharges: build.query<RowList<Charge>, { id: number }>({
      query: call(routes.listByStudent),
      transformResponse: rows,
      providesTags: [listTag('Charge')],
    }),
    createCharge: build.mutation<
      ChargesContract['create']['response'],
      CallArg<typeof routes.create, ChargesContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    createCharges: build.mutation<
      ChargesContract['createMany']['response'],
      CallArg<typeof routes.createMany, ChargesContract['createMany']['body']>
    >({
      query: call(routes.createMany),
      invalidatesTags: changedBy(routes.createMany),
    }),
    payCharge: build.mutation<
      ChargesContract['pay']['response'],
      ChargesContract['pay']['body'] & { idempotencyKey: string }
    >({
      query: (arg) => call(routes.pay)(arg),
      invalidatesTags: changedBy(routes.pay),
    }),
    complementCharge: build.mutation<
      ChargesContract['complement']['response'],
      ChargesContract['complement']['body'] & { idempotencyKey: string }
    >({
      query: (arg) => call(routes.complement)(arg),
      invalidatesTags: changedBy(routes.complement),
    }),
    cancelCharge: build.mutation<
      ChargesContract['cancel']['response'],
      CallArg<typeof routes.cancel, { motivo_cancelacion: string }>
    >({
      query: call(routes.cancel),
      invalidatesTags: changedBy(routes.cancel),
    }),
  }),
})

export const {
  useListPendingChargesQuery,
  useListPendingEnrolmentChargesQuery,
  useListPartlyPaidChargesQuery,
  useListCancelledChargesQuery,
  useListStudentChargesQuery,
  useLazyListStudentChargesQuery,
  useCreateChargeMutation,
  useCreateChargesMutation,
  usePayChargeMutation,
  useComplementChargeMutation,
  useCancelChargeMutation,
} = chargesApi
