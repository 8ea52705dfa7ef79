import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDb, type Tx } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { createFileStore, type PreparedFile } from '@server/files/fileStore'
import { runWrite, type AfterCommit } from '@server/db/unitOfWork'
import { freshDatabase } from '@test/support/database/fresh'
import { ALL_KINDS, streamOf } from './inbox'

export const NOON = new Date('2026-09-15T18:00:00Z')

/** A store with its folder and database, and an uploading user. */
export const openStore = async () => {
  const database = await freshDatabase()
  const db = createDb(createPool(database.application))
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-archivos-'))
  const clock = { now: NOON }
  const store = await createFileStore({ directory: folder, secret: 's'.repeat(32), now: () => clock.now, db })
  const role = await db
    .insertInto('roles')
    .values({ name: 'DIRECCIÓN' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const actor = await db
    .insertInto('users')
    .values({ name: 'directora', password_hash: 'x', role_id: role.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const write = <T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>): Promise<T> =>
    runWrite(db, { userId: actor.id, key: undefined, hash: Buffer.alloc(0), now: clock.now }, work)
  const receive = (content: Buffer): Promise<PreparedFile> => store.prepare(streamOf(content), ALL_KINDS)
  const attach = (file: PreparedFile): Promise<number> => write((tx) => store.attach(tx, file, actor.id))
  return {
    db,
    folder,
    store,
    clock,
    actorId: actor.id,
    write,
    receive,
    attach,
    /** All steps of a request: receive, attach, discard. */
    keep: async (content: Buffer): Promise<{ id: number; file: PreparedFile }> => {
      const file = await receive(content)
      const id = await attach(file).finally(() => store.discard([file]))
      return { id, file }
    },
    release: (id: number): Promise<void> => write((tx, afterCommit) => store.release(tx, id, afterCommit)),
    /** Names of the contents on the disk, in order. */
    contents: async (): Promise<string[]> => {
      const names = await readdir(folder, { recursive: true, withFileTypes: true })
      return names
        .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('tmp'))
        .map((entry) => entry.name)
        .sort()
    },
    leftovers: () => readdir(path.join(folder, 'tmp')),
    close: async () => {
      await db.destroy()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type OpenStore = Awaited<ReturnType<typeof openStore>>

/** The contents a prepared file will have, in order. */
export const shasOf = (...files: PreparedFile[]): string[] =>
  [...new Set(files.flatMap((file) => [file.sha256, ...(file.thumbSha256 ? [file.thumbSha256] : [])]))].sort()
