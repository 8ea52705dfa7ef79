import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { detailHook, listHook } from '../core/reads'

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

const { listScholarships, listSiblings, getScholarship } = scholarshipsApi.endpoints

/** Becas of one cycle; `id` is the cycle's. */
export const useScholarships = listHook(listScholarships)
/** Pupils whose discount for siblings is not what the cycle's rule says. */
export const useSiblings = listHook(listSiblings)
export const useScholarship = detailHook(getScholarship)
