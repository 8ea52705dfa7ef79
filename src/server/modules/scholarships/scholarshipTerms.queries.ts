import { sql } from 'kysely'
import type { Tx } from '../../db/database'

/**
 * Percentages off the months of an enrolment (`scholarship_terms`); the only code that prices a month after the enrolment. Months
 * are in the form of `monthKey`. The caller must have locked the enrolments.
 */

/** Ends the present terms from a month on and starts a new percentage; 0 for none. */
export const changeTerms = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  from: number,
  percent: number,
): Promise<void> => {
  await tx
    .deleteFrom('scholarship_terms')
    .where('enrolment_id', 'in', enrolmentIds)
    .where('desde', '>=', from)
    .execute()
  const rows = enrolmentIds.map((enrolment_id) => ({ enrolment_id, desde: from, porcentaje: percent }))
  await tx.insertInto('scholarship_terms').values(rows).execute()
}

/** Starts the percentages of enrolments that never had any, for the whole cycle. */
export const startTerms = async (
  tx: Tx,
  given: readonly { enrolmentId: number; porcentaje: number }[],
): Promise<void> => {
  await sql`
    INSERT INTO scholarship_terms (enrolment_id, desde, porcentaje)
    SELECT "enrolmentId", 0, porcentaje
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS row ("enrolmentId" integer, porcentaje integer)`.execute(
    tx,
  )
}

/**
 * Starts a beca: for the whole cycle for a pupil who never had one; otherwise from the month in which the last one ended, or from
 * this month if that is later.
 */
export const giveTerms = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  thisMonth: number,
  percent: number,
): Promise<void> => {
  const last = await tx
    .selectFrom('scholarship_terms')
    .select(({ fn }) => ['enrolment_id', fn.max('desde').as('desde')])
    .where('enrolment_id', 'in', enrolmentIds)
    .groupBy('enrolment_id')
    .execute()
  const lastOf = new Map(last.map(({ enrolment_id, desde }) => [enrolment_id, Math.min(desde, thisMonth)]))
  const starts = new Map<number, number[]>()
  for (const id of enrolmentIds) {
    const from = lastOf.get(id) ?? 0
    starts.set(from, [...(starts.get(from) ?? []), id])
  }
  for (const [from, ids] of starts) await changeTerms(tx, ids, from, percent)
}

/**
 * Prices all unpaid months of these enrolments: the enrolment's frozen price less the percentage of the month, rounded half up as
 * in `tuitionAfter`. Locks the months by id first, so a month being paid is waited for and then found paid. What was settled before
 * the school came in keeps its price.
 * @returns the number of open months
 */
export const priceOpenMonths = async (tx: Tx, enrolmentIds: readonly number[]): Promise<number> => {
  await tx
    .selectFrom('tuition')
    .select('id')
    .where('enrolment_id', 'in', enrolmentIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { numAffectedRows } = await sql`
    UPDATE tuition t
    SET lista_centavos = term.lista, beca_porcentaje = term.porcentaje,
      monto_centavos = term.lista - (term.lista * term.porcentaje + 50) / 100
    FROM (
      SELECT m.id, e.mensualidad_centavos AS lista, coalesce((
        SELECT k.porcentaje FROM scholarship_terms k
        WHERE k.enrolment_id = m.enrolment_id AND k.desde <= m.anio * 100 + m.mes
        ORDER BY k.desde DESC LIMIT 1), 0) AS porcentaje
      FROM tuition m JOIN enrolments e ON e.id = m.enrolment_id WHERE m.enrolment_id = ANY (${enrolmentIds}::int[])
    ) term
    WHERE t.id = term.id AND t.abonado_centavos = 0 AND NOT t.pagado AND t.fuera IS DISTINCT FROM 'SALDADO'`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

export const findEnrolmentsOf = async (tx: Tx, tuitionIds: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .selectFrom('tuition')
    .select('enrolment_id')
    .distinct()
    .where('id', 'in', tuitionIds)
    .execute()
  return rows.map(({ enrolment_id }) => enrolment_id)
}
