import { useRef, useState } from 'react'
import { isApiError, type ApiError } from './errors'
import { watchUpload, type Sent } from './upload'
import { useIdempotencyKey } from './useIdempotencyKey'

interface Keyed {
  idempotencyKey?: string
}

interface Running<Answer> {
  unwrap: () => Promise<Answer>
  abort: () => void
}

/** What RTK rejects with when somebody aborted. */
const isAbort = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError'

/**
 * A write with files: done once, however often it is sent, with how far it is and a way to stop it.
 * @param write the trigger of a mutation
 * @param onRefused tells what the server or the line said; `useRefusal` of `ui/forms` does
 */
export const useUpload = <Arg extends Keyed, Answer>(
  write: (arg: Arg) => Running<Answer>,
  onRefused: (error: ApiError) => void,
) => {
  const keys = useIdempotencyKey()
  const running = useRef<Running<Answer> | null>(null)
  const [progress, setProgress] = useState<Sent | null>(null)
  const send = async (body: Omit<Arg, keyof Keyed>): Promise<Answer | 'stopped' | null> => {
    const idempotencyKey = keys.keyFor(body)
    const unwatch = watchUpload(idempotencyKey, setProgress)
    setProgress({ sent: 0, total: 0 })
    try {
      running.current = write({ ...body, idempotencyKey } as unknown as Arg)
      const answer = await running.current.unwrap()
      keys.done()
      return answer
    } catch (error) {
      if (isAbort(error)) return 'stopped'
      if (!isApiError(error)) throw error
      onRefused(error)
      return null
    } finally {
      unwatch()
      running.current = null
      setProgress(null)
    }
  }
  return {
    /** The answer, null when it was refused, 'stopped' when somebody stopped it. */
    send,
    /** While it is under way; a total of 0 is not known yet. */
    progress,
    stop: () => running.current?.abort(),
  }
}
