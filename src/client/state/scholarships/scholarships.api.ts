import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'

export const scholarshipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listScholarships: build.query(reading(routes.listByCycle, listAt('becas'))),
    getScholarship: build.query(reading(routes.get, rowAt('beca'))),
    listSiblings: build.query(reading(routes.listSiblings, listAt('hermanos'))),
    applySiblings: build.mutation(writing(routes.applySiblings)),
    createScholarship: build.mutation(writing(routes.create)),
    addStudentsToScholarship: build.mutation(writing(routes.addStudents)),
    removeStudentsFromScholarship: build.mutation(writing(routes.removeStudents)),
    updateScholarship: build.mutation(writing(routes.update)),
    deleteScholarship: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useApplySiblingsMutation,
  useCreateScholarshipMutation,
  useAddStudentsToScholarshipMutation,
  useRemoveStudentsFromScholarshipMutation,
  useUpdateScholarshipMutation,
  useDeleteScholarshipMutation,
} = scholarshipsApi
