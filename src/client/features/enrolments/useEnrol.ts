import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import { isApiError } from '../../state/core/errors'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { useGetCurrentCycleQuery } from '../../state/cycles/cycles.api'
import { useEnrolStudentsMutation } from '../../state/enrolments/enrolments.api'
import { useListStudentsToEnrolQuery } from '../../state/students/students.api'
import { useNotice } from '../../ui/notices/useNotice'
import { texts } from './enrolments.texts'
import { enrolBody, type ChosenPupil } from './enrolments.values'

/**
 * Sends the list; resolves to whether it went through. A refusal keeps it as it is; what may have changed meanwhile, prices
 * and who is enrolled, is fetched, so that the screen is true.
 */
export const useEnrol = (cycle: Cycle, grade: Grade) => {
  const [enrolStudents] = useEnrolStudentsMutation()
  const currentCycle = useGetCurrentCycleQuery()
  const toEnrol = useListStudentsToEnrolQuery()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()

  return async (pupils: readonly ChosenPupil[]): Promise<boolean> => {
    const body = enrolBody(cycle, grade, pupils)
    try {
      await enrolStudents({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
      keys.done()
      notify({ title: texts.saved(pupils.length), kind: 'success' })
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 409) {
        void currentCycle.refetch()
        void toEnrol.refetch()
      }
      notify({ title: texts.failed, text: error.message, kind: 'error' })
      return false
    }
  }
}
