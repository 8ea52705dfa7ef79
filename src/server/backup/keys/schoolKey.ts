import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Db } from '../../db/database'
import type { Sealer } from '../../security/sealer'

export interface KeyRow {
  id: number
  recipient: string
  made_at: Date
  /** Null once the private half left the server. */
  sealed: Buffer | null
  taken_at: Date | null
  confirmed_at: Date | null
}

export const currentKey = (db: Db): Promise<KeyRow | undefined> =>
  db
    .selectFrom('backup_keys')
    .select(['id', 'recipient', 'made_at', 'sealed', 'taken_at', 'confirmed_at'])
    .where('retired_at', 'is', null)
    .executeTakeFirst()

/** Later copies are not encrypted for it; it still opens the earlier ones. */
export const retireKey = (db: Db, id: number, now: Date): Promise<unknown> =>
  db
    .updateTable('backup_keys')
    .set({ retired_at: now, sealed: null })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .execute()

/** Of several that call it at once, one makes the pair. */
export const makeKey = async (db: Db, sealer: Sealer, now: Date): Promise<void> => {
  const secret = await generateX25519Identity()
  const recipient = await identityToRecipient(secret)
  await db
    .insertInto('backup_keys')
    .values({ recipient, made_at: now, sealed: sealer.seal(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes the first key, and replaces one whose private half was never taken away and can no longer be opened, as after a restore elsewhere. */
export const ensureSchoolKey = async (db: Db, sealer: Sealer, now: Date): Promise<void> => {
  const key = await currentKey(db)
  if (key?.sealed && sealer.open(key.sealed) === null) await retireKey(db, key.id, now)
  else if (key) return
  await makeKey(db, sealer, now)
}
