import { NO_FILE } from '@contract/calendar/calendar.rules'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import type { MonthName } from '@contract/domain/months'
import type { FileStore } from '../../files/fileStore'
import { assertSameFile } from '../../files/links'
import type { AnyCall, WriteCall } from '../../http/call'
import { found, requireFile } from '../../shared/problem'
import * as queries from './calendar.queries'

const UNKNOWN = 'No existe esta actividad del calendario.'

export const createCalendarService = ({ files }: { files: FileStore }) => {
  const toEntry = (row: queries.EntryRow): CalendarEntry =>
    queries.toEntry(row, files.links(queries.fileOf(row)))

  const get = async ({ db }: AnyCall, id: number): Promise<CalendarEntry> =>
    toEntry(found(await queries.findEntry(db, id), UNKNOWN))

  return {
    list: async ({ db }: AnyCall): Promise<CalendarEntry[]> => (await queries.listEntries(db)).map(toEntry),

    get,

    create: async (call: WriteCall, { mes }: { mes: MonthName }): Promise<CalendarEntry> => {
      const { db, actor } = call
      const file_id = await files.attach(db, requireFile(call.files, NO_FILE), actor.id)
      const values = { mes: queries.monthNumber(mes), file_id, created_by: actor.id }
      const id = await queries.insertEntry(db, values)
      call.record('ACTIVIDAD', id, null, { mes, archivo: file_id })
      return get(call, id)
    },

    update: async (call: WriteCall, id: number, { mes }: { mes: MonthName }): Promise<CalendarEntry> => {
      const stored = toEntry(found(await queries.lockEntry(call.db, id), UNKNOWN))
      await queries.updateEntry(call.db, id, { mes: queries.monthNumber(mes) })
      call.record('ACTIVIDAD', id, stored, { mes })
      return get(call, id)
    },

    /** @param seen the link on the caller's screen @throws 400 without a file · 404 · 409 another user replaced the file meanwhile */
    replaceFile: async (
      call: WriteCall,
      id: number,
      { urlFoto: seen }: { urlFoto?: string },
    ): Promise<CalendarEntry> => {
      const { db, actor, afterCommit } = call
      const file = requireFile(call.files, NO_FILE)
      const stored = found(await queries.lockEntry(db, id), UNKNOWN)
      assertSameFile(seen, stored.file_id)
      const file_id = await files.attach(db, file, actor.id)
      await queries.updateEntry(db, id, { file_id })
      await files.release(db, stored.file_id, afterCommit)
      const { mes } = toEntry(stored)
      call.record('ACTIVIDAD', id, { mes, archivo: stored.file_id }, { archivo: file_id })
      return get(call, id)
    },

    delete: async ({ db, afterCommit, record }: WriteCall, id: number): Promise<CalendarEntry> => {
      const stored = found(await queries.lockEntry(db, id), UNKNOWN)
      await queries.deleteEntry(db, id)
      await files.release(db, stored.file_id, afterCommit)
      const entry = toEntry(stored)
      record('ACTIVIDAD', id, { ...entry, archivo: stored.file_id }, null)
      return entry
    },
  }
}
export type CalendarService = ReturnType<typeof createCalendarService>
