import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { prepareDataFolder, lockFolder } from '../db/folderLock'
import type { DatabaseLog } from '../db/database'
import { openEmbedded } from '../db/embedded/openEmbedded'
import { ownerOf } from '../db/server'
import { openContents } from '../files/contents'
import { StartError } from '../startError'
import { withClient } from '../db/withClient'
import { migrationsOf, restoreBackup } from './restoreBackup'
import { verifyBackup, type VerifiedArchive } from './verifyBackup'

interface RestoreSchoolOptions {
  dataDir: string
  filesDir: string
  databaseUrl: string | undefined
  databaseAdminUrl?: string | undefined
  databaseDirectUrl?: string | undefined
  file: string
  passphrase: string | undefined
  log: DatabaseLog
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const holdsFiles = async (filesDir: string): Promise<boolean> => {
  if (!(await isThere(filesDir))) return false
  for await (const content of (await openContents(filesDir)).list()) return content !== undefined
  return false
}

export const asideOf = (dataDir: string): string => path.join(dataDir, 'restaurando')

const refuseSchool = async (filesDir: string, folder: string): Promise<void> => {
  const begun = await isThere(asideOf(folder))
  if ((await isThere(path.join(folder, 'postgres'))) || (!begun && (await holdsFiles(filesDir))))
    throw new StartError(
      `La carpeta ${folder} ya tiene una escuela: elija en DATA_DIR una carpeta vacía para restaurar.`,
    )
}

const clear = (connection: pg.PoolConfig): Promise<unknown> =>
  withClient(connection, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

const restore = async (
  connection: pg.PoolConfig,
  { filesDir, file, passphrase }: RestoreSchoolOptions,
): Promise<VerifiedArchive> =>
  restoreBackup({ connection, contents: await openContents(filesDir), file, passphrase })

/** Into a folder aside that is renamed when complete, so a killed restore leaves no half school. */
const intoFolder = async (folder: string, options: RestoreSchoolOptions): Promise<VerifiedArchive> => {
  const aside = await prepareDataFolder(asideOf(folder))
  const engine = await openEmbedded(aside, options.log)
  let archive: VerifiedArchive
  try {
    // A restore killed just before the rename left it full.
    await clear(engine.connection)
    archive = await restore(engine.connection, options)
  } finally {
    await engine.stop()
  }
  await rename(path.join(aside, 'postgres.password'), path.join(folder, 'postgres.password'))
  await rename(path.join(aside, 'postgres'), path.join(folder, 'postgres'))
  return archive
}

const intoServer = async (
  folder: string,
  databaseUrl: string,
  options: RestoreSchoolOptions,
): Promise<VerifiedArchive> => {
  await mkdir(asideOf(folder), { recursive: true, mode: 0o700 })
  return restore(await ownerOf({ ...options, databaseUrl }), options)
}

const undo = async (folder: string, filesDir: string): Promise<void> => {
  const contents = await openContents(filesDir)
  for await (const { name } of contents.list()) await contents.remove(name)
  await rm(asideOf(folder), { recursive: true, force: true })
}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

const inWords = (cause: unknown, folder: string): unknown =>
  DISK_FULL.has(String((cause as { code?: unknown }).code))
    ? new StartError(`La escuela no cabe en el disco: libere espacio en ${folder} y restaure de nuevo.`, {
        cause,
      })
    : cause

/** Takes the folder for itself, refuses one with a school, and leaves nothing of a restore that fails. @throws StartError */
export const intoEmpty = async <T>(
  { dataDir, filesDir }: Pick<RestoreSchoolOptions, 'dataDir' | 'filesDir'>,
  restoring: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await prepareDataFolder(dataDir)
  const release = await lockFolder(folder)
  try {
    await refuseSchool(filesDir, folder)
    try {
      const restored = await restoring(folder)
      await rm(asideOf(folder), { recursive: true, force: true })
      return restored
    } catch (error) {
      await undo(folder, filesDir)
      throw inWords(error, folder)
    }
  } finally {
    await release()
  }
}

/** Reads and compares the whole archive before writing anything. @throws StartError: cut, altered, too new, or a school exists */
export const restoreSchool = async (options: RestoreSchoolOptions): Promise<VerifiedArchive> => {
  const { file, passphrase, databaseUrl } = options
  const { header } = await verifyBackup(file, passphrase)
  await migrationsOf(header)
  return intoEmpty(options, (folder) =>
    databaseUrl ? intoServer(folder, databaseUrl, options) : intoFolder(folder, options),
  )
}
