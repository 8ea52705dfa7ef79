import type { Insertable } from 'kysely'
import { NOTICE_SENDER } from '@contract/notices/notices.rules'
import type { Notice } from '@contract/notices/notices.schemas'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'

const notices = (db: Db) =>
  db
    .selectFrom('notices as n')
    .innerJoin('users as u', 'u.id', 'n.sent_by')
    .select([
      'n.id',
      'n.parent_id',
      'n.titulo',
      'n.descripcion',
      'n.created_at',
      'u.id as senderId',
      'u.name',
    ])

type NoticeRow = Awaited<ReturnType<ReturnType<typeof notices>['executeTakeFirstOrThrow']>>

const toNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  idPadre: row.parent_id,
  usuario: NOTICE_SENDER,
  remitente: { id: row.senderId, name: row.name },
  titulo: row.titulo,
  descripcion: row.descripcion,
  fecha: row.created_at.toISOString(),
})

export const nameOfParent = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('parents').select('nombre').where('id', '=', id).executeTakeFirst())?.nombre

export const listNotices = async (db: Db, parentId: number): Promise<Notice[]> =>
  (await notices(db).where('n.parent_id', '=', parentId).orderBy('n.id', 'desc').execute()).map(toNotice)

export const insertNotice = async (tx: Tx, values: Insertable<Tables['notices']>): Promise<Notice> => {
  const { id } = await tx.insertInto('notices').values(values).returning('id').executeTakeFirstOrThrow()
  return toNotice(await notices(tx).where('n.id', '=', id).executeTakeFirstOrThrow())
}
