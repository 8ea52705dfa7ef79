import { Kysely, PostgresDialect, sql, type DatabaseConnection, type Driver } from 'kysely'
import type pg from 'pg'
import { createPool } from '@server/db/pool'
import type { Db } from '@server/db/database'
import type { Tables } from '@server/db/tables'
import type { TestServer } from '@test/support/server/harness'

const NEVER = new Promise<never>(() => undefined)

/** A process that ends at one of its awaits: that call, and all later ones, are never answered. */
export const mortal = (at: number) => {
  let [calls, dead] = [0, false]
  let died: () => void = () => undefined
  const death = new Promise<void>((resolve) => {
    died = resolve
  })
  return {
    /** Before and after each thing that the process waits for. */
    step: async (): Promise<void> => {
      calls += 1
      if (!dead && calls >= at) {
        dead = true
        died()
      }
      if (dead) await NEVER
    },
    death,
  }
}
export type Mortal = ReturnType<typeof mortal>

class MortalDialect extends PostgresDialect {
  constructor(
    pool: pg.Pool,
    private readonly life: Mortal,
  ) {
    super({ pool })
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const { step } = this.life
    const acquire = driver.acquireConnection.bind(driver)
    const watched = new WeakSet<DatabaseConnection>()
    driver.acquireConnection = async () => {
      const connection = await acquire()
      if (watched.has(connection)) return connection
      watched.add(connection)
      const run = connection.executeQuery.bind(connection)
      connection.executeQuery = async (query) => {
        await step()
        const answer = await run(query)
        await step()
        return answer as never
      }
      return connection
    }
    return driver
  }
}

/** The process's own connections, which the machine closes when it is dead: what was not committed is undone. Not through PgBouncer, which lends them to others too. */
export const mortalDb = ({ db, direct }: Pick<TestServer, 'db' | 'direct'>, life: Mortal, name: string) => {
  const pool = createPool({ ...direct, application_name: name })
  pool.on('error', () => undefined)
  const own: Db = new Kysely<Tables>({ dialect: new MortalDialect(pool, life) })
  const bury = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${name} AND pid <> pg_backend_pid()`.execute(
      db,
    )
  return { db: own, bury }
}
