import { studentsRoutes } from '@contract/students/students.routes'
import { useAppSelector } from '../hooks'
import { selectMay } from '../session/session.selectors'
import { useListEnrolledStudentsQuery, useListStudentsQuery } from './students.api'
import { selectEnrolledStudents, selectStudents } from './students.selectors'

/**
 * The enrolled of the current cycle; for who may read pupils everybody else too, since charges and debts need no enrolment.
 * Only the list that is shown is asked for.
 * @param wanted whether everybody is wanted; the enrolled for who may not read them
 */
export const usePupils = (wanted: boolean) => {
  const canReadAll = useAppSelector((state) => selectMay(state, studentsRoutes.listAll.access))
  const everybody = canReadAll && wanted
  const enrolled = useListEnrolledStudentsQuery(undefined, { skip: everybody })
  const all = useListStudentsQuery(undefined, { skip: !everybody })
  const { isLoading, error, refetch } = everybody ? all : enrolled
  const pupils = useAppSelector(everybody ? selectStudents : selectEnrolledStudents)
  return { pupils, canReadAll, everybody, isLoading, error: error?.message, retry: () => void refetch() }
}
