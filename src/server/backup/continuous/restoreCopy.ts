import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { createDb } from '../../db/database'
import { openEmbedded } from '../../db/embedded/openEmbedded'
import { prepareDataFolder } from '../../db/folderLock'
import { migrate } from '../../db/migrate'
import { createPatientPool } from '../../db/pool'
import { openContents } from '../../files/contents'
import { withClient } from '../../db/withClient'
import { asideOf, intoEmpty } from '../restoreSchool'
import { clearInstallation } from '../tables'
import { readPlan, restoreContinuous, type RestoredCopy } from './restoreContinuous'

interface RestoreCopyOptions {
  dataDir: string
  filesDir: string
  folder: string
  until: Date | null
  identity: string | null
  timeZone: string
  log: (line: string) => void
  signal?: AbortSignal
}

interface RestoredSchool {
  school: string
  until: Date
  files: number
  /** Files that the rows name and the copy lacks or has damaged. */
  missing: number
}

/** @returns names of the migrations that it lacked */
const bringUpToDate = async (connection: pg.PoolConfig): Promise<string[]> => {
  const db = createDb(createPatientPool(connection))
  return migrate(db).finally(() => db.destroy())
}

const bringFiles = async (
  connection: pg.PoolConfig,
  copy: RestoredCopy,
  { filesDir, signal }: Pick<RestoreCopyOptions, 'filesDir' | 'signal'>,
): Promise<Pick<RestoredSchool, 'files' | 'missing'>> => {
  const contents = await openContents(filesDir)
  return withClient(connection, async (client) => {
    await clearInstallation(client)
    const { rows } = await client.query<{ sha256: string }>(
      `SELECT sha256 FROM files UNION SELECT thumb_sha256 FROM files WHERE thumb_sha256 IS NOT NULL`,
    )
    let missing = 0
    for (const { sha256 } of rows) {
      signal?.throwIfAborted()
      if (!(await copy.restoreFile(sha256, contents))) missing++
    }
    return { files: rows.length - missing, missing }
  })
}

/** The school at the moment asked with its files, brought to this version's migrations, its database open. @param into a locked data folder without a database @throws StartError */
export const openCopy = async (into: string, options: Omit<RestoreCopyOptions, 'dataDir'>) => {
  const copy = await restoreContinuous({ ...options, into })
  options.signal?.throwIfAborted()
  const engine = await openEmbedded(into, options.log, { archiving: 'off' })
  try {
    const migrated = await bringUpToDate(engine.connection)
    return { copy, engine, migrated, ...(await bringFiles(engine.connection, copy, options)) }
  } catch (error) {
    await engine.stop()
    throw error
  }
}

const intoFolder = async (folder: string, options: RestoreCopyOptions): Promise<RestoredSchool> => {
  const aside = await prepareDataFolder(asideOf(folder))
  // What a killed restore left of a database.
  await rm(path.join(aside, 'postgres'), { recursive: true, force: true })
  const { copy, engine, files, missing } = await openCopy(aside, options)
  await engine.stop()
  await rename(path.join(aside, 'postgres.password'), path.join(folder, 'postgres.password'))
  await rename(path.join(aside, 'postgres'), path.join(folder, 'postgres'))
  return { school: copy.school, until: copy.until, files, missing }
}

/** The school at the moment asked in an empty data folder, everyone signed out. @throws StartError; the folder is then as it was */
export const restoreCopy = async (options: RestoreCopyOptions): Promise<RestoredSchool> => {
  // Refused before any folder is made.
  await readPlan({ ...options, log: () => undefined })
  return intoEmpty(options, (folder) => intoFolder(folder, options))
}
