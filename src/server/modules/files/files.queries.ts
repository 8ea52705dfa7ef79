import { sql } from 'kysely'
import type { Db } from '../../db/database'

export const findFile = (db: Db, id: number) =>
  db.selectFrom('files').select(['mime', 'sha256', 'thumb_sha256']).where('id', '=', id).executeTakeFirst()

/** Whether a sign-in still has a session: links stop working with it. */
export const signInLives = async (db: Db, signIn: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('sessions')
    .select(sql`1`.as('one'))
    .where('sign_in', '=', signIn)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()) !== undefined
