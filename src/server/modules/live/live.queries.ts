import type { Db } from '../../db/database'

/** Which of these sessions still stand, and until when. */
export const findLiving = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.expires_at'])
    .where('s.id', 'in', ids)
    .where('s.expires_at', '>', now)
    .where('u.deactivated_at', 'is', null)
    .execute()
