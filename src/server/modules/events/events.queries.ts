// Raw SQL: the condition is for the subquery of a shared fragment, whose tables the builder does not see.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { SchoolEvent } from '@contract/events/events.schemas'
import type { PageQuery } from '@contract/http/schemas'
import type { Db, Tx } from '../../db/database'
import { asksForPart, orderOf, partOf, readPage, type Listed } from '../../db/pages'
import { filesInOrder, type StoredFile } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import { shownFile, type FileStore } from '../../files/fileStore'

export type EventFileRow = StoredFile<'image' | 'video'>

const events = (db: Db) =>
  db
    .selectFrom('events as e')
    .innerJoin('users as u', 'u.id', 'e.created_by')
    .select(['e.id', 'u.name as nombre', 'e.titulo', 'e.descripcion', 'e.fecha'])
    .select(filesInOrder<EventFileRow['kind']>('event_files', sql<boolean>`x.event_id = e.id`).as('files'))

export type EventRow = Awaited<ReturnType<ReturnType<typeof events>['executeTakeFirstOrThrow']>>

export const toEvent = (
  { files: stored, ...event }: EventRow,
  files: Pick<FileStore, 'links'>,
): SchoolEvent => {
  const archivos = stored.map((file) => shownFile(files, file))
  return { ...event, urlFoto: archivos.map(({ urlFoto }) => urlFoto), archivos }
}

export const listEvents = async (db: Db, part: PageQuery): Promise<Listed<EventRow>> => {
  const order = orderOf(part)
  const all = events(db).orderBy('e.fecha', order).orderBy('e.id', order)
  if (!asksForPart(part)) return { rows: await all.execute() }
  const texts = [sql.ref('e.titulo'), sql.ref('e.descripcion')]
  return readPage(all.where(partOf(part, { day: sql.ref('e.fecha'), texts })), part)
}

export const findEvent = (db: Db, id: number): Promise<EventRow | undefined> =>
  events(db).where('e.id', '=', id).executeTakeFirst()

export const lockEvent = (tx: Tx, id: number) =>
  tx.selectFrom('events').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const insertEvent = async (tx: Tx, values: Insertable<Tables['events']>): Promise<number> =>
  (await tx.insertInto('events').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateEvent = (tx: Tx, id: number, values: Updateable<Tables['events']>) =>
  tx.updateTable('events').set(values).where('id', '=', id).execute()

export const deleteEvent = (tx: Tx, id: number) => tx.deleteFrom('events').where('id', '=', id).execute()

export const replaceFiles = async (tx: Tx, eventId: number, fileIds: readonly number[]): Promise<void> => {
  await tx.deleteFrom('event_files').where('event_id', '=', eventId).execute()
  await tx
    .insertInto('event_files')
    .values(fileIds.map((file_id, at) => ({ event_id: eventId, place: at + 1, file_id })))
    .execute()
}
