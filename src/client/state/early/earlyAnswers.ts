export interface Asked {
  userId: number
  answer: Promise<Response>
  giveUp: () => void
}

export const earlyAnswers = new Map<string, Asked>()

/** An early read that hangs ends after the time limit of reads. */
const answerOrAbort = ({ answer, giveUp }: Asked, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const end = () => {
      giveUp()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', end, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })

/** Gives each early answer once; other calls are sent. @param userId early answers for another user are dropped */
export const takingEarly =
  (send: typeof fetch, userId: () => number | undefined): typeof fetch =>
  (input, init) => {
    const { url, signal } = input instanceof Request ? input : new Request(input, init)
    const asked = earlyAnswers.get(url)
    if (!asked) return send(input, init)
    earlyAnswers.delete(url)
    if (asked.userId === userId()) return answerOrAbort(asked, signal)
    asked.giveUp()
    return send(input, init)
  }
