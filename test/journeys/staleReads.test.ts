import type { Route } from '@contract/http/route'
import { contractRoutes, routeName } from '@test/support/contractRoutes'
import { startServer, type TestServer } from '@test/support/server/harness'
import { keptAnswers } from '@test/support/server/keptAnswers'
import { screenReads, type ScreenRead } from '@test/support/server/screenReads'
import { watchWrites } from '@test/support/server/writesSeen'
import { writeDeeds } from '../server/modules/audit/deeds'
import { corrections } from './corrections'

let server: TestServer
/** Reads that a write changed without naming it, by the write. */
const missed = new Map<string, Set<string>>()
/** Writes that were made and compared. */
const made = new Set<string>()
/** Reads that were on the screen, those that were compared, and those of them that were answered at least once. */
const seen = { mounted: new Set<string>(), compared: new Set<string>(), answered: new Set<string>() }

/** Each write of the deeds once is enough; every one of the corrections counts. */
let again = false
let reads: Awaited<ReturnType<typeof screenReads>>
let shown: Awaited<ReturnType<typeof keptAnswers>>

const isFetchedAfter = ({ changes = [] }: Route, { endpoint }: ScreenRead): boolean =>
  endpoint.tags().some((tag) => changes.includes(tag as never))

const compare = async (route: Route) => {
  const name = routeName(route)
  if (made.has(name) && !again) return undefined
  // What the write makes stale is asked for again anyway: invalidation.test.ts holds that.
  const mounted = await reads.mounted(server)
  const kept = mounted.filter((read) => !isFetchedAfter(route, read))
  for (const { endpoint } of mounted) seen.mounted.add(endpoint.name)
  // Asked for before each write: what a deed prepares beside the calls of the contract changes answers too.
  const before = await shown.answers(kept)
  return async () => {
    made.add(name)
    const after = await shown.answers(kept)
    kept.forEach((read, at) => {
      seen.compared.add(read.endpoint.name)
      if (before[at]?.status === 200) seen.answered.add(read.endpoint.name)
      if (before[at]?.text !== after[at]?.text)
        missed.set(name, (missed.get(name) ?? new Set()).add(read.endpoint.name))
    })
  }
}

beforeAll(async () => {
  server = await startServer()
  reads = await screenReads()
  shown = await keptAnswers(server)
  const watched = await watchWrites(server, compare)
  for (const [route, deed] of await writeDeeds(watched)) {
    const { status, body } = await deed()
    expect([route, status, status === 200 ? '' : body]).toEqual([route, 200, ''])
  }
  again = true
  for (const [what, deed] of await corrections(watched)) {
    const { status, body } = await deed()
    expect([what, status, status === 200 ? '' : body]).toEqual([what, 200, ''])
  }
}, 300_000)
afterAll(() => {
  shown.stop()
  return server.close()
})

test('every write of the contract was made, every read of the client was on the screen', async () => {
  const writes = (await contractRoutes()).filter(({ method, reads: asks }) => method !== 'GET' && !asks)
  expect([...made].sort()).toEqual(writes.map(routeName).sort())
  expect([...seen.mounted].sort()).toEqual(reads.queries.map(({ name }) => name).sort())
  expect([...seen.compared].filter((name) => !seen.answered.has(name))).toEqual([])
})

test('no write leaves a read on the screen as it was before', () => {
  expect(Object.fromEntries([...missed].map(([write, names]) => [write, [...names].sort()]))).toEqual({})
})
