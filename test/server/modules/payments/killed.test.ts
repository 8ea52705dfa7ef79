import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import { faultyLine } from '@test/support/database/faultyLine'
import { writeThroughTrouble } from '@test/support/history/throughTrouble'
import { runs, TRY_ALL } from '@test/support/runs'

/** Repeats what the desks do and where the line fails. */
const SEED = Number(process.env['TROUBLE_SEED'] ?? Date.now() % 2 ** 31)
/** test/bench/trouble.ts does it for as long as one likes. */
const SECONDS = runs(TRY_ALL ? 12 : 8, 6)
const LEAST = { payments: 21, photos: 3, reads: 1 }

let database: FreshDatabase
let db: Db
beforeEach(async () => {
  database = await freshDatabase()
  db = createDb(createPool(database.connection))
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const noFault = { seed: SEED, faults: [] as string[] }

test('two processes, one killed again and again: what desks were told is so, and no photo is lost', async () => {
  const { faults } = await writeThroughTrouble({
    shared: { db, env: database.env },
    seconds: SECONDS,
    processes: 2,
    killEveryMs: 2_500,
    seed: SEED,
    least: { ...LEAST, refused: 1, kills: 1 },
  })
  expect({ seed: SEED, faults }).toEqual(noFault)
}, 600_000)

test('a line to the database that delays, cuts and loses answers: what desks were told is so', async () => {
  const { host, port } = database.connection as { host: string; port: number }
  const line = await faultyLine({ host, port }, SEED, 120)
  const url = new URL(database.url)
  url.port = String(line.port)
  try {
    const { faults } = await writeThroughTrouble({
      shared: { db, env: { DATABASE_URL: url.href } },
      seconds: SECONDS,
      processes: 1,
      seed: SEED,
      line,
      least: { ...LEAST, late: 1, unanswered: 1 },
    })
    expect({ seed: SEED, faults }).toEqual(noFault)
  } finally {
    await line.close()
  }
}, 600_000)
