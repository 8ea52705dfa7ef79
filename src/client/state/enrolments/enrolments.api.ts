import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { changedBy } from '../core/tags'

export const enrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrolStudents: build.mutation<
      EnrolmentsContract['enrol']['response'],
      CallArg<typeof routes.enrol, EnrolmentsContract['enrol']['body']>
    >({
      query: call(routes.enrol),
      invalidatesTags: changedBy(routes.enrol),
    }),
  }),
})

export const { useEnrolStudentsMutation } = enrolmentsApi
