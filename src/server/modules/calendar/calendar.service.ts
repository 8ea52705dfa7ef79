import { NO_FILE } from '@contract/calendar/calendar.rules'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import type { MonthName } from '@contract/domain/months'
import type { Db, Tx } from '../../db/database'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import { assertSameFile } from '../../files/sameFile'
import type { Actor } from '../../http/actor'
import { badField, found } from '../../http/problem'
import type { AfterCommit } from '../../http/unitOfWork'
import * as queries from './calendar.queries'

const UNKNOWN = 'No existe esta actividad del calendario.'

const requireFile = ([file]: readonly PreparedFile[]): PreparedFile => {
  if (!file) throw badField('file', NO_FILE)
  return file
}

/** The school calendar (DOMAIN §6): a month and one image or PDF. Nothing here opens a transaction. */
export const createCalendarService = ({ files }: { files: FileStore }) => {
  const toEntry = (row: queries.EntryRow): CalendarEntry =>
    queries.toEntry(row, files.links(queries.fileOf(row)))

  const get = async (db: Db, id: number): Promise<CalendarEntry> =>
    toEntry(found(await queries.findEntry(db, id), UNKNOWN))

  return {
    /** In the order of the year; of one month the newest first. */
    list: async (db: Db): Promise<CalendarEntry[]> => (await queries.listEntries(db)).map(toEntry),

    /** @throws 404 */
    get,

    /** @throws 400 without a file */
    create: async (
      tx: Tx,
      actor: Pick<Actor, 'id'>,
      { mes }: { mes: MonthName },
      uploaded: readonly PreparedFile[],
    ): Promise<CalendarEntry> => {
      const file_id = await files.attach(tx, requireFile(uploaded), actor.id)
      const values = { mes: queries.monthNumber(mes), file_id, created_by: actor.id }
      return get(tx, await queries.insertEntry(tx, values))
    },

    /** @throws 404 */
    updateInfo: async (tx: Tx, id: number, { mes }: { mes: MonthName }): Promise<CalendarEntry> => {
      found(await queries.lockEntry(tx, id), UNKNOWN)
      await queries.updateEntry(tx, id, { mes: queries.monthNumber(mes) })
      return get(tx, id)
    },

    /**
     * The new file takes the place of the old one, whose content goes once the change has committed.
     * @param seen the link of the file the caller saw, if it says so
     * @throws 400 without a file · 404 · 409 somebody else replaced what the caller saw
     */
    updateFile: async (
      tx: Tx,
      actor: Pick<Actor, 'id'>,
      id: number,
      { urlFoto: seen }: { urlFoto?: string },
      uploaded: readonly PreparedFile[],
      afterCommit: AfterCommit,
    ): Promise<CalendarEntry> => {
      const file = requireFile(uploaded)
      const stored = found(await queries.lockEntry(tx, id), UNKNOWN)
      assertSameFile(seen, stored.file_id)
      await queries.updateEntry(tx, id, { file_id: await files.attach(tx, file, actor.id) })
      await files.release(tx, stored.file_id, afterCommit)
      return get(tx, id)
    },

    /** The entry and, after the commit, its file. Answers what it was. @throws 404 */
    delete: async (tx: Tx, id: number, afterCommit: AfterCommit): Promise<CalendarEntry> => {
      const stored = found(await queries.lockEntry(tx, id), UNKNOWN)
      await queries.deleteEntry(tx, id)
      await files.release(tx, stored.file_id, afterCommit)
      return toEntry(stored)
    },
  }
}
export type CalendarService = ReturnType<typeof createCalendarService>
