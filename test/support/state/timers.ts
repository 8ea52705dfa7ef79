/**
 * Answers that nobody reads any more are kept for minutes, by a timer each: what a file leaves running ends with it, or a run in
 * one process would wait for the last of them.
 */
const running = new Set<ReturnType<typeof setTimeout>>()
const start = globalThis.setTimeout
globalThis.setTimeout = ((...given: Parameters<typeof start>) => {
  const timer = start(...given)
  running.add(timer)
  return timer
}) as typeof start

afterAll(() => {
  for (const timer of running) clearTimeout(timer)
})
