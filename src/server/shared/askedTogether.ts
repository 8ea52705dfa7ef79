interface Asking<Answer> {
  running: number
  next: { begin: () => void; answer: Promise<Answer> } | null
}

/**
 * Runs at most `atOnce` questions per key. Callers in between share one more, begun after all of them
 * asked, so nobody gets an answer older than the call; a page's eight calls ask the database three times.
 * @param ask besides the key it may take what is the same for all who ask with that key
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
