import { createEntityTable } from '../core/entityTable'
import { studentsApi } from './students.api'

const { listStudents, listEnrolledStudents, listStudentsWithoutParent } = studentsApi.endpoints

/** Without lists of a chosen cycle, whose grades and groups would overwrite the current ones. */
export const students = createEntityTable('students', [
  listStudents,
  listEnrolledStudents,
  listStudentsWithoutParent,
])
