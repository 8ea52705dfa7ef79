// Raw SQL: `EXISTS` of several tables is one answer without a table to select from.
import { sql } from 'kysely'
import type { SetupFacts } from '@contract/setup/setup.rules'
import type { IsoDate } from '@contract/domain/dates'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'

interface FactsRow {
  escuela: boolean
  ciclo: boolean
  personas: boolean
  alumnos: boolean
  pagos: boolean
  omitidos: string[]
}

/** One cheap query, because the home page of principals runs it. */
export const readFacts = async (db: Db, today: IsoDate): Promise<SetupFacts> => {
  const { rows } = await sql<FactsRow>`
    SELECT EXISTS (SELECT FROM school WHERE 'nombre' = ANY (saved)) AS escuela,
      EXISTS (SELECT FROM cycles WHERE fecha_fin >= ${today}::date) AS ciclo,
      (SELECT count(*) > 1 FROM users WHERE role_id IS NOT NULL AND deactivated_at IS NULL) AS personas,
      EXISTS (SELECT FROM enrolments WHERE estado = 'INSCRITO') AS alumnos,
      EXISTS (SELECT FROM payments) AS pagos,
      ARRAY(SELECT step FROM setup_skips) AS omitidos`.execute(db)
  const row = onlyRow(rows)
  return {
    done: { ESCUELA: row.escuela, CICLO: row.ciclo, PERSONAS: row.personas, ALUMNOS: row.alumnos },
    skipped: row.omitidos,
    isPaidHere: row.pagos,
  }
}

export const countPupils = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('students')
    .select((on) => on.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const lastEnrolled = async (db: Db): Promise<{ id: number; nombre: string } | null> =>
  (await db
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .select(['s.id', 's.nombre'])
    .where('e.estado', '=', 'INSCRITO')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

export const insertSkip = async (tx: Tx, step: string, userId: number, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('setup_skips')
    .values({ step, user_id: userId, created_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (count ?? 0n) > 0n
}
