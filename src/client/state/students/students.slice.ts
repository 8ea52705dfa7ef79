import { createEntityTable } from '../core/entityTable'
import { studentsApi } from './students.api'

const {
  listStudents,
  listEnrolledStudents,
  listStudentsToEnrol,
  listStudentsWithoutParent,
  listStudentsToScholarship,
  listScholarshipHolders,
  listStudentsWithoutGroup,
} = studentsApi.endpoints

export const students = createEntityTable('students', [
  listStudents,
  listEnrolledStudents,
  listStudentsToEnrol,
  listStudentsWithoutParent,
  listStudentsToScholarship,
  listScholarshipHolders,
  listStudentsWithoutGroup,
])
