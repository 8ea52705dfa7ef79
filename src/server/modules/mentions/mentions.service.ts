import { NO_IMAGE } from '@contract/domain/messages'
import { storyProblems, storyText, type Story } from '@contract/domain/story'
import type { Mention } from '@contract/mentions/mentions.schemas'
import type { PageQuery } from '@contract/http/schemas'
import type { FileStore } from '../../files/fileStore'
import { assertSameFile } from '../../files/links'
import type { Listed } from '../../db/pages'
import type { AnyCall, WriteCall } from '../../http/call'
import { found, requireFile } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import * as queries from './mentions.queries'

const UNKNOWN = 'No existe esta mención.'

export const createMentionsService = ({ files }: { files: FileStore }) => {
  const toMention = (row: queries.MentionRow): Mention =>
    queries.toMention(row, files.links(queries.imageOf(row)))

  const get = async ({ db }: AnyCall, id: number): Promise<Mention> =>
    toMention(found(await queries.findMention(db, id), UNKNOWN))

  return {
    list: async ({ db }: AnyCall, part: PageQuery): Promise<Listed<Mention>> => {
      const listed = await queries.listMentions(db, part)
      return { ...listed, rows: listed.rows.map(toMention) }
    },

    get,

    create: async (call: WriteCall, body: Story): Promise<Mention> => {
      const { db, actor } = call
      assertFields(storyProblems(body))
      const file_id = await files.attach(db, requireFile(call.files, NO_IMAGE), actor.id)
      const values = { ...storyText(body), file_id, created_by: actor.id }
      const id = await queries.insertMention(db, values)
      call.record('MENCION', id, null, { ...storyText(body), imagen: file_id })
      return get(call, id)
    },

    update: async (call: WriteCall, id: number, body: Story): Promise<Mention> => {
      assertFields(storyProblems(body))
      const stored = found(await queries.lockMention(call.db, id), UNKNOWN)
      await queries.updateMention(call.db, id, storyText(body))
      call.record('MENCION', id, stored, storyText(body))
      return get(call, id)
    },

    /** @param seen the link on the caller's screen @throws 400 without an image · 404 · 409 another user replaced it meanwhile */
    replaceImage: async (
      call: WriteCall,
      id: number,
      { urlFoto: seen }: { urlFoto?: string },
    ): Promise<Mention> => {
      const { db, actor, afterCommit } = call
      const image = requireFile(call.files, NO_IMAGE)
      const stored = found(await queries.lockMention(db, id), UNKNOWN)
      assertSameFile(seen, stored.file_id)
      const file_id = await files.attach(db, image, actor.id)
      await queries.updateMention(db, id, { file_id })
      await files.release(db, stored.file_id, afterCommit)
      call.record('MENCION', id, { titulo: stored.titulo, imagen: stored.file_id }, { imagen: file_id })
      return get(call, id)
    },

    delete: async ({ db, afterCommit, record }: WriteCall, id: number): Promise<Mention> => {
      const stored = found(await queries.lockMention(db, id), UNKNOWN)
      await queries.deleteMention(db, id)
      await files.release(db, stored.file_id, afterCommit)
      record('MENCION', id, { ...stored, imagen: stored.file_id }, null)
      return toMention(stored)
    },
  }
}
export type MentionsService = ReturnType<typeof createMentionsService>
