import { sql } from 'kysely'
import { createDb, type Db } from '@server/db/database'
import { createPatientPool } from '@server/db/pool'
import { freshDatabase, type FreshDatabase } from './fresh'

/** A database without any table, as a server's administrator makes one. Close it with `end`. */
export const emptyDatabase = async (): Promise<FreshDatabase & { db: Db; end(): Promise<void> }> => {
  const database = await freshDatabase()
  const db = createDb(createPatientPool(database.connection))
  await sql`DROP SCHEMA public CASCADE`.execute(db)
  await sql`CREATE SCHEMA public`.execute(db)
  return { ...database, db, end: () => db.destroy().then(database.drop) }
}
