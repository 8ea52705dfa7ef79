import { createDb } from '../../src/server/db/database'
import { createPool } from '../../src/server/db/pool'
import embeddedUp from '../support/database/embedded.setup'
import embeddedDown from '../support/database/embedded.teardown'
import { faultyLine } from '../support/database/faultyLine'
import { freshDatabase } from '../support/database/fresh'
import serverUp from '../support/database/server.setup'
import serverDown from '../support/database/server.teardown'
import { writeThroughTrouble } from '../support/history/throughTrouble'

/** Statements of a connection between two faults, at the most. */
const BETWEEN = 120

/** Two processes on one database and one folder of files, killed every ten seconds and by a line that fails. @returns whether nothing was wrong */
const round = async (seed: number, seconds: number): Promise<boolean> => {
  const database = await freshDatabase()
  const db = createDb(createPool(database.connection))
  const { host, port } = database.connection as { host: string; port: number }
  const line = await faultyLine({ host, port }, seed, BETWEEN)
  const url = new URL(database.url)
  url.port = String(line.port)
  try {
    const { faults, ...happened } = await writeThroughTrouble({
      shared: { db, env: { DATABASE_URL: url.href } },
      seconds,
      processes: 2,
      killEveryMs: 10_000,
      seed,
      line,
    })
    console.log(`seed ${seed}:`, JSON.stringify(happened), JSON.stringify(line.happened))
    if (faults.length > 0) console.log(faults)
    return faults.length === 0
  } finally {
    await db.destroy()
    await line.close()
    await database.drop()
  }
}

/** `trouble.ts [ROUNDS] [SECONDS] [SEED] [embedded|server]` */
const main = async (): Promise<void> => {
  const [rounds = '1', seconds = '60', seed = String(Date.now() % 2 ** 31), where = 'embedded'] =
    process.argv.slice(2)
  Object.assign(globalThis, { TEST_DATABASE: where })
  await (where === 'server' ? serverUp() : embeddedUp())
  try {
    for (let at = 0; at < Number(rounds); at++)
      if (!(await round(Number(seed) + at, Number(seconds)))) process.exitCode = 1
  } finally {
    await (where === 'server' ? serverDown() : embeddedDown())
  }
}

void main()
