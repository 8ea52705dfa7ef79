import { storyProblems, storyText, type Story } from '@contract/domain/story'
import { eventFilesProblem, readKept, readOrder } from '@contract/events/events.rules'
import type { SchoolEvent } from '@contract/events/events.schemas'
import type { PageQuery } from '@contract/http/schemas'
import type { Db } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import { fileIdOf } from '../../files/links'
import type { Listed } from '../../db/pages'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertField, badField, found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import * as queries from './events.queries'

interface Deps {
  files: FileStore
}

const UNKNOWN = 'No existe este evento.'
const UNKNOWN_LINK =
  'Una de las fotos que se conservan no es de este evento, o alguien ya la quitó. Vuelve a abrir el evento.'

/** The route accepts only images and videos, so the cast is safe. */
const kindsOf = (files: readonly { kind: string }[]) => files.map(({ kind }) => kind as 'image' | 'video')

const assertFiles = (files: readonly { kind: string }[]): void => {
  assertField('files', eventFilesProblem(kindsOf(files)))
}

const readLinks = (fotos: string): string[] => {
  const links = readKept(fotos)
  if (!links) throw badField('fotos', 'Debe ser una lista de enlaces.')
  return links
}

const keptFiles = (
  links: readonly string[],
  stored: readonly queries.EventFileRow[],
): queries.EventFileRow[] => {
  const kept = links.map((link) => {
    const id = fileIdOf(link)
    const file = stored.find((each) => each.id === id)
    if (!file) throw badField('fotos', UNKNOWN_LINK)
    return file
  })
  return [...new Set(kept)]
}

/** Places of kept files, then of added ones; without `orden` as they come. @throws 400 when it does not name each once */
const readPlaces = (orden: string | undefined, count: number): number[] => {
  const places = orden === undefined ? [...Array(count).keys()] : readOrder(orden, count)
  if (!places) throw badField('orden', 'Debe decir el lugar de cada archivo, una vez.')
  return places
}

export const createEventsService = ({ files }: Deps) => {
  const toEvent = (row: queries.EventRow): SchoolEvent => queries.toEvent(row, files)
  const read = async (db: Db, id: number): Promise<queries.EventRow> =>
    found(await queries.findEvent(db, id), UNKNOWN)
  const get = async ({ db }: AnyCall, id: number): Promise<SchoolEvent> => toEvent(await read(db, id))

  return {
    list: async ({ db }: AnyCall, part: PageQuery): Promise<Listed<SchoolEvent>> => {
      const listed = await queries.listEvents(db, part)
      return { ...listed, rows: listed.rows.map(toEvent) }
    },

    get,

    /** @throws 400 a blank text, no picture, a video first, two videos */
    create: async (call: WriteCall, body: Story): Promise<SchoolEvent> => {
      const { db, actor, now } = call
      assertFields(storyProblems(body))
      assertFiles(call.files)
      const id = await queries.insertEvent(db, { ...storyText(body), created_by: actor.id, created_at: now })
      const fileIds = await files.attachAll(db, call.files, actor.id)
      await queries.replaceFiles(db, id, fileIds)
      call.record('EVENTO', id, null, { ...storyText(body), archivos: fileIds })
      return get(call, id)
    },

    update: async (call: WriteCall, id: number, body: Story): Promise<SchoolEvent> => {
      assertFields(storyProblems(body))
      found(await queries.lockEvent(call.db, id), UNKNOWN)
      const stored = await read(call.db, id)
      await queries.updateEvent(call.db, id, storyText(body))
      call.record('EVENTO', id, stored, storyText(body))
      return get(call, id)
    },

    /** Keeps the files named in `fotos`, adds the new ones; the rest is deleted after the commit. @throws 400 · 404 */
    replaceFiles: async (
      call: WriteCall,
      id: number,
      { fotos, orden }: { fotos: string; orden?: string },
    ): Promise<SchoolEvent> => {
      const { db, actor, files: uploaded, afterCommit } = call
      const links = readLinks(fotos)
      if (links.length === 0) assertFiles(uploaded)
      found(await queries.lockEvent(db, id), UNKNOWN)
      const { titulo, files: stored } = await read(db, id)
      const kept = keptFiles(links, stored)
      const places = readPlaces(orden, kept.length + uploaded.length)
      const all = [...kept, ...uploaded]
      assertFiles(places.map((place) => all[place] as (typeof all)[number]))
      const ids = [...kept.map((file) => file.id), ...(await files.attachAll(db, uploaded, actor.id))]
      const fileIds = places.map((place) => ids[place] as number)
      await queries.replaceFiles(db, id, fileIds)
      call.record('EVENTO', id, { titulo, archivos: stored.map((file) => file.id) }, { archivos: fileIds })
      for (const file of stored) if (!kept.includes(file)) await files.release(db, file.id, afterCommit)
      return get(call, id)
    },

    delete: async ({ db, afterCommit, record }: WriteCall, id: number): Promise<SchoolEvent> => {
      found(await queries.lockEvent(db, id), UNKNOWN)
      const event = await read(db, id)
      await queries.deleteEvent(db, id)
      record('EVENTO', id, { ...event, archivos: event.files.map((file) => file.id) }, null)
      for (const file of event.files) await files.release(db, file.id, afterCommit)
      return toEvent(event)
    },
  }
}
export type EventsService = ReturnType<typeof createEventsService>
