import { isApiError } from '../../state/core/errors'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { useNotice } from '../../ui/notices/useNotice'

/**
 * A write that is done once, however often it is sent. A refusal is told under the title of SPEC §8 and loses nothing.
 * @param write the trigger of a mutation
 * @returns the answer, or null when it was refused
 */
export const useSend = <Body extends object, Answer>(
  write: (arg: Body & { idempotencyKey: string }) => { unwrap: () => Promise<Answer> },
  failed: string,
) => {
  const keys = useIdempotencyKey()
  const { notify } = useNotice()
  return async (body: Body): Promise<Answer | null> => {
    try {
      const answer = await write({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
      keys.done()
      return answer
    } catch (error) {
      if (!isApiError(error)) throw error
      notify({ title: failed, text: error.message, kind: 'error' })
      return null
    }
  }
}
