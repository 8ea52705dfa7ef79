import { createGuessLimit } from '@server/http/guessLimit'
import { startServer, type TestServer } from '@test/support/server/harness'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const LIMIT = { kind: 'prueba', max: 6, windowMs: 60_000 }
const NOW = new Date('2026-09-15T16:00:00Z')
/** One limit for each process; they share only the database. */
const processes = () => [createGuessLimit(LIMIT), createGuessLimit(LIMIT), createGuessLimit(LIMIT)]

test('guesses at several processes at once are counted together', async () => {
  const all = processes()
  const tries = Array.from({ length: 18 }, (_, at) => all[at % 3]!.take(server.db, 'a', NOW))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  for (const each of outcomes)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  const [other] = processes()
  await expect(other!.take(server.db, 'a', NOW)).rejects.toMatchObject({ status: 429 })
  await other!.take(server.db, 'b', NOW)
  await createGuessLimit(LIMIT).take(server.db, 'a', new Date(NOW.getTime() + 61_000))
})

test('a right one costs nothing anywhere; who has shown who they are starts anew', async () => {
  const [one, two] = processes() as [ReturnType<typeof createGuessLimit>, ReturnType<typeof createGuessLimit>]
  for (let at = 0; at < 8; at++) await one.right(server.db, await one.take(server.db, 'c', NOW))
  for (let at = 0; at < 6; at++) await two.take(server.db, 'c', NOW)
  await expect(one.take(server.db, 'c', NOW)).rejects.toMatchObject({ status: 429 })
  await one.forgive(server.db, 'c')
  await one.take(server.db, 'c', NOW)
})

test('a right one leaves all the others of its own process', async () => {
  const limit = createGuessLimit(LIMIT)
  await limit.right(server.db, await limit.take(server.db, 'd', NOW))
  for (let at = 0; at < 6; at++) await limit.take(server.db, 'd', NOW)
  await expect(limit.take(server.db, 'd', NOW)).rejects.toMatchObject({ status: 429 })
})
