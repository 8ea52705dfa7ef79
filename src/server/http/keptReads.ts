import { askedTogether } from '../shared/askedTogether'
import { noteTrace, traceReads, untraced, type ReadTrace } from '../shared/readTrace'
import type { AnswerVersions } from './answerVersions'

interface Made<Value> {
  readonly value: Value
  readonly trace: ReadTrace
}
interface Kept<Value> extends Made<Value> {
  readonly etag: string
}

/**
 * Keeps slow answers in memory until a table they were read from changes (decisions/0109). Not for writes,
 * whose rows a rollback may undo.
 * @param most values kept; the one not asked for longest goes first
 * @returns takes a key of all that `read` depends on besides tables; simultaneous callers share one
 * reading, if it `serves` them
 */
export const keepReads = <Value>({ open }: AnswerVersions, most: number) => {
  const kept = new Map<string, Kept<Value>>()

  const ask = askedTogether(
    async (
      key: string,
      read: () => Promise<Value>,
      serves: (value: Value) => boolean,
    ): Promise<Made<Value>> => {
      const version = await untraced(() => open([key]))
      const before = kept.get(key)
      kept.delete(key)
      if (before && version.isCurrent(before.etag) && serves(before.value)) {
        kept.set(key, before)
        return before
      }
      const made = await traceReads(read)
      const etag = version.etagOf(made.trace)
      if (etag !== null) kept.set(key, { ...made, etag })
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
      return made
    },
    1,
  )

  return async (
    key: string,
    read: () => Promise<Value>,
    serves: (value: Value) => boolean = () => true,
  ): Promise<Value> => {
    const shared = await ask(key, read, serves)
    const { value, trace } = serves(shared.value) ? shared : await traceReads(read)
    // The whole answer's version then includes these tables.
    noteTrace(trace)
    return value
  }
}
