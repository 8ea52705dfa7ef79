import { isApiError, type ApiError } from './errors'
import { useIdempotencyKey } from './useIdempotencyKey'

interface Keyed {
  idempotencyKey?: string
}

/**
 * A write that is done once, however often it is sent: the same body travels under the same key until it worked.
 * @param write the trigger of a mutation
 * @param onRefused tells what the server or the line said; `useRefusal` of `ui/forms` does
 * @returns the answer, or null when it was refused
 */
export const useKeyedWrite = <Arg extends Keyed, Answer>(
  write: (arg: Arg) => { unwrap: () => Promise<Answer> },
  onRefused: (error: ApiError) => void,
) => {
  const keys = useIdempotencyKey()
  return async (body: Omit<Arg, keyof Keyed>): Promise<Answer | null> => {
    try {
      const answer = await write({ ...body, idempotencyKey: keys.keyFor(body) } as unknown as Arg).unwrap()
      keys.done()
      return answer
    } catch (error) {
      if (!isApiError(error)) throw error
      onRefused(error)
      return null
    }
  }
}
