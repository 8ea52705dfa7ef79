// Raw SQL: the size of a database is asked of the server.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../config'
import { attachDatabase } from '../../db/attach'
import { createDb, type Db } from '../../db/database'
import { createPatientPool } from '../../db/pool'
import { StartError } from '../../startError'
import { WrongKey } from '../sealed'
import { isOlderThanKey, newestBackup, secretAtHand } from './newestBackup'
import { restoreAside, type Restored } from './restoreAside'
import { beginRun, keepRun, type RunResult } from './runs'
import { Untried } from './untried'

/** Hours; the drill of a school of 420 takes minutes. */
const LIMIT_H = 3

interface DrillOptions {
  config: Config
  /** The row that was begun for it; undefined: it begins its own. */
  runId: number | undefined
  tell: (line: string) => void
  signal: AbortSignal
  now?: () => Date
}

export const databaseBytes = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    SELECT pg_database_size(current_database())::text AS bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

export const limited = (signal: AbortSignal): AbortSignal => {
  const limit = new AbortController()
  const late = new Untried(`El ensayo no terminó en ${LIMIT_H} horas y se detuvo.`)
  setTimeout(() => limit.abort(late), LIMIT_H * 3_600_000).unref()
  signal.addEventListener('abort', () => limit.abort(new Untried('El ensayo se interrumpió.')), {
    once: true,
  })
  return limit.signal
}

const inWords = (file: string, faults: readonly string[]): string => {
  const more = faults.length > 1 ? ` Y ${faults.length - 1} más: npm run revisar los dice.` : ''
  return `${path.basename(file)} se restauró, pero la revisión encontró esto: ${faults[0]}${more}`
}

const UNEXPECTED = 'El ensayo falló por un error inesperado; el motivo está en el registro.'

const tryNewest = async (
  { config, signal }: DrillOptions,
  file: string,
  db: Db,
  step: (text: string) => void,
): Promise<Restored> => {
  const { dataDir, timeZone } = config
  const secret = await secretAtHand(file, config)
  const needs = (await databaseBytes(db)) + (await stat(file)).size
  try {
    return await restoreAside({ dataDir, file, secret, timeZone, needs, signal: limited(signal), step })
  } catch (error) {
    if (!(error instanceof WrongKey) || !(await isOlderThanKey(file, dataDir))) throw error
    throw new Untried(
      `No se pudo probar ${path.basename(file)}: es de antes de que se hiciera la llave del ensayo. El próximo se podrá probar.`,
      { cause: error },
    )
  }
}

export const recordsOf = ({ archive }: Restored): number =>
  archive.end.tables.reduce((sum, { rows }) => sum + rows, 0)

const drill = async (db: Db, id: number, options: DrillOptions): Promise<void> => {
  const { config, tell, now = () => new Date() } = options
  const run = keepRun(db, id)
  const steps: Promise<unknown>[] = []
  let file: string | null = null
  const end = async (result: RunResult, said: string | null, records: number | null = null) => {
    await Promise.allSettled(steps)
    await run.end({ result, said, file, records }, now())
  }
  try {
    file = await newestBackup(config)
    const restored = await tryNewest(options, file, db, (text) => void steps.push(run.step(text)))
    const { faults } = restored
    for (const fault of faults) tell(fault)
    if (faults.length > 0) throw new StartError(inWords(file, faults))
    const records = recordsOf(restored)
    await end('BIEN', null, records)
    tell(
      `Respaldo probado: ${file} se restauró aparte, ${records} registros y ${restored.archive.end.files.count} archivos son los que dice, y la revisión no encontró nada.`,
    )
  } catch (error) {
    await end(
      error instanceof Untried ? 'SIN_PROBAR' : 'FALLA',
      error instanceof StartError ? error.message : UNEXPECTED,
    )
    throw error
  }
}

/** The newest nightly copy, restored beside and reviewed; a row says how it went. @throws StartError: it failed, or could not be tried */
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
