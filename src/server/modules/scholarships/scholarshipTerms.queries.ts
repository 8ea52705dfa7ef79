// Raw SQL: terms and months of many pupils change by one statement from JSON.
import { sql } from 'kysely'
import type { Centavos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import { fillEach, type BecaPlace } from './scholarshipPlaces.queries'

/** From month `desde` (`monthKey`) on. `plaza`: first or second beca of the enrolment. The caller has locked the enrolments. */
type Starting = BecaPlace & { desde: number; porcentaje: number }

/** From `desde` on, replaces what that `plaza` of the enrolment has; 0 percent: no beca. */
export const startAt = async (tx: Tx, starting: readonly Starting[]): Promise<void> => {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(starting)}::jsonb)
    AS row ("enrolmentId" integer, plaza integer, desde integer, porcentaje numeric)`
  await sql`DELETE FROM scholarship_terms k USING ${rows}
    WHERE k.enrolment_id = row."enrolmentId" AND k.plaza = row.plaza AND k.desde >= row.desde`.execute(tx)
  await sql`INSERT INTO scholarship_terms (enrolment_id, plaza, desde, centesimas)
    SELECT "enrolmentId", plaza, desde, porcentaje * 100 FROM ${rows}`.execute(tx)
}

export const changeTerms = (
  tx: Tx,
  places: readonly BecaPlace[],
  from: number,
  percent: number,
): Promise<void> =>
  startAt(
    tx,
    places.map(({ enrolmentId, plaza }) => ({ enrolmentId, plaza, desde: from, porcentaje: percent })),
  )

export const startTerms = async (
  tx: Tx,
  given: readonly { enrolmentId: number; scholarshipId: number; porcentaje: number }[],
): Promise<void> => {
  const first = given.map((each) => ({ ...each, plaza: 1 as const, desde: 0 }))
  await fillEach(tx, first)
  await startAt(tx, first)
}

/** For the whole cycle where the `plaza` never had a beca; else from the end of its last one, or from this month where that end is still to come. */
export const giveTerms = async (
  tx: Tx,
  places: readonly BecaPlace[],
  thisMonth: number,
  percent: number,
): Promise<void> => {
  const last = await tx
    .selectFrom('scholarship_terms')
    .select(({ fn }) => ['enrolment_id', 'plaza', fn.max('desde').as('desde')])
    .where(
      'enrolment_id',
      'in',
      places.map(({ enrolmentId }) => enrolmentId),
    )
    .groupBy(['enrolment_id', 'plaza'])
    .execute()
  const starting = places.map(({ enrolmentId, plaza }) => {
    const before = last.find((row) => row.enrolment_id === enrolmentId && row.plaza === plaza)
    return { enrolmentId, plaza, desde: before ? Math.min(before.desde, thisMonth) : 0, porcentaje: percent }
  })
  await startAt(tx, starting)
}

interface NewList {
  lista: Centavos
  from: number
}

/** Rounded half up as in `tuitionAfter` and `accumulatedPercent`. Locks months by id first, so one being paid is waited for. @returns how many */
export const priceOpenMonths = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  { lista, from }: NewList = { lista: 0, from: Number.MAX_SAFE_INTEGER },
): Promise<number> => {
  await tx
    .selectFrom('tuition')
    .select('id')
    .where('enrolment_id', 'in', enrolmentIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { numAffectedRows } = await sql`
    WITH priced AS (
      SELECT m.id, CASE WHEN m.month >= ${from}::bigint THEN ${lista}::bigint ELSE m.lista_centavos END AS lista,
        CASE coalesce((
          SELECT k.acumulacion FROM cycle_accumulations k WHERE k.cycle_id = m.cycle_id AND k.desde <= m.month
          ORDER BY k.desde DESC LIMIT 1), m.acumulacion)
        WHEN 'MAYOR' THEN greatest(beca.one, beca.two)
        WHEN 'SUMA' THEN least(beca.one + beca.two, 10000)
        ELSE (100000000 - (10000 - beca.one) * (10000 - beca.two) + 5000) / 10000 END AS centesimas
      FROM (
        SELECT t.id, t.enrolment_id, t.lista_centavos, t.anio * 100 + t.mes AS month, y.id AS cycle_id, y.acumulacion
        FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id JOIN cycles y ON y.id = e.cycle_id
        WHERE t.enrolment_id = ANY (${enrolmentIds}::int[])
      ) m CROSS JOIN LATERAL (
        SELECT coalesce(max(k.centesimas) FILTER (WHERE k.plaza = 1), 0) AS one,
          coalesce(max(k.centesimas) FILTER (WHERE k.plaza = 2), 0) AS two
        FROM (
          SELECT DISTINCT ON (k.plaza) k.plaza, k.centesimas FROM scholarship_terms k
          WHERE k.enrolment_id = m.enrolment_id AND k.desde <= m.month ORDER BY k.plaza, k.desde DESC
        ) k
      ) beca
    )
    UPDATE tuition t
    SET lista_centavos = priced.lista, beca_centesimas = priced.centesimas,
      monto_centavos = priced.lista - (priced.lista * priced.centesimas + 5000) / 10000
    FROM priced
    WHERE t.id = priced.id AND t.abonado_centavos = 0 AND t.fuera IS DISTINCT FROM 'SALDADO'`.execute(tx)
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
