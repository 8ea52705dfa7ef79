import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { baseApi } from '../core/baseApi'
import { writing } from '../core/call'

export const enrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrolStudents: build.mutation(writing(routes.enrol)),
  }),
})

export const { useEnrolStudentsMutation } = enrolmentsApi
