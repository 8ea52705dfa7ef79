import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import type { Payment, PaymentsContract } from '@contract/payments/payments.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

/** A receipt carries its pupil's name, grade and group. */
const shown = [listTag('Payment'), listTag('Student')]

const rows = (answer: unknown): Payment[] => unwrapList<Payment>(answer, 'pagos')

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query<Payment | null, { id: number }>({
      query: call(routes.get),
      transformResponse: (answer) => unwrapRow<Payment>(answer, 'pago'),
      providesTags: shown,
    }),
    /** What a pupil paid, newest first, cancelled payments among it; only what the user may see. */
    listPaymentsOfStudent: build.query<Payment[], { id: number }>({
      query: call(routes.listByStudent),
      transformResponse: rows,
      providesTags: shown,
    }),
    /** Payments from one of the school's days to another, both included, newest first. At most a year. */
    listPaymentsByDay: build.query<Payment[], PaymentsContract['listByDay']['query']>({
      query: ({ desde, hasta }) => ({ ...call(routes.listByDay)({}), params: { desde, hasta } }),
      transformResponse: rows,
      providesTags: shown,
    }),
    /** Cancels a payment with a reason: what it paid is open again. */
    cancelPayment: build.mutation<
      PaymentsContract['cancel']['response'],
      CallArg<typeof routes.cancel, { motivo_cancelacion: string }>
    >({
      query: call(routes.cancel),
      invalidatesTags: changedBy(routes.cancel),
    }),
  }),
})

export const {
  useGetPaymentQuery,
  useListPaymentsOfStudentQuery,
  useListPaymentsByDayQuery,
  useCancelPaymentMutation,
} = paymentsApi
