import { LISTS } from '@client/state/live/changedParts'
import { NAMED_TAGS } from '@contract/http/namedRows'
import type { Route } from '@contract/http/route'
import { readIds, readTags } from '@contract/live/live.rules'
import { allRoutes, routeName } from '@test/support/allRoutes'
import { hearNotices } from '@test/support/live/notices'
import { runs, tellSample } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { keptAnswers } from '@test/support/server/keptAnswers'
import { screenReads, type ScreenRead } from '@test/support/server/screenReads'
import { watchWrites } from '@test/support/server/writesSeen'
import { writeDeeds } from '../server/modules/audit/deeds'
import { corrections } from './corrections'

/** Reads whose answer no write of the walk changes, and why that proves nothing about their tags. */
const LINK = 'its answer is an address: another name changes the paper, not its address'
const UNCHANGED: Record<string, string> = {
  getCard: LINK,
  getCashCutPaper: LINK,
  getFamilyYear: LINK,
  getGroupPaper: LINK,
  getHowToPay: LINK,
  getDeliveryLink: 'what was handed over for stamping stays as it was',
}

/** Reads whose whole answer is made and compared, because no table tells what else it is made of (decisions/0109). */
const BY_BYTES: Record<string, string> = {
  'GET /respaldos': 'folders, and how long ago',
  'GET /respaldos/ultimo': 'a file, and how long ago',
  'GET /tablero': 'what happened since a moment',
  'GET /escuela': 'the counter of folios, which every payment writes',
  'GET /recordatorios/calendario': 'the hour, once a rule is on',
  'GET /padres/{id}/como-pagar': 'a link with its own end',
  'GET /facturas/entregas/{id}': 'a link with its own end',
}

let server: TestServer
let isSensitive: (name: string) => boolean
/** Reads that a write changed without naming it, by the write. */
const missed = new Map<string, Set<string>>()
/** Rows of a list that a write changed and did not name, by the write. */
const unnamed = new Map<string, Set<string>>()
/** Lists whose rows a write named and changed. */
const named = new Set<string>()
/** Writes that were made and compared. */
const made = new Set<string>()
/** Reads that were on the screen, those that were compared, and those of them that were answered at least once. */
const seen = {
  mounted: new Set<string>(),
  compared: new Set<string>(),
  answered: new Set<string>(),
  /** Reads whose answer a write changed at least once: only of these does the walk prove anything. */
  changed: new Set<string>(),
}
/** The newest good answer of each read. */
const newest = new Map<string, string>()

/** Each write of the deeds once is enough; every one of the corrections counts. */
let again = false
let notices: Awaited<ReturnType<typeof hearNotices>>
let reads: Awaited<ReturnType<typeof screenReads>>
let shown: Awaited<ReturnType<typeof keptAnswers>>

const isFetchedAfter = ({ changes = [] }: Route, { endpoint }: ScreenRead): boolean =>
  endpoint.tags().some((tag) => changes.includes(tag as never))

/** A link that was only signed anew is no change. */
const SIGNATURE = /exp=\d+&firma=[\w-]+/g
const unsigned = (answer?: { text: string }) => answer?.text.replace(SIGNATURE, '')

/** The reads on the screen now with their answers, but for those that need none. */
const look = async (isWanted: (read: ScreenRead) => boolean) => {
  const mounted = await reads.mounted(server)
  for (const { endpoint } of mounted) seen.mounted.add(endpoint.name)
  const wanted = mounted.filter(isWanted)
  const answers = await shown.answers(wanted)
  const looked = wanted.map((read, at) => ({ read, answer: answers[at]! }))
  for (const { read, answer } of looked) {
    if (answer.status !== 200) continue
    const key = `${read.url} ${JSON.stringify(read.body)}`
    const text = unsigned(answer)!
    if ((newest.get(key) ?? text) !== text) seen.changed.add(read.endpoint.name)
    newest.set(key, text)
  }
  return looked
}

const isNamedBy = ({ names = [] }: Route, { endpoint }: ScreenRead): boolean =>
  names.some((tag) => LISTS[endpoint.name] === tag)

const rowsOf = (answer?: { text: string }): Map<number, string> => {
  const rows = Object.values(JSON.parse(unsigned(answer) ?? '{}') as object).find(Array.isArray) ?? []
  return new Map((rows as { id: number }[]).map((row) => [row.id, JSON.stringify(row)]))
}

