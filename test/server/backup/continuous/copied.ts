import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { keepCopying, type ContinuousCopy, type CopyingOptions } from '@server/backup/continuous/keepCopying'
import { restoreContinuous } from '@server/backup/continuous/restoreContinuous'
import { backlog } from '@server/backup/continuous/spool'
import { continuousState } from '@server/backup/continuous/state'
import { spoolOf } from '@server/db/embedded/archiving'
import { openEmbedded } from '@server/db/embedded/openEmbedded'
import { openDatabase, type OpenedDatabase } from '@server/db/open'
import { openContents } from '@server/files/contents'
import { untilCopy } from '@test/support/product/losing'
import { removeTestFolder } from '@test/support/database/testFolder'

export const ZONE = 'America/Mexico_City'

/** On the disk, as a school's data are; others may pass through, since the database runs as another user. */
export const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'escuela-copia-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Whether this machine lets a test mount a disk. */
export const canMount = ((): boolean => {
  const folder = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    removeTestFolder(folder)
  }
})()

interface Asked {
  until?: Date | null
  identity?: string | null
  folder?: string
}

/** A database with one table whose log goes to a continuous copy. */
export const openCopied = async (
  backupDir: string,
  over: Partial<CopyingOptions> = {},
  dataDir = newFolder(),
) => {
  const said: string[] = []
  let database: OpenedDatabase
  let copy: ContinuousCopy
  let client: pg.Client
  const contents = await openContents(path.join(dataDir, 'files'))

  const start = async (): Promise<void> => {
    database = await openDatabase({ dataDir, log: () => undefined, archiving: { seconds: 11 } })
    client = new pg.Client(database.connection)
    await client.connect()
    await client.query('CREATE TABLE IF NOT EXISTS paid (id int)')
    copy = await keepCopying({
      dataDir,
      folder: database.folder as string,
      backupDir,
      connection: database.owner,
      contents,
      recipients: () => Promise.resolve([]),
      school: 'Colegio de Prueba',
      hour: 3,
      timeZone: ZONE,
      now: () => new Date(),
      seconds: 11,
      log: { info: () => undefined, error: () => undefined },
      tell: (line) => said.push(line),
      onChange: () => undefined,
      ...over,
    })
  }
  const stop = async (): Promise<void> => {
    await copy.stop()
    await client.end()
    await database.stop()
    await copy.finish()
  }
  await start()
  const folder = () => path.join(dataDir, 'postgres')
  return {
    dataDir,
    said,
    contents,
    start,
    stop,
    owner: () => database.owner,
    keepFile: (sha256: string, file: string) => copy.keepFile(sha256, file),
    pay: (id: number) => client.query('INSERT INTO paid VALUES ($1)', [id]),
    endSegment: () => client.query('SELECT pg_switch_wal()'),
    /** Waits until nothing of the log waits for the copy any more. */
    carried: async () => {
      await client.query('SELECT pg_switch_wal()')
      await pause(200)
      while ((await backlog(folder(), spoolOf(folder()))).bytes > 0) await pause(50)
    },
    waiting: async () => (await backlog(folder(), spoolOf(folder()))).bytes,
    until: (is: Parameters<typeof untilCopy>[1]) => untilCopy(dataDir, is),
    state: () => continuousState(dataDir),
    cluster: async () => (await continuousState(dataDir))?.folder as string,
    remove: async () => {
      await stop().catch(() => undefined)
      removeTestFolder(dataDir)
    },
  }
}
export type Copied = Awaited<ReturnType<typeof openCopied>>

export const continuo = (backupDir: string): string => path.join(backupDir, 'continuo')

export const basesIn = (cluster: string): string[] => readdirSync(path.join(cluster, 'bases')).sort()

/** Which rows the restored database has. @throws what the restore says; then its folder must be empty again */
export const restored = async (backupDir: string, { until = null, identity = null, folder }: Asked = {}) => {
  const into = newFolder()
  const said: string[] = []
  try {
    await restoreContinuous({
      folder: folder ?? continuo(backupDir),
      until,
      into,
      identity,
      timeZone: ZONE,
      log: (line) => said.push(line),
    }).catch((error: unknown) => {
      if (readdirSync(into).includes('postgres')) throw new Error('half a database stayed')
      throw error
    })
    const engine = await openEmbedded(into, () => undefined, { archiving: 'off' })
    const client = new pg.Client(engine.connection)
    await client.connect()
    const { rows } = await client.query<{ id: number }>('SELECT id FROM paid ORDER BY id')
    await client.end()
    await engine.stop()
    return { ids: rows.map(({ id }) => id), said }
  } finally {
    removeTestFolder(into)
  }
}
