import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isApiError } from '../../state/core/errors'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { showServerProblems } from '../../ui/forms/showServerProblems'
import { useNotice } from '../../ui/notices/useNotice'

interface Keyed {
  idempotencyKey?: string
}

/**
 * A write of a form that is done once, however often it is sent. A refusal is told under the title of SPEC §8 and beside
 * the fields, and loses nothing of what was typed.
 * @param write the trigger of a mutation
 * @param failed null: the server's message is the title
 * @returns the answer, or null when it was refused
 */
export const useKeyedWrite = <Arg extends Keyed, Answer, Values extends FieldValues>(
  write: (arg: Arg) => { unwrap: () => Promise<Answer> },
  failed: string | null,
  form: UseFormReturn<Values>,
) => {
  const keys = useIdempotencyKey()
  const { notify } = useNotice()
  return async (body: Omit<Arg, keyof Keyed>): Promise<Answer | null> => {
    try {
      const answer = await write({ ...body, idempotencyKey: keys.keyFor(body) } as unknown as Arg).unwrap()
      keys.done()
      return answer
    } catch (error) {
      if (!isApiError(error)) throw error
      notify({
        title: failed ?? error.message,
        ...(failed === null ? {} : { text: error.message }),
        kind: 'error',
      })
      showServerProblems(form, error.campos)
      return null
    }
  }
}
