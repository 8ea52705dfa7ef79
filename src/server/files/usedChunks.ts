import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that pass between two collections: some dozens of chunks. */
const EVERY_BYTES = 4 * 1024 * 1024

type Collect = (options: { type: 'minor' }) => void

/** V8's collector of young objects; does nothing where the engine hides it. A call takes a few tenths of a millisecond. */
const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('typeof gc === "function" ? gc : null')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? (collect as Collect) : () => undefined
}
const collect = findCollector()

let passed = 0

/**
 * Call it for each chunk of a file that passes. Every few megabytes it frees the used chunks. V8 counts a chunk of 64 KB as one
 * small object, so by itself it keeps some forty megabytes of used chunks before it collects. All files count together, since a
 * film plays in many short answers.
 */
export const chunkPassed = (bytes: number): void => {
  passed += bytes
  if (passed < EVERY_BYTES) return
  passed = 0
  collect({ type: 'minor' })
}
