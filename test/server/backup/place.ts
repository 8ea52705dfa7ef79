import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { makeBackup, type BackupMade, type BackupOptions } from '@server/backup/makeBackup'
import { restoreBackup } from '@server/backup/restoreBackup'
import { archivedTables, prepareSession, sumOf } from '@server/backup/tables'
import { createDb } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { openContents } from '@server/files/contents'
import { emptyDatabase } from '@test/support/database/fresh'
import type { TestServer } from '@test/support/server/harness'

/** A folder for archives. */
export const openPlace = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-respaldo-'))
  const backup = async (
    server: TestServer,
    name: string,
    over: Partial<BackupOptions> = {},
  ): Promise<BackupMade> => {
    const made = await makeBackup({
      connection: server.connection,
      contents: await openContents(server.folder),
      file: path.join(folder, name),
      passphrase: undefined,
      school: 'Colegio de Prueba',
      now: server.clock.now,
      ...over,
    })
    return made as BackupMade
  }
  return {
    folder,
    at: (name: string) => path.join(folder, name),
    names: async () => (await readdir(folder)).sort(),
    backup,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** An empty database and folder to restore an archive into. */
export const openElsewhere = async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-otra-'))
  const contents = await openContents(folder)
  const pool = createPool(database.connection)
  const db = createDb(pool)
  return {
    ...database,
    db,
    contents,
    restore: (file: string, passphrase?: string) =>
      restoreBackup({ connection: database.connection, contents, file, passphrase }),
    close: async () => {
      await db.destroy()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Rows and sum of every table that travels. */
export const tableSums = async (connection: pg.PoolConfig) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await prepareSession(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const sums: Record<string, { rows: number; sha256: string }> = {}
    for (const table of await archivedTables(client)) sums[table.name] = await sumOf(client, table)
    return sums
  } finally {
    await client.end()
  }
}
