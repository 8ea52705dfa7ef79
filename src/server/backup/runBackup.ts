import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { countText } from '@contract/domain/text'
import type { Config } from '../config'
import { attachDatabase } from '../db/attach'
import { createDb, type Db } from '../db/database'
import { createPatientPool } from '../db/pool'
import { openContents } from '../files/contents'
import { StartError } from '../startError'
import { lastNightly, recordBackup, isDue, schoolClock } from './backupRecord'
import { keepRun } from './drill/runs'
import { backupKey } from './keys/recipients'
import { BackupUnderWay, makeBackup, type BackupMade } from './makeBackup'

const KEPT = { days: 7, weeks: 4, months: 12 } as const

/** `respaldo-2026-09-15-030000.tar` in the school's time zone; `.cifrado` when encrypted. */
const NIGHTLY = /^respaldo-(\d{4}-\d{2}-\d{2})-(\d{6})\.tar(\.cifrado)?$/

export const isNightly = (name: string): boolean => NIGHTLY.test(name)

export const nightlyName = (moment: string, encrypted: boolean): string =>
  `respaldo-${moment.replace(' ', '-').replaceAll(':', '')}.tar${encrypted ? '.cifrado' : ''}`

const DAY_MS = 86_400_000

const weekOf = (day: string): string => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7))

const newestOf = (names: readonly string[], count: number, periodOf: (day: string) => string): string[] => {
  const newest = new Map<string, string>()
  for (const name of names) {
    const period = periodOf(NIGHTLY.exec(name)?.[1] as string)
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, count)
}

/** All but the newest of each of the last 7 days, 4 weeks and 12 months with a backup: a month with the computer off loses nothing. */
export const expiredBackups = (names: readonly string[]): string[] => {
  const nightly = names.filter((name) => NIGHTLY.test(name)).sort((a, b) => (a < b ? 1 : -1))
  const staying = new Set([
    ...newestOf(nightly, KEPT.days, (day) => day),
    ...newestOf(nightly, KEPT.weeks, weekOf),
    ...newestOf(nightly, KEPT.months, (day) => day.slice(0, 7)),
  ])
  return nightly.filter((name) => !staying.has(name))
}

export const isLeftover = (name: string): boolean =>
  name.endsWith('.parcial') && NIGHTLY.test(name.slice(0, -'.parcial'.length))

interface RunBackupOptions {
  config: Config
  /** Null for the nightly backup, which names its own file in BACKUP_DIR. */
  file: string | null
  passphrase: string | undefined
  runId?: number | undefined
  tell: (line: string) => void
  now?: Date
  signal?: AbortSignal
}

const clearFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder)
  for (const name of [...expiredBackups(names), ...names.filter(isLeftover)])
    await rm(path.join(folder, name), { force: true })
}

const folderFor = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new StartError(`No se puede usar la carpeta de respaldos ${folder}: revise BACKUP_DIR.`, { cause })
  })
}

const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString('es-MX', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

const inWords = (file: string, { bytes, files, missing }: BackupMade): string[] => [
  `Respaldo hecho y comprobado: ${file} (${megabytes(bytes)} MB, ${countText(files, 'archivo', 'archivos')}).`,
  ...(missing.length > 0
    ? [
        `Aviso: ${countText(missing.length, 'archivo falta o está dañado y no va en él; vea cuál', 'archivos faltan o están dañados y no van en él; vea cuáles')} con npm run revisar.`,
      ]
    : []),
]

type Key = Awaited<ReturnType<typeof backupKey>>
type Work = RunBackupOptions & { file: string; nightly: boolean; now: Date; key: Key }

const isSealed = ({ passphrase, key }: Pick<Work, 'passphrase' | 'key'>): boolean =>
  passphrase !== undefined || key !== undefined

const make = async (db: Db, connection: pg.PoolConfig, work: Work): Promise<void> => {
  const { config, file, passphrase, key, now, nightly, signal, tell } = work
  const made = await makeBackup({
    connection,
    contents: await openContents(config.filesDir),
    file,
    passphrase,
    key,
    school: config.schoolName,
    now,
    ...(signal ? { signal } : {}),
    ...(nightly && work.runId === undefined
      ? {
          stillWanted: async () => isDue(await lastNightly(db), now, config.backupHour ?? 0, config.timeZone),
        }
      : {}),
  })
  if (!made) return
  const encrypted = isSealed(work)
  await recordBackup(db, { nightly, made_at: now, problem: null, file, bytes: made.bytes, encrypted })
  for (const line of inWords(file, made)) tell(line)
  if (nightly) await clearFolder(config.backupDir)
}

const problemOf = (error: unknown): string =>
  error instanceof StartError
    ? error.message
    : 'El respaldo falló por un error inesperado; el motivo está en el registro.'

/** A manual backup reports its failure at the terminal; at night it is stored for the home page. */
const keepFailure = async (db: Db, work: Work, error: unknown): Promise<void> => {
  const problem = problemOf(error)
  const { file, now } = work
  const row = { nightly: true, made_at: now, problem, file, bytes: null, encrypted: isSealed(work) }
  await recordBackup(db, row).catch(() => undefined)
}

const makeOrKeepFailure = async (db: Db, connection: pg.PoolConfig, work: Work): Promise<void> => {
  const { nightly, config } = work
  try {
    if (nightly) await folderFor(config.backupDir)
    await make(db, connection, work)
  } catch (error) {
    // Another process on the same database is making tonight's backup.
    if (nightly && work.runId === undefined && error instanceof BackupUnderWay) return
    if (nightly) await keepFailure(db, work, error)
    throw error
  }
}

const asRun = async (db: Db, id: number, file: string, work: () => Promise<void>): Promise<void> => {
  const run = keepRun(db, id)
  const ended = { file, records: null }
  try {
    await run.step('Se copia todo, y después se lee completo para comprobarlo')
    await work()
    await run.end({ ...ended, result: 'BIEN', said: null }, new Date())
  } catch (error) {
    await run.end({ ...ended, result: 'FALLA', said: problemOf(error) }, new Date()).catch(() => undefined)
    throw error
  }
}

/** Uses the running database or opens it. At night it also deletes expired backups. @throws StartError */
export const runBackup = async (options: RunBackupOptions): Promise<void> => {
  const { config, passphrase, now = new Date() } = options
  const nightly = options.file === null
  const database = await attachDatabase({ ...config, log: options.tell })
  const db = createDb(createPatientPool(database.connection))
  try {
    const key = nightly && passphrase === undefined ? await backupKey(db, config) : undefined
    const name = () => nightlyName(schoolClock(now, config.timeZone), isSealed({ passphrase, key }))
    const work = { ...options, file: options.file ?? path.join(config.backupDir, name()), nightly, now, key }
    const makeThisBackup = () => makeOrKeepFailure(db, database.connection, work)
    await (options.runId === undefined
      ? makeThisBackup()
      : asRun(db, options.runId, work.file, makeThisBackup))
  } finally {
    await db.destroy()
    await database.stop()
  }
}
