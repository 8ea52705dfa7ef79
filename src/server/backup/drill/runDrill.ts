// Raw SQL: the size of a database is asked of the server.
import { sql } from 'kysely'
import type { Config } from '../../config'
import { attachDatabase } from '../../db/attach'
import { createDb, type Db } from '../../db/database'
import { createPatientPool } from '../../db/pool'
import { StartError } from '../../startError'
import { WrongKey } from '../sealed'
import { backupsToTry, isOlderThanKey, nameOf, secretAtHand, type Backup } from './newestBackup'
import { restoreAside, type Restored } from './restoreAside'
import { beginRun, keepRun, type Ended } from './runs'
import { Untried } from './untried'

/** Hours; the drill of a school of 420 takes minutes. */
const MAX_HOURS = 3

interface DrillOptions {
  config: Config
  /** Row that the caller began for it; undefined: it begins one itself. */
  runId: number | undefined
  tell: (line: string) => void
  signal: AbortSignal
  now?: () => Date
}

const databaseBytes = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    SELECT pg_database_size(current_database())::text AS bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

const withLimit = (signal: AbortSignal): AbortSignal => {
  const limit = new AbortController()
  const late = new Untried(`El ensayo no terminó en ${MAX_HOURS} horas y se detuvo.`)
  setTimeout(() => limit.abort(late), MAX_HOURS * 3_600_000).unref()
  signal.addEventListener('abort', () => limit.abort(new Untried('El ensayo se interrumpió.')), {
    once: true,
  })
  return limit.signal
}

const inWords = (backup: Backup, faults: readonly string[]): string => {
  const more = faults.length > 1 ? ` Y ${faults.length - 1} más: npm run revisar los dice.` : ''
  const name = backup.kind === 'NIGHTLY' ? nameOf(backup) : 'La copia continua'
  return `${name} se restauró, pero la revisión encontró esto: ${faults[0]}${more}`
}

const UNEXPECTED = 'El ensayo falló por un error inesperado; el motivo está en el registro.'

interface Trial {
  config: Config
  db: Db
  signal: AbortSignal
  step: (text: string) => void
}

const restore = async (backup: Backup, { config, db, signal, step }: Trial): Promise<Restored> => {
  const { dataDir, timeZone } = config
  const secret = await secretAtHand(backup, config)
  const needs = (await databaseBytes(db)) + backup.bytes
  try {
    return await restoreAside({ dataDir, backup, secret, timeZone, needs, signal, step })
  } catch (error) {
    if (!(error instanceof WrongKey) || !(await isOlderThanKey(backup, dataDir))) throw error
    throw new Untried(
      `No se pudo probar ${nameOf(backup)}: es de antes de que se hiciera la llave del ensayo. El próximo se podrá probar.`,
      { cause: error },
    )
  }
}

/** @returns records that came back @throws StartError with what the review found, and those of a restore */
const tryOne = async (backup: Backup, trial: Trial, tell: (line: string) => void): Promise<number> => {
  const { faults, records, files } = await restore(backup, trial)
  for (const fault of faults) tell(fault)
  if (faults.length > 0) throw new StartError(inWords(backup, faults))
  tell(
    `Respaldo probado: ${backup.place} se restauró aparte, ${records} registros y ${files} archivos ${backup.kind === 'NIGHTLY' ? 'son los que dice' : 'volvieron'}, y la revisión no encontró nada.`,
  )
  return records
}

interface Outcome {
  backup: Backup | null
  records: number | null
  error: unknown
}

const tryEach = async (trial: Trial, tell: (line: string) => void): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  try {
    for (const backup of await backupsToTry(trial.config))
      outcomes.push(
        await tryOne(backup, trial, tell).then(
          (records) => ({ backup, records, error: null }),
          (error: unknown) => ({ backup, records: null, error }),
        ),
      )
  } catch (error) {
    outcomes.push({ backup: null, records: null, error })
  }
  return outcomes
}

/** One that does not open is worse than one that could not be tried; of two good ones the newer is named. */
const worstOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.find(({ error }) => error !== null && !(error instanceof Untried)) ??
  outcomes.find(({ error }) => error !== null) ??
  (outcomes[0] as Outcome)

const resultOf = ({ error }: Outcome): Pick<Ended, 'result' | 'said'> => {
  if (error === null) return { result: 'BIEN', said: null }
  return {
    result: error instanceof Untried ? 'SIN_PROBAR' : 'FALLA',
    said: error instanceof StartError ? error.message : UNEXPECTED,
  }
}

const drill = async (db: Db, id: number, options: DrillOptions): Promise<void> => {
  const { config, tell, signal, now = () => new Date() } = options
  const run = keepRun(db, id)
  const steps: Promise<unknown>[] = []
  const step = (text: string) => void steps.push(run.step(text))
  const worst = worstOf(await tryEach({ config, db, signal: withLimit(signal), step }, tell))
  await Promise.allSettled(steps)
  const { backup, records, error } = worst
  await run.end({ ...resultOf(worst), file: backup?.place ?? null, records }, now())
  if (error !== null) throw error
}

/** The newest nightly copy and the continuous one, each restored beside and reviewed; a row says how it went. @throws StartError: it failed, or could not be tried */
export const runDrill = async (options: DrillOptions): Promise<void> => {
  const { config, now = () => new Date() } = options
  const database = await attachDatabase({ ...config, log: options.tell })
  const db = createDb(createPatientPool(database.connection))
  try {
    const id = options.runId ?? (await beginRun(db, 'ENSAYO', { askedBy: null, now: now() }))
    if (id === null) throw new Untried('Ya hay otro respaldo o ensayo en curso: espere a que termine.')
    await drill(db, id, options)
  } finally {
    await db.destroy()
    await database.stop()
  }
}
