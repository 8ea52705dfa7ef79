import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config'
import { attachDatabase } from '../db/attach'
import { createDb, type Db } from '../db/database'
import { createPatientPool } from '../db/pool'
import { openContents } from '../files/contents'
import { StartError } from '../startError'
import { lastNightly, recordBackup, isDue, schoolClock } from './backupRecord'
import { BackupUnderWay, makeBackup, type BackupMade } from './makeBackup'

const KEPT = { days: 7, weeks: 4, months: 12 } as const

/** `respaldo-2026-09-15-030000.tar` in the school's time zone; `.cifrado` when encrypted. */
const NIGHTLY = /^respaldo-(\d{4}-\d{2}-\d{2})-(\d{6})\.tar(\.cifrado)?$/

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
  const kept = new Set([
    ...newestOf(nightly, KEPT.days, (day) => day),
    ...newestOf(nightly, KEPT.weeks, weekOf),
    ...newestOf(nightly, KEPT.months, (day) => day.slice(0, 7)),
  ])
  return nightly.filter((name) => !kept.has(name))
}

export const isLeftover = (name: string): boolean =>
  name.endsWith('.parcial') && NIGHTLY.test(name.slice(0, -'.parcial'.length))

interface RunBackupOptions {
  config: Config
  /** Null for the nightly backup, which names its own file in BACKUP_DIR. */
  file: string | null
  passphrase: string | undefined
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
  `Respaldo hecho y comprobado: ${file} (${megabytes(bytes)} MB, ${files} ${files === 1 ? 'archivo' : 'archivos'}).`,
  ...(missing.length > 0
    ? [
        `Aviso: ${missing.length === 1 ? '1 archivo falta o está dañado y no va en él; vea cuál' : `${missing.length} archivos faltan o están dañados y no van en él; vea cuáles`} con npm run revisar.`,
      ]
    : []),
]

type Work = RunBackupOptions & { file: string; nightly: boolean; now: Date }

const make = async (
  db: Db,
  connection: Parameters<typeof makeBackup>[0]['connection'],
  work: Work,
): Promise<void> => {
  const { config, file, passphrase, now, nightly, signal, tell } = work
  const made = await makeBackup({
    connection,
    contents: await openContents(config.filesDir),
    file,
    passphrase,
    school: config.schoolName,
    now,
    ...(signal ? { signal } : {}),
    ...(nightly
      ? {
          stillWanted: async () => isDue(await lastNightly(db), now, config.backupHour ?? 0, config.timeZone),
        }
      : {}),
  })
  if (!made) return
  const encrypted = passphrase !== undefined
  await recordBackup(db, { nightly, made_at: now, problem: null, file, bytes: made.bytes, encrypted })
  for (const line of inWords(file, made)) tell(line)
  if (nightly) await clearFolder(config.backupDir)
}

/** A manual backup reports its failure at the terminal; at night it is stored for the home page. */
const keepFailure = async (db: Db, { file, passphrase, now }: Work, error: unknown): Promise<void> => {
  const problem =
    error instanceof StartError
      ? error.message
      : 'El respaldo falló por un error inesperado; el motivo está en el registro.'
  const row = { nightly: true, made_at: now, problem, file, bytes: null, encrypted: passphrase !== undefined }
  await recordBackup(db, row).catch(() => undefined)
}

/** On the running database, or on one that it opens. At night it also deletes expired ones. @throws StartError */
export const runBackup = async (options: RunBackupOptions): Promise<void> => {
  const { config, passphrase, now = new Date() } = options
  const nightly = options.file === null
  const name = () => nightlyName(schoolClock(now, config.timeZone), passphrase !== undefined)
  const file = options.file ?? path.join(config.backupDir, name())
  const database = await attachDatabase({ ...config, log: options.tell })
  const db = createDb(createPatientPool(database.connection))
  const work = { ...options, file, nightly, now }
  try {
    if (nightly) await folderFor(config.backupDir)
    await make(db, database.connection, work)
  } catch (error) {
    // Another process on the same database is making tonight's backup.
    if (nightly && error instanceof BackupUnderWay) return
    if (nightly) await keepFailure(db, work, error)
    throw error
  } finally {
    await db.destroy()
    await database.stop()
  }
}
