import { groupsRoutes } from '@contract/groups/groups.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes as routes } from '@contract/students/students.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt, rowListAt } from '../core/lists'
import { readStudent } from './students.read'

const rows = rowListAt('alumnos', readStudent)
const ownRows = listAt('alumnos', readStudent)

export const studentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query(reading(routes.listAll, rows, ['Student'])),
    listEnrolledStudents: build.query(reading(routes.listEnrolled, rows, ['Student'])),
    listStudentsToEnrol: build.query(reading(routes.listToEnrol, rows, ['Student'])),
    listStudentsWithoutParent: build.query(reading(routes.listWithoutParent, rows, ['Student'])),
    /** Of the current cycle and a grade, without a beca. */
    listStudentsToScholarship: build.query(reading(scholarshipsRoutes.listEligible, rows, ['Student'])),
    listScholarshipHolders: build.query(reading(scholarshipsRoutes.listHolders, ownRows, ['Student'])),
    /** Enrolled in a cycle, of both grades. */
    listStudentsWithoutGroup: build.query(reading(groupsRoutes.listWithoutGroup, ownRows, ['Student'])),
    getStudent: build.query(reading(routes.get, rowAt('alumno'), ['Student'])),
    registerStudent: build.mutation(writing(routes.create)),
    updateStudent: build.mutation(writing(routes.update)),
  }),
})

export const {
  useListStudentsQuery,
  useListEnrolledStudentsQuery,
  useListStudentsToEnrolQuery,
  useListStudentsWithoutParentQuery,
  useListStudentsToScholarshipQuery,
  useListScholarshipHoldersQuery,
  useListStudentsWithoutGroupQuery,
  useGetStudentQuery,
  useRegisterStudentMutation,
  useUpdateStudentMutation,
} = studentsApi
