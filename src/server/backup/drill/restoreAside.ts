import { rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { createDb, type DatabaseLog } from '../../db/database'
import { openEmbedded } from '../../db/embedded/openEmbedded'
import { prepareDataFolder, tryLockFolder } from '../../db/folderLock'
import { FOLDER, readMigrations } from '../../db/migrate'
import type { OpenedDatabase } from '../../db/open'
import { createPatientPool } from '../../db/pool'
import { openContents } from '../../files/contents'
import { sealFaults } from '../../modules/audit/seals'
import { withClient } from '../../db/withClient'
import { onlyRow } from '../../db/onlyRow'
import { openCopy } from '../continuous/restoreCopy'
import { fileFaults } from '../fileFaults'
import { guardFaults, ledgerFaults } from '../ledgerFaults'
import { restoreBackup } from '../restoreBackup'
import { archivedTables, quoteName } from '../tables'
import type { Backup } from './newestBackup'
import { Untried } from './untried'

interface RestoreAside {
  /** The school's; the cluster is made in a folder of it and dropped. */
  dataDir: string
  backup: Pick<Backup, 'kind' | 'place'>
  secret: string | undefined
  timeZone: string
  /** Bytes that the restored school may take. */
  needs: number
  signal: AbortSignal
  step: (text: string) => void
}

export interface Restored {
  records: number
  files: number
  migrations: string[]
  faults: string[]
}

const STEPS = {
  opening: '1 de 3: se abre una base de datos aparte',
  restoring: '2 de 3: se restaura el respaldo y se compara registro por registro',
  reviewing: '3 de 3: se revisan el dinero, la bitácora y los archivos',
} as const

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** Bytes of an empty database and its log. */
const CLUSTER_BYTES = 200_000_000

const assertFits = async (folder: string, needs: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  const [free, wanted] = [bavail * bsize, needs + CLUSTER_BYTES]
  if (free < wanted)
    throw new Untried(
      `No hay lugar para el ensayo: en el disco de ${folder} quedan ${gigabytes(free)} y hacen falta ${gigabytes(wanted)}.`,
    )
}

const silentLog: DatabaseLog = () => undefined

/** Clears the remains of a killed drill, whose database may still run. */
const clearFolder = async (folder: string): Promise<void> => {
  if (await stat(path.join(folder, 'postgres')).catch(() => null)) {
    const left = await openEmbedded(folder, silentLog).catch(() => null)
    await left?.stop().catch(() => undefined)
  }
  await rm(folder, { recursive: true, force: true })
}

const review = async (connection: pg.PoolConfig, filesDir: string, timeZone: string): Promise<string[]> => {
  const db = createDb(createPatientPool(connection))
  try {
    return [
      ...(await ledgerFaults(db)),
      ...(await guardFaults(db)),
      ...(await sealFaults(db, timeZone)),
      ...(await fileFaults(db, await openContents(filesDir), new Date())),
    ]
  } finally {
    await db.destroy()
  }
}

const countRecords = (connection: pg.PoolConfig): Promise<number> =>
  withClient(connection, async (client) => {
    let records = 0
    for (const { name } of await archivedTables(client)) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${quoteName(name)}`,
      )
      records += onlyRow(rows).count
    }
    return records
  })

interface Opened {
  engine: Pick<OpenedDatabase, 'connection' | 'stop'>
  load(): Promise<Omit<Restored, 'faults'>>
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/** `load` restores the archive, which compares every table with its checksums. */
const openNightly = async (folder: string, options: RestoreAside): Promise<Opened> => {
  const engine = await openEmbedded(folder, silentLog)
  const { backup, secret, step } = options
  const load = async () => {
    step(STEPS.restoring)
    const contents = await openContents(path.join(folder, 'files'))
    const archive = await restoreBackup({
      connection: engine.connection,
      contents,
      file: backup.place,
      passphrase: secret,
    })
    const { header, end } = archive
    const had = new Set(header.migrations.map(({ name }) => name))
    return {
      records: end.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: end.files.count,
      migrations: (await readMigrations(FOLDER)).flatMap(({ name }) => (had.has(name) ? [] : [name])),
    }
  }
  return { engine, load }
}

/** There are no checksums of tables here: `openCopy` refuses a log with a hole, and a part that was cut or altered. */
const openContinuous = async (folder: string, options: RestoreAside): Promise<Opened> => {
  const { backup, secret, timeZone, step, signal } = options
  step(STEPS.restoring)
  const { engine, files, migrated } = await openCopy(folder, {
    filesDir: path.join(folder, 'files'),
    folder: backup.place,
    until: null,
    identity: secret ?? null,
    timeZone,
    log: silentLog,
    signal,
  })
  const load = async () => ({ records: await countRecords(engine.connection), files, migrations: migrated })
  return { engine, load }
}

const restoreInto = async (folder: string, options: RestoreAside): Promise<Restored> => {
  const { backup, timeZone, step, signal } = options
  step(STEPS.opening)
  const { engine, load } = await (backup.kind === 'NIGHTLY' ? openNightly : openContinuous)(folder, options)
  const work = async (): Promise<Restored> => {
    const loaded = await load()
    step(STEPS.reviewing)
    return { ...loaded, faults: await review(engine.connection, path.join(folder, 'files'), timeZone) }
  }
  const working = work()
  // After an abort the database stops below this work, whose failure is then expected.
  working.catch(() => undefined)
  try {
    return await Promise.race([working, rejectOnAbort(signal)])
  } finally {
    await engine.stop()
    await working.catch(() => undefined)
  }
}

/** The school is not touched. @throws Untried: no room, another runs · StartError: cut, altered, newer */
export const restoreAside = async (options: RestoreAside): Promise<Restored> => {
  await assertFits(options.dataDir, options.needs)
  const place = await prepareDataFolder(path.join(options.dataDir, 'ensayo'))
  const release = await tryLockFolder(place)
  if (!release) throw new Untried('Ya hay otro ensayo en curso: espere a que termine.')
  // Beside the lock file, which must stay: a new one could be locked while another drill holds the old.
  const folder = path.join(place, 'escuela')
  try {
    await clearFolder(folder)
    return await restoreInto(await prepareDataFolder(folder), options)
  } finally {
    await rm(folder, { recursive: true, force: true }).finally(release)
  }
}
