import { rm, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FileKind } from '@contract/domain/files'
import type { Db, Tx } from '../db/database'
import type { StoredFile } from '../db/fragments'
import type { AfterCommit } from '../db/unitOfWork'
import { openContents, type Contents } from './contents'
import { createLinks, type SignedFile } from './links'
import { contentsOf, lockContent, removeOrphans, sweepContents } from './orphans'
import { prepareFile, type PreparedFile } from './prepare'
import { createWholeness } from './wholeness'

export const contentOf = async (files: Pick<FileStore, 'open'>, sha256: string): Promise<Buffer | null> => {
  const handle = await files.open(sha256)
  if (typeof handle === 'string') return null
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

export type { PreparedFile } from './prepare'

export interface FileLinks {
  urlFoto: string | null
  urlMiniatura: string | null
}

export const shownFile = <Kind>(files: Pick<FileStore, 'links'>, file: StoredFile<Kind>) => {
  const { urlFoto, urlMiniatura } = files.links(file)
  return { tipo: file.kind, urlFoto: urlFoto as string, urlMiniatura, ancho: file.width, alto: file.height }
}

export interface FileStore {
  /** A video or pdf is never whole in memory. @throws 400 empty, too many pixels, a pdf that can run something · 413 too large · 415 wrong kind or broken */
  prepare(stream: Readable, kinds: readonly FileKind[]): Promise<PreparedFile>
  /** The content is on the disk before the row can be committed. A retried transaction may call it again. */
  attach(tx: Tx, file: PreparedFile, actorId: number | null): Promise<number>
  /** Returns ids in the order of the files. Attached one by one, two requests with the same pictures could deadlock. */
  attachAll(tx: Tx, files: readonly PreparedFile[], actorId: number | null): Promise<number[]>
  /** Another row for the same content. The caller must have locked the record that the file belongs to, or the content may be removed meanwhile. */
  copy(tx: Tx, fileId: number, actorId: number): Promise<number>
  /** Only for a row that nothing refers to any more. After the commit the content goes too, unless another row uses it. */
  release(tx: Tx, fileId: number, afterCommit: AfterCommit): Promise<void>
  /** At the end of a request: removes its files from `tmp`, and contents of a transaction that was rolled back. Never throws. */
  discard(files: readonly PreparedFile[]): Promise<void>
  links(row: { id: number; mime: string; thumb_sha256: string | null } | null): FileLinks
  check(url: string): SignedFile | null
  /** The content as a handle that the caller closes; its checksum is verified. */
  open(sha256: string): Promise<FileHandle | 'missing' | 'damaged'>
  /** Removes contents without a row and leftovers in `tmp`, both older than an hour; returns how many. */
  sweep(now: Date): Promise<number>
}

const HOUR_MS = 60 * 60_000

interface FileStoreOptions {
  directory: string
  secret: string
  now: () => Date
  /** Not the caller's transaction: asked whether a row still uses a content. */
  db: Db
  /** Copies into the continuous copy before the write that names the file is answered. */
  keep?: (sha256: string, file: string) => Promise<void>
}

const place = async (contents: Contents, tx: Tx, files: readonly PreparedFile[]): Promise<void> => {
  const sources = new Map(files.map((file) => [file.sha256, file.tempPath]))
  for (const { thumbSha256, thumbTempPath } of files)
    if (thumbSha256 && thumbTempPath) sources.set(thumbSha256, thumbTempPath)
  // Always in this order, so two requests with the same contents cannot deadlock.
  for (const [sha256, source] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await lockContent(tx, sha256)
    await contents.place(source, sha256)
  }
}

const insertRow = async (tx: Tx, file: PreparedFile, actorId: number | null): Promise<number> => {
  const { kind, mime, bytes, sha256, width, height } = file
  const { id } = await tx
    .insertInto('files')
    .values({ kind, mime, bytes, sha256, width, height, thumb_sha256: file.thumbSha256, created_by: actorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const copyRow = async (tx: Tx, fileId: number, actorId: number): Promise<number> => {
  const columns = ['kind', 'mime', 'bytes', 'sha256', 'width', 'height', 'thumb_sha256'] as const
  const { id } = await tx
    .insertInto('files')
    .columns([...columns, 'created_by'])
    .expression((from) =>
      from
        .selectFrom('files')
        .select([...columns, from.val(actorId).as('created_by')])
        .where('id', '=', fileId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const createFileStore = async ({
  directory,
  secret,
  now,
  db,
  keep,
}: FileStoreOptions): Promise<FileStore> => {
  const contents = await openContents(directory)
  const { link, check } = createLinks(secret, now)
  const isWhole = createWholeness()
  const placed = new WeakSet<PreparedFile>()
  const attachAll: FileStore['attachAll'] = async (tx, files, actorId) => {
    for (const file of files) placed.add(file)
    await place(contents, tx, files)
    const ids: number[] = []
    for (const file of files) ids.push(await insertRow(tx, file, actorId))
    return ids
  }
  return {
    check,
    open: async (sha256) => {
      const content = await contents.open(sha256)
      if (!content) return 'missing'
      try {
        if (await isWhole(sha256, content)) return content
      } catch (error) {
        await content.close()
        throw error
      }
      await content.close()
      return 'damaged'
    },
    prepare: async (stream, kinds) => {
      const file = await prepareFile(contents, stream, kinds)
      await keep?.(file.sha256, file.tempPath)
      if (file.thumbSha256 && file.thumbTempPath) await keep?.(file.thumbSha256, file.thumbTempPath)
      return file
    },

    attachAll,
    attach: async (tx, file, actorId) => (await attachAll(tx, [file], actorId))[0] as number,

    copy: copyRow,

    release: async (tx, fileId, afterCommit) => {
      const row = await tx
        .deleteFrom('files')
        .where('id', '=', fileId)
        .returning(['sha256', 'thumb_sha256'])
        .executeTakeFirst()
      if (row) afterCommit(async () => void (await removeOrphans(db, contents, contentsOf(row))))
    },

    discard: async (files) => {
      const temporary = files.flatMap((file) => [
        file.tempPath,
        ...(file.thumbTempPath ? [file.thumbTempPath] : []),
      ])
      await Promise.allSettled(temporary.map((file) => rm(file, { force: true })))
      const shas = files
        .filter((file) => placed.has(file))
        .flatMap((file) => contentsOf({ sha256: file.sha256, thumb_sha256: file.thumbSha256 }))
      // Without the database the content waits for the next sweep; the request's own answer stands.
      await removeOrphans(db, contents, shas).catch(() => 0)
    },

    links: (row) => ({
      urlFoto: row && link(row.id, 'original'),
      urlMiniatura: row && row.thumb_sha256 ? link(row.id, 'miniatura') : null,
    }),

    sweep: async (moment) => {
      const before = new Date(moment.getTime() - HOUR_MS)
      return (await sweepContents(db, contents, before)) + (await contents.clearTemporary(before))
    },
  }
}
