import { MAX_NAMED_ROWS } from '@contract/http/namedRows'
import { createTagBatch } from '@client/state/live/followChanges'
import { createLiveLoop, pauseAfter } from '@client/state/live/liveLoop'
import type { LiveEnd } from '@client/state/live/liveStream'

beforeEach(() => void jest.useFakeTimers({ now: 0 }))
afterEach(() => void jest.useRealTimers())

test('pauses double up to fifteen seconds, up to five minutes where no stream was ever seen, with half of it by chance', () => {
  const most = [0, 1, 2, 4, 5, 20].map((failures) => pauseAfter(failures, true, () => 1))
  expect(most).toEqual([500, 1000, 2000, 8000, 15_000, 15_000])
  expect(pauseAfter(20, false, () => 1)).toBe(300_000)
  expect(pauseAfter(0, true, () => 0)).toBe(250)
})

/** A loop whose streams end as told, each after so many ms. */
const loopOf = (ends: readonly (readonly [LiveEnd, number])[]) => {
  const begun: number[] = []
  const over: string[] = []
  const loop = createLiveLoop(
    async () => {
      const [end, ms] = ends[begun.push(Date.now()) - 1] ?? ['ended', 1e9]
      await new Promise((resolve) => setTimeout(resolve, ms))
      return end
    },
    (end) => over.push(end),
  )
  return { begun, over, loop }
}

test('a stream that lasted is followed at once by the next; short ones and failures wait ever longer', async () => {
  const { begun, loop } = loopOf([
    ['ended', 900_000],
    ['failed', 0],
    ['failed', 0],
    ['ended', 10],
  ])
  loop.start()
  await jest.advanceTimersByTimeAsync(905_000)
  const gaps = begun.slice(1).map((at, index) => at - begun[index]!)
  expect(gaps).toHaveLength(4)
  for (const [index, [least, most]] of [
    [900_250, 900_500],
    [250, 500],
    [500, 1000],
    [1010, 2010],
  ].entries()) {
    expect(gaps[index]).toBeGreaterThanOrEqual(least!)
    expect(gaps[index]).toBeLessThanOrEqual(most!)
  }
  loop.stop()
})

test.each(['unauthorized', 'unsupported'] as const)('after %s there is no next one', async (end) => {
  const { begun, over, loop } = loopOf([[end, 0]])
  loop.start()
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect([begun.length, over]).toEqual([1, [end]])
})

test('stopped in a pause, it stays stopped; started again, it opens now', async () => {
  const { begun, loop } = loopOf([
    ['failed', 0],
    ['failed', 0],
  ])
  loop.start()
  await jest.advanceTimersByTimeAsync(10)
  loop.stop()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(begun).toHaveLength(1)
  loop.start()
  expect(begun).toHaveLength(2)
  loop.stop()
})

test('tags of a moment come together, and the next ones half a second later', async () => {
  const flushed: [number, readonly string[]][] = []
  const batch = createTagBatch((tags) => flushed.push([Date.now(), tags]))
  batch.add(['Charge', 'Payment'], {})
  batch.add([], {})
  await jest.advanceTimersByTimeAsync(50)
  batch.add(['Charge'], {})
  await jest.advanceTimersByTimeAsync(60)
  batch.add(['Role'], {})
  await jest.advanceTimersByTimeAsync(1000)
  batch.add(['User'], {})
  batch.clear()
  await jest.advanceTimersByTimeAsync(1000)
  expect(flushed).toEqual([
    [100, ['Charge', 'Payment']],
    [600, ['Role']],
  ])
})

test('rows of a moment come together; where any of its changes names none, any row may have changed', async () => {
  const flushed: object[] = []
  const batch = createTagBatch((tags, named) => flushed.push([tags, named]))
  batch.add(['Charge', 'Student'], { Charge: [3], Student: [1] })
  batch.add(['Charge'], { Charge: [4, 3] })
  batch.add(['Student'], {})
  batch.add(['Student'], { Student: [2] })
  await jest.advanceTimersByTimeAsync(100)
  for (let id = 1; id <= MAX_NAMED_ROWS + 1; id++) batch.add(['Charge'], { Charge: [id] })
  await jest.advanceTimersByTimeAsync(1000)
  expect(flushed).toEqual([
    [['Charge', 'Student'], { Charge: [3, 4] }],
    [['Charge'], {}],
  ])
})

test('a pause that is over leaves no listener behind', async () => {
  const listeners = new Map<AbortSignal, number>()
  const count = (signal: AbortSignal, by: number) => listeners.set(signal, (listeners.get(signal) ?? 0) + by)
  const added = jest.spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function (
    this: AbortSignal,
  ) {
    count(this, 1)
  })
  const removed = jest.spyOn(AbortSignal.prototype, 'removeEventListener').mockImplementation(function (
    this: AbortSignal,
  ) {
    count(this, -1)
  })
  const { begun, loop } = loopOf(Array.from({ length: 6 }, () => ['failed', 0] as const))
  loop.start()
  await jest.advanceTimersByTimeAsync(120_000)
  added.mockRestore()
  removed.mockRestore()
  loop.stop()
  expect(begun.length).toBeGreaterThan(5)
  expect([...listeners.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1)
})
