import { studentsApi } from './students.api'
import { students } from './students.slice'

const { listStudents, listEnrolledStudents, listStudentsToEnrol, listStudentsWithoutParent } =
  studentsApi.endpoints

export const selectStudents = students.rowsOf(listStudents.select())
export const selectEnrolledStudents = students.rowsOf(listEnrolledStudents.select())
export const selectStudentsToEnrol = students.rowsOf(listStudentsToEnrol.select())
export const selectStudentsWithoutParent = students.rowsOf(listStudentsWithoutParent.select())
export const selectStudentById = students.selectById
