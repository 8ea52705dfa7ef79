import type { Grade } from '@contract/domain/grades'
import { ownRowsOf } from '../core/entityTable'
import { studentsApi } from './students.api'
import { students } from './students.slice'

const {
  listStudents,
  listEnrolledStudents,
  listStudentsToEnrol,
  listStudentsWithoutParent,
  listStudentsToScholarship,
  listScholarshipHolders,
  listStudentsWithoutGroup,
} = studentsApi.endpoints

export const selectStudents = students.rowsOf(listStudents.select())
export const selectEnrolledStudents = students.rowsOf(listEnrolledStudents.select())
export const selectStudentsToEnrol = students.rowsOf(listStudentsToEnrol.select())
export const selectStudentsWithoutParent = students.rowsOf(listStudentsWithoutParent.select())
export const selectStudentById = students.selectById

/** Lists with an argument: a selector per grade or cycle, made once per page. */
export const makeSelectStudentsToScholarship = (grado: Grade) =>
  students.rowsOf(listStudentsToScholarship.select({ grado }))
export const makeSelectScholarshipHolders = (cycleId: number) =>
  ownRowsOf(listScholarshipHolders.select({ cycleId }))
export const makeSelectStudentsWithoutGroup = (id: number) =>
  ownRowsOf(listStudentsWithoutGroup.select({ id }))
