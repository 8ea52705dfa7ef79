import { sql } from 'kysely'
import type pg from 'pg'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { createAnswerVersions } from '@server/http/answerVersions'
import { keepReads } from '@server/http/keptReads'
import { traceReads } from '@server/shared/readTrace'
import { runs } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { connectWriters } from './versionsWalk'

const SECRET = 's'.repeat(32)

let server: TestServer
/** Of a second process: the same database, nothing else in common. */
let otherDb: Db
let writers: pg.Client[]

beforeAll(async () => {
  server = await startServer()
  otherDb = createDb(createPool(server.connection))
  writers = await connectWriters(server.owner)
})
afterAll(async () => {
  for (const writer of writers) await writer.end()
  await otherDb.destroy()
  await server.close()
})

/** What one process keeps of departments, and how often it read them. */
const keeping = (db: Db, most = 2) => {
  const settings = { schoolName: 'X', timeZone: 'America/Mexico_City', secret: SECRET, sharedSecret: SECRET }
  const keep = keepReads<string[]>(createAnswerVersions(db, settings), most)
  const process = {
    reads: 0,
    read: async () => names(db),
    get: (key = 'a') => keep(key, counted),
    getWith: (wanted: string, read: () => Promise<string[]>) =>
      keep('a', read, (found) => found.includes(wanted)),
  }
  const counted = (): Promise<string[]> => {
    process.reads++
    return process.read()
  }
  return process
}
const names = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('departments').select('nombre').orderBy('id').execute()).map(({ nombre }) => nombre)

const write = (writer: pg.Client) =>
  writer.query(`INSERT INTO departments (nombre) VALUES ('D' || gen_random_uuid())`)

test('no process gives old rows, in whichever order writers commit, and it reads only after changes', async () => {
  const processes = [keeping(server.db), keeping(otherDb)]
  const open = new Set<pg.Client>()
  const ROUNDS = runs(300, 90)
  for (let round = 0; round < ROUNDS; round++) {
    // Each begins, writes and ends at another pace than the others, so that they overlap in every order.
    const writer = writers[round % 3]!
    if (open.has(writer) && (round * 7) % 4 < 2) {
      await writer.query((round * 5) % 3 ? 'COMMIT' : 'ROLLBACK')
      open.delete(writer)
    } else if (!open.has(writer) && round % 5 < 3) {
      await writer.query('BEGIN')
      open.add(writer)
      await write(writer)
    }
    const now = await names(server.db)
    for (const process of processes) expect(await process.get()).toEqual(now)
  }
  for (const writer of open) await writer.query('ROLLBACK')
  for (const { reads } of processes) {
    expect(reads).toBeGreaterThan(10)
    expect(reads).toBeLessThan(ROUNDS / 2)
  }
})

test('what is committed while the rows are read is in the next answer', async () => {
  const process = keeping(server.db)
  process.read = async () => {
    const read = await names(server.db)
    if (process.reads === 1) await write(writers[0]!)
    return read
  }
  const first = await process.get()
  expect(await process.get()).toHaveLength(first.length + 1)
  expect(await process.get()).toHaveLength(first.length + 1)
  expect(process.reads).toBe(2)
})

test('callers at the same moment read once; another key is read for itself', async () => {
  const process = keeping(server.db)
  await Promise.all([process.get(), process.get(), process.get()])
  expect(process.reads).toBe(1)
  await process.get('b')
  expect(process.reads).toBe(2)
})

test('of more keys than it may keep it drops the one asked for longest ago', async () => {
  const process = keeping(server.db)
  for (const key of ['a', 'b', 'a', 'c', 'a']) await process.get(key)
  expect(process.reads).toBe(3)
  await process.get('b')
  expect(process.reads).toBe(4)
})

test('an answer made of kept rows names their tables', async () => {
  const process = keeping(server.db)
  const [read, kept] = [await traceReads(() => process.get()), await traceReads(() => process.get())]
  expect(process.reads).toBe(1)
  expect([...kept.trace.statements]).toEqual([expect.stringContaining('departments')])
  expect(kept.trace).toEqual(read.trace)
})

test('what no table tells is never kept, and a failed reading neither', async () => {
  const process = keeping(server.db)
  process.read = async () => {
    await sql`SELECT now()`.execute(server.db)
    return names(server.db)
  }
  await process.get()
  await process.get()
  expect(process.reads).toBe(2)
  process.read = () => Promise.reject(new Error('no line'))
  await expect(process.get()).rejects.toThrow('no line')
  process.read = () => names(server.db)
  await expect(process.get()).resolves.toEqual(await names(server.db))
})

test('what was read for another caller is given only to whom it is enough, kept or shared', async () => {
  const process = keeping(server.db)
  const some = (wanted: string) => async () => {
    process.reads++
    return [...(await names(server.db)).slice(0, 1), wanted]
  }
  const get = (wanted: string) => process.getWith(wanted, some(wanted))
  const first = await get('x')
  expect([await get('x'), process.reads]).toEqual([first, 1])
  expect(await get('y')).toContain('y')
  const together = await Promise.all(['x', 'y', 'z', 'y'].map(get))
  together.forEach((each, at) => expect(each).toContain('xyzy'[at]))
})
