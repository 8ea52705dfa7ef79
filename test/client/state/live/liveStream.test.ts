import { setImmediate } from 'node:timers'
import { openLiveStream } from '@client/state/live/liveStream'
import { HEARTBEAT_MS, SILENCE_MS } from '@contract/live/live.rules'
import { fakeStreams } from '@test/support/live/fakeStream'
import { BASE_URL, fakeNetwork } from '@test/support/state/fakeNetwork'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => void jest.useRealTimers())

const arrive = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('a line on which not even heartbeats come is given up, one with heartbeats is not', async () => {
  const network = fakeNetwork()
  const streams = fakeStreams(network)
  const heard = { opened: jest.fn(), changed: jest.fn(), missed: jest.fn(), refused: jest.fn() }
  const over = jest.fn()
  const deps = { fetch: streams.fetch, baseUrl: BASE_URL }
  void openLiveStream(deps, 'ficha', heard, new AbortController().signal).then(over)
  await arrive()
  expect(streams.count()).toBe(1)
  const stream = await streams.opened(1)
  for (let beat = 0; beat < 10; beat += 1) {
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS)
    stream.raw(': latido\n\n')
    await arrive()
  }
  expect([heard.opened.mock.calls, over.mock.calls]).toEqual([[['origen-de-prueba-1', null]], []])
  await jest.advanceTimersByTimeAsync(SILENCE_MS)
  await arrive()
  expect(over.mock.calls).toEqual([['ended']])
})
