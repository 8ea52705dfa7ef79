import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that pass between two collections: some dozens of chunks. */
const EVERY_BYTES = 4 * 1024 * 1024

type Collect = (options: { type: 'minor' }) => void

/** V8's own collector of what is young, or nothing on an engine that hides it. A few tenths of a millisecond a call. */
const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('typeof gc === "function" ? gc : null')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? (collect as Collect) : () => undefined
}
const collect = findCollector()

let passed = 0

/**
 * Told of each chunk of a file that passes, has the used ones freed every few megabytes. V8 measures its young space in
 * objects, of which a chunk of 64 KB is one small: left to itself it holds some forty megabytes of used chunks before it looks.
 * All files count together: a film plays in many short answers.
 */
export const chunkPassed = (bytes: number): void => {
  passed += bytes
  if (passed < EVERY_BYTES) return
  passed = 0
  collect({ type: 'minor' })
}
