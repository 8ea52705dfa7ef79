import type { Channel, MessageClass, PreferencePlace } from '@contract/preferences/preferences.rules'
import type { Db, Tx } from '../../db/database'

export const findParent = (db: Db, id: number) =>
  db.selectFrom('parents').select(['id', 'nombre']).where('id', '=', id).executeTakeFirst()

export const listSaid = (db: Db, parentId: number) =>
  db
    .selectFrom('contact_preferences as c')
    .leftJoin('users as u', 'u.id', 'c.changed_by')
    .select(['c.canal', 'c.clase', 'c.permitido', 'c.changed_at', 'u.name as por'])
    .where('c.parent_id', '=', parentId)
    .execute()

interface StoredPreference extends PreferencePlace {
  permitido: boolean
}

export const save = async (
  tx: Tx,
  parent_id: number,
  said: readonly StoredPreference[],
  change: { changed_at: Date; changed_by: number },
): Promise<void> => {
  await tx
    .insertInto('contact_preferences')
    .values(said.map(({ canal, clase, permitido }) => ({ parent_id, canal, clase, permitido, ...change })))
    .onConflict((oc) =>
      oc.columns(['parent_id', 'canal', 'clase']).doUpdateSet((eb) => ({
        permitido: eb.ref('excluded.permitido'),
        changed_at: eb.ref('excluded.changed_at'),
        changed_by: eb.ref('excluded.changed_by'),
      })),
    )
    .execute()
}

/** Parents who refuse messages of this class by this channel. Senders ask in the transaction that takes a message. */
export const refusedBy = async (db: Db, canal: Channel, clase: MessageClass): Promise<number[]> => {
  const rows = await db
    .selectFrom('contact_preferences')
    .select('parent_id')
    .where('canal', '=', canal)
    .where('clase', '=', clase)
    .where('permitido', '=', false)
    .execute()
  return rows.map(({ parent_id }) => parent_id)
}
