import type { PathParams } from '@contract/http/route'
import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'
import { changedBy, listTag } from '../core/tags'
import { readStatement, type TuitionStatement } from './tuition.read'

/** A payment always has its key: a retry must not move money twice (DOMAIN §5). */
type Keyed<Body> = Body & { idempotencyKey: string }

export const tuitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A pupil's months of a cycle as they stand today, the beca that lowers them, and all of them at once. */
    getTuition: build.query<TuitionStatement, PathParams<(typeof routes.statement)['path']>>({
      query: call(routes.statement),
      transformResponse: (answer, _meta, arg) => readStatement(answer, arg),
      // An enrolment brings months, a correction of the pupil another name.
      providesTags: [listTag('Tuition'), listTag('Student')],
    }),
    /** Pays the chosen months of one pupil and cycle. */
    payMonths: build.mutation<TuitionContract['pay']['response'], Keyed<TuitionContract['pay']['body']>>({
      query: (arg) => call(routes.pay)(arg),
      invalidatesTags: changedBy(routes.pay),
    }),
    /** Pays every open month at once, less the cycle's discount. */
    payYear: build.mutation<
      TuitionContract['payYear']['response'],
      Keyed<TuitionContract['payYear']['body']>
    >({
      query: (arg) => call(routes.payYear)(arg),
      invalidatesTags: changedBy(routes.payYear),
    }),
  }),
})

export const { useGetTuitionQuery, useLazyGetTuitionQuery, usePayMonthsMutation, usePayYearMutation } =
  tuitionApi
