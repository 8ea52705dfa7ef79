interface Asking<Answer> {
  running: number
  next: { begin: () => void; answer: Promise<Answer> } | null
}

/**
 * Runs at most `atOnce` questions per key; callers in between share the next, begun after all of them
 * asked, so no answer is older than its call. @param ask gets `how` of one of those callers, which
 * must do for all who ask with that key
 */
export const askedTogether = <Key, Answer, With extends readonly unknown[] = []>(
  ask: (key: Key, ...how: With) => Promise<Answer>,
  atOnce: number,
): ((key: Key, ...how: With) => Promise<Answer>) => {
  const asking = new Map<Key, Asking<Answer>>()

  const run = async (mine: Asking<Answer>, key: Key, how: With): Promise<Answer> => {
    mine.running++
    try {
      return await ask(key, ...how)
    } finally {
      mine.running--
      const { next } = mine
      mine.next = null
      if (next) next.begin()
      else if (mine.running === 0) asking.delete(key)
    }
  }

  return (key, ...how) => {
    const mine = asking.get(key) ?? { running: 0, next: null }
    asking.set(key, mine)
    if (mine.running < atOnce && !mine.next) return run(mine, key, how)
    if (!mine.next) {
      let begin = (): void => undefined
      const answer = new Promise<void>((resolve) => {
        begin = resolve
      }).then(() => run(mine, key, how))
      mine.next = { begin, answer }
    }
    return mine.next.answer
  }
}
