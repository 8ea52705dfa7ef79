import { createEntityTable } from '../core/entityTable'
import { studentsApi } from './students.api'

const { listStudents, listEnrolledStudents, listStudentsWithoutParent } = studentsApi.endpoints

/** Lists of a chosen cycle stay out: their grade and group are of that cycle and would overwrite the current ones. */
export const students = createEntityTable('students', [
  listStudents,
  listEnrolledStudents,
  listStudentsWithoutParent,
])
