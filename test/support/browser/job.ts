/** Of all steps together, ms: only a failure waits this long. */
const JOB_MS = 600_000

/**
 * One test of several steps, each of which needs the ones before, as somebody at a desk goes on from what is done. The first
 * that fails ends it and is named; other tests of the file have a school of their own and do not notice.
 */
export const job = (name: string, steps: Record<string, () => Promise<void>>): void => {
  test(
    name,
    async () => {
      for (const [step, work] of Object.entries(steps))
        await work().catch((cause: unknown) => {
          throw new Error(`in the step «${step}»`, { cause })
        })
    },
    JOB_MS,
  )
}
