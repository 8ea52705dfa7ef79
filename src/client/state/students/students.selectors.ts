import { studentsRoutes } from '@contract/students/students.routes'
import { answerHook, detailHook, listHook } from '../core/reads'
import { useMay } from '../session/useMay'
import { studentsApi } from './students.api'
import { students } from './students.slice'

const { endpoints } = studentsApi

export const useStudents = listHook(endpoints.listStudents, students.rows)
export const useEnrolledStudents = listHook(endpoints.listEnrolledStudents, students.rows)
export const useStudentsWithoutParent = listHook(endpoints.listStudentsWithoutParent, students.rows)
/** Grade, group and beca are of a chosen cycle there, but of the current one in the table (decisions/0002), so these stay in the cache. */
export const useScholarshipHolders = listHook(endpoints.listScholarshipHolders)
export const useStudentsToEnrol = listHook(endpoints.listStudentsToEnrol)
export const useStudentsToScholarship = listHook(endpoints.listStudentsToScholarship)
export const useStudentsWithoutGroup = listHook(endpoints.listStudentsWithoutGroup)
export const useStudent = detailHook(endpoints.getStudent)
export const useNextNumber = answerHook(endpoints.nextNumber)
/** They lack a parent, an enrolment or a group. */
export const useIncomplete = listHook(endpoints.listIncomplete)

/**
 * Only the list that is shown is asked for. @param wanted true for all pupils: charges and debts need no enrolment. Needs the permission
 */
export const usePupils = (wanted: boolean) => {
  const canReadAll = useMay()(studentsRoutes.listAll.access)
  const everybody = canReadAll && wanted
  const enrolled = useEnrolledStudents(undefined, { skip: everybody })
  const all = useStudents(undefined, { skip: !everybody })
  return { source: everybody ? all : enrolled, canReadAll, everybody }
}
