import { studentsRoutes } from '@contract/students/students.routes'
import { answerHook, detailHook, fetchHook, listHook, SHORT_LIST } from '../core/reads'
import { useMay } from '../session/useMay'
import { studentsApi } from './students.api'
import { students } from './students.slice'

const { endpoints } = studentsApi

/** All rows up to `SHORT_LIST`; of a longer list only what is asked for (decisions/0112). */
export const useStudentsPart = answerHook(endpoints.listStudents, students.part)
export const useFetchStudents = fetchHook(endpoints.listStudents, students.part)
export const useEnrolledStudents = listHook(endpoints.listEnrolledStudents, students.rows)
export const useStudentsWithoutParent = listHook(endpoints.listStudentsWithoutParent, students.rows)
/** Grade, group and beca are of a chosen cycle there, but of the current one in the table (decisions/0002), so these stay in the cache. */
export const useScholarshipHolders = listHook(endpoints.listScholarshipHolders)
export const useStudentsToEnrol = answerHook(endpoints.listStudentsToEnrol)
export const useStudentsToScholarship = listHook(endpoints.listStudentsToScholarship)
export const useStudentsWithoutGroup = listHook(endpoints.listStudentsWithoutGroup)
export const useStudent = detailHook(endpoints.getStudent)
export const useNextNumber = answerHook(endpoints.getNextNumber)
export const useIncomplete = listHook(endpoints.listIncomplete)

interface PupilsWanted {
  /** All pupils, since charges and debts need no enrolment; without the permission only enrolled ones come. */
  everybody: boolean
  /** Where everybody is too many to come whole, a class is still looked up among the enrolled. */
  byClass: boolean
}

export const usePupils = (wanted: PupilsWanted) => {
  const canReadAll = useMay()(studentsRoutes.listAll.access)
  const everybody = canReadAll && wanted.everybody
  const { row, error, ...reading } = useStudentsPart(SHORT_LIST, { skip: !everybody })
  const all = { ...reading, rows: row?.rows, error: error?.message }
  const total = row?.total
  const enrolled = useEnrolledStudents(undefined, {
    skip: everybody && !(wanted.byClass && total !== undefined),
  })
  return { source: everybody ? all : enrolled, enrolled, total, canReadAll, everybody }
}