/** The stream tells the ids; the list must stand but for these, and in the same order. */
const compareRows = async (
  name: string,
  before: readonly { read: ScreenRead; answer: { text: string } }[],
): Promise<void> => {
  const notes = await notices.take()
  const after = await shown.answers(before.map(({ read }) => read))
  for (const [at, { read, answer }] of before.entries()) {
    const list = read.endpoint.name
    const tag = LISTS[list]!
    const told = notes.filter((note) => readTags(note).includes(tag)).map((note) => readIds(note)[tag])
    if (told.includes(undefined)) continue
    const others = (rows: Map<number, string>) => [...rows].filter(([id]) => !told.flat().includes(id))
    if (unsigned(answer) !== unsigned(after[at])) named.add(list)
    if (JSON.stringify(others(rowsOf(answer))) !== JSON.stringify(others(rowsOf(after[at]))))
      unnamed.set(name, (unnamed.get(name) ?? new Set()).add(list))
  }
}

const compare = async (route: Route) => {
  const name = routeName(route)
  if (made.has(name) && !again) return undefined
  // Asked for before each write: what a deed prepares beside the calls of the contract changes answers too. What the write makes
  // stale is asked for again anyway, as invalidation.test.ts holds; here until it once changed.
  const isStale = (read: ScreenRead) => isFetchedAfter(route, read)
  const isWanted = (read: ScreenRead) =>
    !isStale(read) || !seen.changed.has(read.endpoint.name) || isNamedBy(route, read)
  const looked = await look(isWanted)
  const rows = looked.filter(({ read }) => isNamedBy(route, read))
  const still = looked.filter(({ read }) => !isStale(read))
  const kept = still.map(({ read }) => read)
  const before = still.map(({ answer }) => answer)
  await notices.take()
  return async () => {
    made.add(name)
    await compareRows(name, rows)
    const after = await shown.answers(kept)
    kept.forEach((read, at) => {
      seen.compared.add(read.endpoint.name)
      if (before[at]?.status === 200) seen.answered.add(read.endpoint.name)
      if (unsigned(before[at]) !== unsigned(after[at]))
        missed.set(name, (missed.get(name) ?? new Set()).add(read.endpoint.name))
    })
  }
}

beforeAll(async () => {
  if (runs(true, false)) tellSample('the last two rows of some tables')
  server = await startServer()
  notices = await hearNotices(server)
  const sensitive = (await allRoutes()).flatMap((route) => (route.sensitive ? routeName(route) : []))
  isSensitive = (name) => sensitive.includes(name)
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
  await look(() => true)
}, 900_000)
afterAll(async () => {
  shown.stop()
  await notices.close()
  await server.close()
})

test('every write of the contract was made, every read of the client was on the screen', async () => {
  const writes = (await allRoutes()).filter(({ method, reads: asks }) => method !== 'GET' && !asks)
  expect([...made].sort()).toEqual(writes.map(routeName).sort())
  expect([...seen.mounted].sort()).toEqual(reads.queries.map(({ name }) => name).sort())
  expect([...seen.compared].filter((name) => !seen.answered.has(name))).toEqual([])
})

test('the answer of every read that was compared changed at least once', () => {
  expect([...seen.compared].filter((name) => !seen.changed.has(name)).sort()).toEqual(
    Object.keys(UNCHANGED).sort(),
  )
})

test('no write leaves a read on the screen as it was before', () => {
  expect(Object.fromEntries([...missed].map(([write, names]) => [write, [...names].sort()]))).toEqual({})
})

test('a write that names rows names all those that it changed', () => {
  expect(Object.fromEntries([...unnamed].map(([write, names]) => [write, [...names].sort()]))).toEqual({})
  const tags = new Set([...named].map((list) => LISTS[list]))
  expect([...tags].sort()).toEqual([...NAMED_TAGS].sort())
})

test('no answer that a write changed is said to stand as it stood', () => {
  expect(shown.wronglyKept).toEqual([])
})

test('every other read is compared by its tables alone', () => {
  const whole = [...shown.byTables].flatMap(([name, by]) => (by.has(false) && !isSensitive(name) ? name : []))
  expect(whole.sort()).toEqual(Object.keys(BY_BYTES).sort())
})
