import { groupsRoutes } from '@contract/groups/groups.routes'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { studentsRoutes as routes } from '@contract/students/students.routes'
import { readPupil, readStudent } from '../otherServers/firstLists'
import { baseApi } from '../core/baseApi'
import { reading, readingRows, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'

const rows = listAt('alumnos', readStudent)

export const studentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query(readingRows(routes.listAll, rows)),
    listEnrolledStudents: build.query(readingRows(routes.listEnrolled, rows)),
    listStudentsToEnrol: build.query(
      reading(routes.listToEnrol, (answer) => ({
        rows: rows(answer),
        total: answer.total,
        lugares: answer.lugares,
      })),
    ),
    listStudentsWithoutParent: build.query(readingRows(routes.listWithoutParent, rows)),
    listStudentsToScholarship: build.query(reading(scholarshipsRoutes.listEligible, rows)),
    listScholarshipHolders: build.query(reading(scholarshipsRoutes.listHolders, rows)),
    listStudentsWithoutGroup: build.query(reading(groupsRoutes.listWithoutGroup, rows)),
    getStudent: build.query(reading(routes.get, rowAt('alumno', readPupil))),
    getNextNumber: build.query(reading(routes.getNextNumber, ({ numero_control }) => numero_control)),
    listIncomplete: build.query(reading(routes.listIncomplete, listAt('alumnos'))),
    createStudent: build.mutation(writing(routes.create)),
    updateStudent: build.mutation(writing(routes.update)),
    deleteStudent: build.mutation(writing(routes.delete)),
  }),
})
