import { groupsRoutes } from '@contract/groups/groups.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes as routes } from '@contract/students/students.routes'
import type { Student } from '@contract/students/students.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt, rowListAt } from '../core/lists'

/** A pupil of any server: what the school's existing one does not send is empty, never missing. */
export const readStudent = (row: Partial<Student> & Pick<Student, 'id'>): Student => ({
  nombre: '',
  nombres: null,
  paterno: null,
  materno: null,
  curp: '',
  curp_verificada: true,
  numero_control: '',
  fecha_nacimiento: '',
  urlFoto: null,
  urlMiniatura: null,
  grado: null,
  grupo: null,
  padre: null,
  ...row,
  becas: row.becas ?? [],
})

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

export const { useRegisterStudentMutation, useUpdateStudentMutation } = studentsApi
