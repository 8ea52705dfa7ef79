import { mentionProblems, mentionText, type MentionText } from '@contract/mentions/mentions.rules'
import { NO_IMAGE } from '@contract/domain/messages'
import type { Mention } from '@contract/mentions/mentions.schemas'
import type { Db, Tx } from '../../db/database'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import { assertSameFile } from '../../files/sameFile'
import type { Actor } from '../../http/actor'
import { badField, found } from '../../http/problem'
import type { AfterCommit } from '../../http/unitOfWork'
import { assertFields } from '../../http/validation'
import * as queries from './mentions.queries'

const UNKNOWN = 'No existe esta mención.'

const requireImage = ([image]: readonly PreparedFile[]): PreparedFile => {
  if (!image) throw badField('file', NO_IMAGE)
  return image
}

/** Mentions (DOMAIN §6): a text and one image. Nothing here opens a transaction. */
export const createMentionsService = ({ files }: { files: FileStore }) => {
  const toMention = (row: queries.MentionRow): Mention =>
    queries.toMention(row, files.links(queries.imageOf(row)))

  const get = async (db: Db, id: number): Promise<Mention> =>
    toMention(found(await queries.findMention(db, id), UNKNOWN))

  return {
    /** Newest first. */
    list: async (db: Db): Promise<Mention[]> => (await queries.listMentions(db)).map(toMention),

    /** @throws 404 */
    get,

    /** @throws 400 what is wrong in `campos`, or no image */
    create: async (
      tx: Tx,
      actor: Pick<Actor, 'id'>,
      body: MentionText,
      uploaded: readonly PreparedFile[],
    ): Promise<Mention> => {
      assertFields(mentionProblems(body))
      const file_id = await files.attach(tx, requireImage(uploaded), actor.id)
      return get(tx, await queries.insertMention(tx, { ...mentionText(body), file_id, created_by: actor.id }))
    },

    /** @throws 400 what is wrong in `campos` · 404 */
    updateInfo: async (tx: Tx, id: number, body: MentionText): Promise<Mention> => {
      assertFields(mentionProblems(body))
      found(await queries.lockMention(tx, id), UNKNOWN)
      await queries.updateMention(tx, id, mentionText(body))
      return get(tx, id)
    },

    /**
     * The new image takes the place of the old one, whose content goes once the change has committed.
     * @param seen the link of the image the caller saw, if it says so
     * @throws 400 without an image · 404 · 409 somebody else replaced what the caller saw
     */
    updateImage: async (
      tx: Tx,
      actor: Pick<Actor, 'id'>,
      id: number,
      { urlFoto: seen }: { urlFoto?: string },
      uploaded: readonly PreparedFile[],
      afterCommit: AfterCommit,
    ): Promise<Mention> => {
      const image = requireImage(uploaded)
      const stored = found(await queries.lockMention(tx, id), UNKNOWN)
      assertSameFile(seen, stored.file_id)
      await queries.updateMention(tx, id, { file_id: await files.attach(tx, image, actor.id) })
      await files.release(tx, stored.file_id, afterCommit)
      return get(tx, id)
    },

    /** The mention and, after the commit, its image. Answers what it was. @throws 404 */
    delete: async (tx: Tx, id: number, afterCommit: AfterCommit): Promise<Mention> => {
      const stored = found(await queries.lockMention(tx, id), UNKNOWN)
      await queries.deleteMention(tx, id)
      await files.release(tx, stored.file_id, afterCommit)
      return toMention(stored)
    },
  }
}
export type MentionsService = ReturnType<typeof createMentionsService>
