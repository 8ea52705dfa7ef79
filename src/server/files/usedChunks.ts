import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_BYTES = 4 * 1024 * 1024

type Collect = (options: { type: 'minor' }) => void

/** V8's collection of young objects, a few tenths of a millisecond per call; empty where the engine does not offer it. */
const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('typeof gc === "function" ? gc : null')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? (collect as Collect) : () => undefined
}
const collect = findCollector()

let passed = 0

/** V8 takes a 64 KB chunk for one small object and would keep some forty megabytes of used ones; this frees them. */
export const chunkPassed = (bytes: number): void => {
  passed += bytes
  if (passed < EVERY_BYTES) return
  passed = 0
  collect({ type: 'minor' })
}
