import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship, ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { listTag, onSuccess, rowTag } from '../core/tags'

/** A beca lowers tuition, and stands on its pupils' rows. */
const changed = onSuccess(listTag('Scholarship'), listTag('Student'), listTag('Tuition'))

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
      providesTags: (_result, _error, { id }) => [
        rowTag('Scholarship', id),
        listTag('Scholarship'),
        listTag('Student'),
      ],
    }),
    createScholarship: build.mutation<
      ScholarshipsContract['create']['response'],
      CallArg<typeof routes.create, ScholarshipsContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changed,
    }),
    addStudentsToScholarship: build.mutation<
      ScholarshipsContract['addStudents']['response'],
      CallArg<typeof routes.addStudents, ScholarshipsContract['addStudents']['body']>
    >({
      query: call(routes.addStudents),
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useListScholarshipsQuery,
  useGetScholarshipQuery,
  useCreateScholarshipMutation,
  useAddStudentsToScholarshipMutation,
} = scholarshipsApi
