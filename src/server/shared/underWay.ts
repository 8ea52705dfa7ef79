/** Kept by user and by a code of the user's client, so that no user reads a colleague's progress. */
export const createUnderWay = <Progress>() => {
  const all = new Map<string, Progress>()
  const keyOf = (userId: number, code: string): string => `${userId} ${code}`
  return {
    find: (userId: number, code: string): Progress | null => all.get(keyOf(userId, code)) ?? null,

    follow: async <Done>(
      userId: number,
      code: string | undefined,
      first: Progress,
      work: (tell: (progress: Progress) => void) => Promise<Done>,
    ): Promise<Done> => {
      const key = code ? keyOf(userId, code) : null
      const tell = (progress: Progress): void => {
        if (key) all.set(key, progress)
      }
      try {
        tell(first)
        return await work(tell)
      } finally {
        if (key) all.delete(key)
      }
    },
  }
}
