import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import type { PathParams } from '@contract/http/route'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'
import { listTag } from '../core/tags'

export type TuitionStatement = Omit<TuitionContract['statement']['response'], 'ok'>

export const tuitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A pupil's months of a cycle, and the beca that lowers them. */
    getTuition: build.query<TuitionStatement, PathParams<(typeof routes.statement)['path']>>({
      query: call(routes.statement),
      // An enrolment brings months, a correction of the pupil another name.
      providesTags: [listTag('Tuition'), listTag('Student')],
    }),
  }),
})

export const { useGetTuitionQuery } = tuitionApi
