import type { Db } from '../../db/database'
import { owesFactor, rolePairs } from '../../db/fragments'
import { readHolder, stillHeld, type LinkHolder } from '../../files/links'

export const findFile = (db: Db, id: number) =>
  db.selectFrom('files').select(['mime', 'sha256', 'thumb_sha256']).where('id', '=', id).executeTakeFirst()

/** Whether the link's sign-in still has a session and its user all permissions of then. */
export const holderRemains = async (db: Db, holder: LinkHolder, now: Date): Promise<boolean> => {
  const known = readHolder(holder)
  if (!known) return false
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select([rolePairs.as('pairs'), owesFactor.as('owesFactor')])
    .where('s.sign_in', '=', known.signIn)
    .where('s.expires_at', '>', now)
    .where('u.deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && !row.owesFactor && stillHeld(known.held, row.pairs)
}
