import type { Db } from './database'

/** What several modules ask of a row that is another's: whether it is there, and how it is called. */

/** Undefined when there is no such cycle. */
export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

/** The names of pupils by id; who is missing does not exist. */
export const findPupilNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()
