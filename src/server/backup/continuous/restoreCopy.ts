import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { createDb } from '../../db/database'
import { openEmbedded } from '../../db/embedded/openEmbedded'
import { prepareDataFolder } from '../../db/folderLock'
import { migrate } from '../../db/migrate'
import { createPatientPool } from '../../db/pool'
import { openContents } from '../../files/contents'
import { asideOf, intoEmpty } from '../restoreSchool'
import { clearInstallation } from '../tables'
import { readPlan, restoreContinuous, type RestoredCopy } from './restoreContinuous'

interface RestoreCopyOptions {
  dataDir: string
  filesDir: string
  /** BACKUP_DIR/continuo, or the folder of one database in it. */
  folder: string
  until: Date | null
  identity: string | null
  timeZone: string
  log: (line: string) => void
}

export interface RestoredSchool {
  school: string
  until: Date
  files: number
  /** Files that the rows name and the copy lacks or has damaged. */
  missing: number
}

const bringUpToDate = async (connection: pg.PoolConfig): Promise<void> => {
  const db = createDb(createPatientPool(connection))
  await migrate(db).finally(() => db.destroy())
}

const bringFiles = async (
  connection: pg.PoolConfig,
  copy: RestoredCopy,
  filesDir: string,
): Promise<Pick<RestoredSchool, 'files' | 'missing'>> => {
  const contents = await openContents(filesDir)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await clearInstallation(client)
    const { rows } = await client.query<{ sha256: string }>(
      `SELECT sha256 FROM files UNION SELECT thumb_sha256 FROM files WHERE thumb_sha256 IS NOT NULL`,
    )
    let missing = 0
    for (const { sha256 } of rows) if (!(await copy.restoreFile(sha256, contents))) missing++
    return { files: rows.length - missing, missing }
  } finally {
    await client.end()
  }
}

const intoFolder = async (folder: string, options: RestoreCopyOptions): Promise<RestoredSchool> => {
  const aside = await prepareDataFolder(asideOf(folder))
  // A restore that was killed left half a database.
  await rm(path.join(aside, 'postgres'), { recursive: true, force: true })
  const copy = await restoreContinuous({ ...options, into: aside })
  const engine = await openEmbedded(aside, options.log, { backupSeconds: null })
  let files: Pick<RestoredSchool, 'files' | 'missing'>
  try {
    await bringUpToDate(engine.connection)
    files = await bringFiles(engine.connection, copy, options.filesDir)
  } finally {
    await engine.stop()
  }
  await rename(path.join(aside, 'postgres.password'), path.join(folder, 'postgres.password'))
  await rename(path.join(aside, 'postgres'), path.join(folder, 'postgres'))
  return { school: copy.school, until: copy.until, ...files }
}

/** The school of that minute in an empty data folder, signed out. @throws StartError; then the folder is as it was */
export const restoreCopy = async (options: RestoreCopyOptions): Promise<RestoredSchool> => {
  // What cannot be restored is said before a folder is made.
  await readPlan({ ...options, log: () => undefined })
  return intoEmpty(options, (folder) => intoFolder(folder, options))
}
