/**
 * The cache keeps unused answers for minutes, each by a timer. Timers left by a test file end with it; otherwise a run in one
 * process would wait for the last of them.
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
