import { studentsRoutes } from '@contract/students/students.routes'
import { answerHook, detailHook, fetchHook, listHook, SHORT_LIST } from '../core/reads'
import { useMay } from '../session/useMay'
import { studentsApi } from './students.api'
import { students } from './students.slice'

const { endpoints } = studentsApi

/** All rows up to `SHORT_LIST`; of a longer list only the part asked for (decisions/0112). */
export const useStudentsPart = answerHook(endpoints.listStudents, students.part)
export const useFetchStudents = fetchHook(endpoints.listStudents, students.part)
export const useEnrolledStudents = listHook(endpoints.listEnrolledStudents, students.rows)
export const useStudentsWithoutParent = listHook(endpoints.listStudentsWithoutParent, students.rows)
/** Not in the table, which has grade, group and beca of the current cycle: these are of a chosen one (decisions/0002). */
export const useScholarshipHolders = listHook(endpoints.listScholarshipHolders)
export const useStudentsToEnrol = answerHook(endpoints.listStudentsToEnrol)
export const useStudentsToScholarship = listHook(endpoints.listStudentsToScholarship)
export const useStudentsWithoutGroup = listHook(endpoints.listStudentsWithoutGroup)
export const useStudent = detailHook(endpoints.getStudent)
export const useNextNumber = answerHook(endpoints.getNextNumber)
export const useIncomplete = listHook(endpoints.listIncomplete)

interface PupilsWanted {
  /** Also pupils who are not enrolled, since charges and debts need no enrolment; only for users who may read pupils. */
  everybody: boolean
  /** Where the list of everybody is too long, classes are still filtered among the enrolled. */
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
