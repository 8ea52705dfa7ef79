import type { Insertable, Updateable } from 'kysely'
import { MONTH_NAMES, type MonthName } from '@contract/domain/months'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'
import type { FileLinks } from '../../files/fileStore'

const entries = (db: Db) =>
  db
    .selectFrom('calendar_entries as c')
    .innerJoin('files as f', 'f.id', 'c.file_id')
    .select(['c.id', 'c.mes', 'c.file_id', 'f.kind', 'f.mime', 'f.thumb_sha256'])
    .select(['f.width', 'f.height', 'f.bytes', 'f.created_at'])

export type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

export const fileOf = ({ file_id, mime, thumb_sha256 }: EntryRow) => ({ id: file_id, mime, thumb_sha256 })

export const toEntry = (row: EntryRow, { urlFoto, urlMiniatura }: FileLinks): CalendarEntry => ({
  id: row.id,
  mes: MONTH_NAMES[row.mes - 1] as MonthName,
  tipo: row.kind === 'pdf' ? 'pdf' : 'image',
  urlFoto: urlFoto ?? '',
  urlMiniatura,
  ancho: row.width,
  alto: row.height,
  peso: row.bytes,
  subido: row.created_at.toISOString(),
})

export const monthNumber = (mes: MonthName): number => MONTH_NAMES.indexOf(mes) + 1

export const listEntries = (db: Db): Promise<EntryRow[]> =>
  entries(db).orderBy('c.mes').orderBy('c.id', 'desc').execute()

export const findEntry = (db: Db, id: number): Promise<EntryRow | undefined> =>
  entries(db).where('c.id', '=', id).executeTakeFirst()

/** Locks first and without a join, which would find no row after waiting for a replaced file. */
export const lockEntry = async (tx: Tx, id: number): Promise<EntryRow | undefined> => {
  await tx.selectFrom('calendar_entries').select('id').where('id', '=', id).forUpdate().execute()
  return findEntry(tx, id)
}

export const insertEntry = async (tx: Tx, values: Insertable<Tables['calendar_entries']>): Promise<number> =>
  (await tx.insertInto('calendar_entries').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateEntry = (tx: Tx, id: number, values: Updateable<Tables['calendar_entries']>) =>
  tx.updateTable('calendar_entries').set(values).where('id', '=', id).execute()

export const deleteEntry = (tx: Tx, id: number) =>
  tx.deleteFrom('calendar_entries').where('id', '=', id).execute()
