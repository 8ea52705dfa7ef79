import { setTimeout as sleep } from 'node:timers/promises'

/** @param ms longest wait, milliseconds @throws ETIMEDOUT; the work itself goes on */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  const timer = new AbortController()
  const late = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
  })
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => timer.abort())
}
