import { sql, type Insertable, type Updateable } from 'kysely'
import type { PageQuery } from '@contract/http/schemas'
import type { Mention } from '@contract/mentions/mentions.schemas'
import type { Db, Tx } from '../../db/database'
import { asksForPart, orderOf, partOf, readPage, type Listed } from '../../db/pages'
import type { Tables } from '../../db/tables'
import type { FileLinks } from '../../files/fileStore'

const mentions = (db: Db) =>
  db
    .selectFrom('mentions as m')
    .innerJoin('files as f', 'f.id', 'm.file_id')
    .innerJoin('users as u', 'u.id', 'm.created_by')
    .select(['m.id', 'm.titulo', 'm.descripcion', 'm.fecha', 'm.file_id', 'u.name as nombre'])
    .select(['f.mime', 'f.thumb_sha256', 'f.width', 'f.height'])

export type MentionRow = Awaited<ReturnType<ReturnType<typeof mentions>['executeTakeFirstOrThrow']>>

export const imageOf = ({ file_id, mime, thumb_sha256 }: MentionRow) => ({ id: file_id, mime, thumb_sha256 })

export const toMention = (row: MentionRow, { urlFoto, urlMiniatura }: FileLinks): Mention => ({
  id: row.id,
  nombre: row.nombre,
  titulo: row.titulo,
  descripcion: row.descripcion,
  fecha: row.fecha,
  urlFoto: urlFoto ?? '',
  urlMiniatura,
  ancho: row.width,
  alto: row.height,
})

export const listMentions = async (db: Db, part: PageQuery): Promise<Listed<MentionRow>> => {
  const order = orderOf(part)
  const all = mentions(db).orderBy('m.fecha', order).orderBy('m.id', order)
  if (!asksForPart(part)) return { rows: await all.execute() }
  const texts = [sql.ref('m.titulo'), sql.ref('m.descripcion')]
  return readPage(all.where(partOf(part, { day: sql.ref('m.fecha'), texts })), part)
}

export const findMention = (db: Db, id: number): Promise<MentionRow | undefined> =>
  mentions(db).where('m.id', '=', id).executeTakeFirst()

/** Locks first and without a join, which would find no row after waiting for a replaced image. */
export const lockMention = async (tx: Tx, id: number): Promise<MentionRow | undefined> => {
  await tx.selectFrom('mentions').select('id').where('id', '=', id).forUpdate().execute()
  return findMention(tx, id)
}

export const insertMention = async (tx: Tx, values: Insertable<Tables['mentions']>): Promise<number> =>
  (await tx.insertInto('mentions').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateMention = (tx: Tx, id: number, values: Updateable<Tables['mentions']>) =>
  tx.updateTable('mentions').set(values).where('id', '=', id).execute()

export const deleteMention = (tx: Tx, id: number) => tx.deleteFrom('mentions').where('id', '=', id).execute()
