import { createEntityTable } from '../core/entityTable'
import { studentsApi } from './students.api'

const { listStudents, listEnrolledStudents, listStudentsWithoutParent } = studentsApi.endpoints

/** Not the lists of a cycle of one's choice: a pupil's grade and group there are no longer, or not yet, the pupil's. */
export const students = createEntityTable('students', [
  listStudents,
  listEnrolledStudents,
  listStudentsWithoutParent,
])
