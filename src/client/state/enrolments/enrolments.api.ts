import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { listTag, onSuccess } from '../core/tags'

export const enrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrolStudents: build.mutation<
      EnrolmentsContract['enrol']['response'],
      CallArg<typeof routes.enrol, EnrolmentsContract['enrol']['body']>
    >({
      query: call(routes.enrol),
      // Pupils and their parents move between lists, charges appear, and the cycle's prices are fixed from now on.
      invalidatesTags: onSuccess(listTag('Student'), listTag('Parent'), listTag('Charge'), listTag('Cycle')),
    }),
  }),
})

export const { useEnrolStudentsMutation } = enrolmentsApi
