import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import { isApiError } from '../../state/core/errors'
import { useCatchUp } from '../../state/core/useCatchUp'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { useEnrolStudentsMutation } from '../../state/enrolments/enrolments.api'
import { useNotice } from '../../ui/notices/useNotice'
import { texts } from './enrolments.texts'
import { enrolBody, type ChosenPupil } from './enrolments.values'

/**
 * Sends the list; resolves to whether it went through. A refusal keeps it as it is; what may have changed meanwhile, prices
 * and who is enrolled, is fetched, so that the screen is true.
 */
export const useEnrol = (cycle: Cycle, grade: Grade) => {
  const [enrolStudents] = useEnrolStudentsMutation()
  const catchUp = useCatchUp()
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
      if (error.status === 409) catchUp('Cycle', 'Student')
      notify({ title: texts.failed, text: error.message, kind: 'error' })
      return false
    }
  }
}
