import { studentsRoutes } from '@contract/students/students.routes'
import { answerHook, detailHook, listHook } from '../core/reads'
import { useMay } from '../session/useMay'
import { studentsApi } from './students.api'
import { students } from './students.slice'

const { endpoints } = studentsApi

export const useStudents = listHook(endpoints.listStudents, students.rows)
/** Pupils enrolled in the current cycle. */
export const useEnrolledStudents = listHook(endpoints.listEnrolledStudents, students.rows)
export const useStudentsWithoutParent = listHook(endpoints.listStudentsWithoutParent, students.rows)
/**
 * These lists are of a chosen cycle. A pupil's grade, group and beca are that cycle's there and the current one's in the
 * table (decisions/0002), so their rows stay in the cache.
 */
export const useScholarshipHolders = listHook(endpoints.listScholarshipHolders)
export const useStudentsToEnrol = listHook(endpoints.listStudentsToEnrol)
export const useStudentsToScholarship = listHook(endpoints.listStudentsToScholarship)
export const useStudentsWithoutGroup = listHook(endpoints.listStudentsWithoutGroup)
export const useStudent = detailHook(endpoints.getStudent)
export const useNextNumber = answerHook(endpoints.nextNumber)
/** Pupils without a parent, an enrolment or a group. */
export const useIncomplete = listHook(endpoints.listIncomplete)

/**
 * The enrolled pupils of the current cycle, or all pupils, since charges and debts need no enrolment.
 * Only the list that is shown is asked for.
 * @param wanted true for all pupils; without the permission to read pupils only the enrolled ones come
 */
export const usePupils = (wanted: boolean) => {
  const canReadAll = useMay()(studentsRoutes.listAll.access)
  const everybody = canReadAll && wanted
  const enrolled = useEnrolledStudents(undefined, { skip: everybody })
  const all = useStudents(undefined, { skip: !everybody })
  return { source: everybody ? all : enrolled, canReadAll, everybody }
}
