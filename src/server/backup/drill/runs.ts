// Raw SQL: a row is seen by the database's clock, which all processes share; `to_regclass` asks the catalogue of an old database.
import { sql } from 'kysely'
import { announceChanges } from '../../db/announce'
import type { Db } from '../../db/database'
import type { BackupTables } from '../../db/backupTables'

export type RunKind = BackupTables['backup_runs']['kind']
type RunResult = 'BIEN' | 'FALLA' | 'SIN_PROBAR'

const SEEN_EVERY_MS = 20_000
/** Minutes without a sign after which its process counts as killed. */
export const GONE_AFTER_MIN = 3

export const CUT = 'Se cortó: el programa que lo hacía se cerró sin terminar.'

/** Ends the runs whose process was killed, so that they hold up no other. */
export const endCutRuns = async (db: Db): Promise<void> => {
  await db
    .updateTable('backup_runs')
    .set({ ended_at: sql<Date>`clock_timestamp()`, result: 'SIN_PROBAR', said: CUT })
    .where('ended_at', 'is', null)
    .where('seen_at', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${GONE_AFTER_MIN})`)
    .execute()
}

/** One run at a time over all processes. @returns its id; null while another is under way */
export const beginRun = async (
  db: Db,
  kind: RunKind,
  { askedBy, now }: { askedBy: number | null; now: Date },
): Promise<number | null> => {
  await endCutRuns(db)
  const row = await db
    .insertInto('backup_runs')
    .values({ kind, started_at: now, step: 'Se prepara', asked_by: askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await announceChanges(db, 'Backup')
  return row?.id ?? null
}

export interface Ended {
  result: RunResult
  said: string | null
  file: string | null
  records: number | null
}

/** Says every few seconds that the run is alive. `end` is the last call. */
export const keepRun = (db: Db, id: number) => {
  const openRun = () => db.updateTable('backup_runs').where('id', '=', id).where('ended_at', 'is', null)
  const seen_at = sql<Date>`clock_timestamp()`
  const timer = setInterval(
    () =>
      void openRun()
        .set({ seen_at })
        .execute()
        .catch(() => undefined),
    SEEN_EVERY_MS,
  )
  timer.unref()
  return {
    step: async (step: string): Promise<void> => {
      await openRun().set({ step, seen_at }).execute()
      await announceChanges(db, 'Backup')
    },
    end: async (ended: Ended, now: Date): Promise<void> => {
      clearInterval(timer)
      await openRun()
        .set({ ...ended, ended_at: now })
        .execute()
      await announceChanges(db, 'Backup')
    },
  }
}

export interface Drill {
  started_at: Date
  ended_at: Date | null
  result: RunResult | null
  said: string | null
  file: string | null
  records: number | null
}

export const lastDrill = (db: Db, result?: RunResult): Promise<Drill | undefined> =>
  db
    .selectFrom('backup_runs')
    .select(['started_at', 'ended_at', 'result', 'said', 'file', 'records'])
    .where('kind', '=', 'ENSAYO')
    .where('ended_at', 'is not', null)
    .$if(result !== undefined, (query) => query.where('result', '=', result as RunResult))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
