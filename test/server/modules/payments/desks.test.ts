import { startLiveServer, type LiveServer } from '@test/support/live/desks'
import { callerAt } from '@test/support/server/callerAt'
import { rush, WRITERS } from './rush'

let live: LiveServer
let second: Awaited<ReturnType<LiveServer['another']>>

beforeAll(async () => {
  live = await startLiveServer()
  second = await live.another()
})
afterAll(async () => {
  await second.stop()
  await live.close()
})

it('fifty writers of every kind on two servers of one database: no gap, no twin, no wrong balance', async () => {
  expect(WRITERS).toBe(50)
  const { token } = live.admin
  const callers = [live, second].map(({ address }) => callerAt(address, token))
  await rush(live.db, callers, '2026-09-15')
})
