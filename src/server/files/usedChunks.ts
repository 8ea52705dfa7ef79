import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_BYTES = 4 * 1024 * 1024

type Collect = (options: { type: 'minor' }) => void

/** V8's collector of young objects; empty where the engine hides it. A call takes a few tenths of a millisecond. */
const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('typeof gc === "function" ? gc : null')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? (collect as Collect) : () => undefined
}
const collect = findCollector()

let passed = 0

/** V8 counts a 64 KB chunk as one small object and keeps some forty megabytes of used ones; this frees them. */
export const chunkPassed = (bytes: number): void => {
  passed += bytes
  if (passed < EVERY_BYTES) return
  passed = 0
  collect({ type: 'minor' })
}
