import { groupsRoutes } from '@contract/groups/groups.routes'
import type { PathParams } from '@contract/http/route'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes as routes } from '@contract/students/students.routes'
import type { Student, StudentDetail, StudentsContract } from '@contract/students/students.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import type { RowList } from '../core/entityTable'
import { rowListFrom, unwrapRow } from '../core/lists'
import { readStudent } from './students.read'
import { changedBy, listTag } from '../core/tags'

const rows = rowListFrom<Student>('alumnos', readStudent)

export const studentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query<RowList<Student>, void>({
      query: call(routes.listAll),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    listEnrolledStudents: build.query<RowList<Student>, void>({
      query: call(routes.listEnrolled),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    listStudentsToEnrol: build.query<RowList<Student>, void>({
      query: call(routes.listToEnrol),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    listStudentsWithoutParent: build.query<RowList<Student>, void>({
      query: call(routes.listWithoutParent),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    /** Of the current cycle and a grade, without a beca. */
    listStudentsToScholarship: build.query<
      RowList<Student>,
      PathParams<(typeof scholarshipsRoutes.listEligible)['path']>
    >({
      query: call(scholarshipsRoutes.listEligible),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    listScholarshipHolders: build.query<
      RowList<Student>,
      PathParams<(typeof scholarshipsRoutes.listHolders)['path']>
    >({
      query: call(scholarshipsRoutes.listHolders),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    /** Enrolled in a cycle, of both grades. */
    listStudentsWithoutGroup: build.query<
      RowList<Student>,
      PathParams<(typeof groupsRoutes.listWithoutGroup)['path']>
    >({
      query: call(groupsRoutes.listWithoutGroup),
      transformResponse: rows,
      providesTags: [listTag('Student')],
    }),
    getStudent: build.query<StudentDetail | null, { id: number }>({
      query: call(routes.get),
      transformResponse: (answer) => unwrapRow<StudentDetail>(answer, 'alumno'),
      // Enrolments and a new cycle change what this page says too.
      providesTags: [listTag('Student')],
    }),
    registerStudent: build.mutation<
      StudentsContract['create']['response'],
      CallArg<typeof routes.create, StudentsContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    updateStudent: build.mutation<
      StudentsContract['update']['response'],
      CallArg<typeof routes.update, StudentsContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changedBy(routes.update),
    }),
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
