// Raw SQL: `least`, and counts with `FILTER` on a date that is a parameter.
import { sql } from 'kysely'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { GradePrice } from '@contract/cycles/terms.rules'
import type { Grade } from '@contract/domain/grades'
import type { LateFee } from '@contract/tuition/lateFees.rules'
import type { Db, Tx } from '../../db/database'
import { standingEnrolment } from '../../db/fragments'
import { onlyRow } from '../../db/onlyRow'
import { toPriceRows } from './cycleTerms'

export const replacePrices = async (tx: Tx, id: number, rows: readonly GradePrice[]): Promise<void> => {
  await tx.deleteFrom('cycle_prices').where('cycle_id', '=', id).execute()
  if (rows.length === 0) return
  const values = toPriceRows(rows).map((row) => ({ ...row, cycle_id: id }))
  await tx.insertInto('cycle_prices').values(values).execute()
}

const insertFee = async (tx: Tx, cycle_id: number, desde: IsoDate, fee: LateFee | null): Promise<void> => {
  const recargo = fee && JSON.stringify(fee)
  await tx.insertInto('cycle_late_fees').values({ cycle_id, desde, recargo }).execute()
}

/** Only before the first enrolment, so no owed month changes. */
export const replaceFees = async (tx: Tx, id: number, desde: IsoDate, fee: LateFee | null): Promise<void> => {
  await tx.deleteFrom('cycle_late_fees').where('cycle_id', '=', id).execute()
  await insertFee(tx, id, desde, fee)
}

/** The first rule still holds for months due before `day`: where it begins later it is dated back, or the deletion below would drop it. */
export const addFee = async (tx: Tx, id: number, day: IsoDate, fee: LateFee | null): Promise<void> => {
  await sql`
    UPDATE cycle_late_fees SET desde = least(desde, ${addDays(day, -1)}::date)
    WHERE cycle_id = ${id} AND desde = (SELECT min(desde) FROM cycle_late_fees WHERE cycle_id = ${id})`.execute(
    tx,
  )
  await tx.deleteFrom('cycle_late_fees').where('cycle_id', '=', id).where('desde', '>=', day).execute()
  await insertFee(tx, id, day, fee)
}

/** A pupil on baja may still owe months, so only mistaken enrolments are left out. */
export const isTaken = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('enrolments as e')
    .select('e.id')
    .where('e.cycle_id', '=', id)
    .where(standingEnrolment)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const countPlaces = (
  db: Db,
  id: number,
): Promise<{ grado: Grade; gradoNumero: number | null; alumnos: number }[]> =>
  db
    .selectFrom('enrolments')
    .select(['grado', 'grado_numero as gradoNumero'])
    .select(sql<number>`count(*)::int`.as('alumnos'))
    .where('cycle_id', '=', id)
    .where('estado', '=', 'INSCRITO')
    .groupBy(['grado', 'grado_numero'])
    .execute()

export const countOpenMonths = async (
  db: Db,
  id: number,
  day: IsoDate,
): Promise<{ later: number; earlier: number }> => {
  const { rows } = await sql<{ later: number; earlier: number }>`
    SELECT count(*) FILTER (WHERE t.vencimiento >= ${day}::date)::int AS later,
      count(*) FILTER (WHERE t.vencimiento < ${day}::date)::int AS earlier
    FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
    WHERE e.cycle_id = ${id} AND t.estado IN ('PENDIENTE', 'PARCIAL') AND t.monto_centavos > 0`.execute(db)
  return onlyRow(rows)
}
