const FIRST_PAUSE_MS = 10
/** Each try of a browser's page is a message there and back and a failure described: a long wait looks less often. */
const MAX_PAUSE_MS = 50
const GIVES_UP_AFTER_MS = 60_000

/**
 * Retries an assertion until it holds. Use it for whatever settles in its own time, such as the lists of a store after a write
 * or the parts of a page. Waiting for one of them says nothing about another.
 * @param within ms; a minute, which only a failure waits
 * @returns what the assertion returned
 * @throws the last error of the assertion
 */
export const eventually = async <Result>(
  assert: () => Result | Promise<Result>,
  within = GIVES_UP_AFTER_MS,
): Promise<Result> => {
  const end = performance.now() + within
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.2, MAX_PAUSE_MS)) {
    try {
      return await assert()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
