import { groupsRoutes } from '@contract/groups/groups.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes as routes } from '@contract/students/students.routes'
import type { Student, StudentDetail } from '@contract/students/students.schemas'
import { baseApi } from '../core/baseApi'
import { reading, readingRows, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'

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

/** Health data stays in this entry and goes with it, while a table keeps its rows until Salir. */
const readDetail = (row: Partial<StudentDetail> & Pick<Student, 'id'>): StudentDetail => ({
  alergias: [],
  enfermedades: [],
  medicamentos: [],
  tipo_sangre: null,
  servicio_medico: null,
  indicaciones: null,
  inscripciones: [],
  ...row,
  ...readStudent(row),
})

const rows = listAt('alumnos', readStudent)

export const studentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query(readingRows(routes.listAll, rows)),
    listEnrolledStudents: build.query(readingRows(routes.listEnrolled, rows)),
    listStudentsToEnrol: build.query(reading(routes.listToEnrol, rows)),
    listStudentsWithoutParent: build.query(readingRows(routes.listWithoutParent, rows)),
    listStudentsToScholarship: build.query(reading(scholarshipsRoutes.listEligible, rows)),
    listScholarshipHolders: build.query(reading(scholarshipsRoutes.listHolders, rows)),
    listStudentsWithoutGroup: build.query(reading(groupsRoutes.listWithoutGroup, rows)),
    getStudent: build.query(reading(routes.get, rowAt('alumno', readDetail))),
    /** The existing server does not know this call. */
    nextNumber: build.query(reading(routes.nextNumber, ({ numero_control }) => numero_control)),
    listIncomplete: build.query(reading(routes.listIncomplete, listAt('alumnos'))),
    registerStudent: build.mutation(writing(routes.create)),
    updateStudent: build.mutation(writing(routes.update)),
    deleteStudent: build.mutation(writing(routes.delete)),
  }),
})
