import type { Db } from '../../db/database'

/** What one variant of a file is served from. */
export const findFile = (db: Db, id: number) =>
  db.selectFrom('files').select(['mime', 'sha256', 'thumb_sha256']).where('id', '=', id).executeTakeFirst()
