import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { readStatement } from './tuition.read'

export const tuitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A pupil's months of a cycle as they stand today, the beca that lowers them, and all of them at once. */
    getTuition: build.query(
      // An enrolment brings months, a correction of the pupil another name.
      reading(routes.statement, (answer, _meta, arg) => readStatement(answer, arg), ['Tuition', 'Student']),
    ),
    /** Pays the chosen months of one pupil and cycle. */
    payMonths: build.mutation(writing(routes.pay)),
    /** Pays every open month at once, less the cycle's discount. */
    payYear: build.mutation(writing(routes.payYear)),
  }),
})

export const { useGetTuitionQuery, useLazyGetTuitionQuery, usePayMonthsMutation, usePayYearMutation } =
  tuitionApi
