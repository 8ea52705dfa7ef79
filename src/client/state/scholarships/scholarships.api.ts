import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship, ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

export const scholarshipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listScholarships: build.query<Scholarship[], { id: number }>({
      query: call(routes.listByCycle),
      transformResponse: (answer) => unwrapList<Scholarship>(answer, 'becas'),
      // Its pupils' names and groups change elsewhere.
      providesTags: [listTag('Scholarship'), listTag('Student')],
    }),
    getScholarship: build.query<Scholarship | null, { id: number }>({
      query: call(routes.get),
      transformResponse: (answer) => unwrapRow<Scholarship>(answer, 'beca'),
      providesTags: [listTag('Scholarship'), listTag('Student')],
    }),
    createScholarship: build.mutation<
      ScholarshipsContract['create']['response'],
      CallArg<typeof routes.create, ScholarshipsContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    addStudentsToScholarship: build.mutation<
      ScholarshipsContract['addStudents']['response'],
      CallArg<typeof routes.addStudents, ScholarshipsContract['addStudents']['body']>
    >({
      query: call(routes.addStudents),
      invalidatesTags: changedBy(routes.addStudents),
    }),
  }),
})

export const {
  useListScholarshipsQuery,
  useGetScholarshipQuery,
  useCreateScholarshipMutation,
  useAddStudentsToScholarshipMutation,
} = scholarshipsApi
