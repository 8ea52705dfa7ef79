import type { Db } from './database'

/** Small lookups in another module's table that several modules need. */

export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

/** Names of pupils; ids that do not exist are missing in the result. */
export const findPupilNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()
