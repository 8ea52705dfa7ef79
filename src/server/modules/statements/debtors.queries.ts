// Raw SQL: months and charges are one list by `UNION ALL` with a lateral sum.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { familyKey, type Family, type FamilyKey } from '@contract/domain/family'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { Payer } from '@contract/parents/parents.schemas'
import type { Extended, Upcoming } from '@contract/statements/statements.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import { familyOfColumns, idsOfFamilies, type FamilyColumns, withFamily } from '../../db/family'
import {
  bySurname,
  joinPlaceOn,
  monthAbonos,
  namedJson,
  payerJson,
  pupilTodayJson,
  tuitionIsOpen,
  tuitionIsOverdue,
} from '../../db/fragments'
import type { LateItem } from './lateness'

export interface OverdueRow extends LateItem {
  tipo: 'cargo' | 'colegiatura'
  id: number
  student_id: number
  descripcion: string
  ciclo: string
  saldo_centavos: number
}

/** Open month `t` of enrolment `e`: balance, and what its recargo needs (`LateItem`). */
const LATE_MONTH = sql`t.vencimiento, t.monto_centavos - t.abonado_centavos AS saldo_centavos, e.cycle_id, t.prorroga_hasta,
      t.lista_centavos, t.monto_centavos, t.recargo_abonado_centavos, ${monthAbonos} AS abonos`
const LATE_CHARGE = sql`c.fecha, c.monto_pagar_centavos - c.abonado_centavos, NULL, NULL, 0,
      c.monto_pagar_centavos, 0, '[]'::json`

export const listOverdue = async (db: Db, today: IsoDate, ids?: readonly number[]): Promise<OverdueRow[]> => {
  const of = (pupil: string) => (ids ? sql`${sql.ref(pupil)} = ANY (${ids}::int[])` : sql`true`)
  // As JSON: `pg` reads ten thousand rows letter by letter, which holds up all other calls twice as long.
  const { rows } = await sql<{ overdue: OverdueRow[] }>`
    SELECT coalesce(json_agg(late ORDER BY vencimiento, tipo, id), '[]'::json) AS overdue FROM (
      SELECT 'colegiatura' AS tipo, t.id, e.student_id, t.descripcion, y.name AS ciclo, ${LATE_MONTH}
      FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id JOIN cycles y ON y.id = e.cycle_id
      WHERE ${tuitionIsOpen} AND ${tuitionIsOverdue(today)} AND ${of('e.student_id')}
      UNION ALL
      SELECT 'cargo', c.id, c.student_id, c.descripcion, y.name, ${LATE_CHARGE}
      FROM charges c JOIN cycles y ON y.id = c.cycle_id
      WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha < ${today}::date AND ${of('c.student_id')}
    ) late`.execute(db)
  return rows.flatMap(({ overdue }) => overdue)
}

export const listExtended = async (db: Db, today: IsoDate): Promise<Extended[]> => {
  const { rows } = await sql<Omit<Extended, 'saldo'> & { saldo_centavos: number }>`
    SELECT t.id, json_build_object('id', s.id, 'nombre', s.nombre) AS alumno,
      ${namedJson('p')} AS padre,
      t.descripcion, y.name AS ciclo, t.vencimiento, t.prorroga_hasta AS hasta, t.prorroga_motivo AS motivo,
      t.monto_centavos - t.abonado_centavos AS saldo_centavos
    FROM tuition t
    JOIN enrolments e ON e.id = t.enrolment_id
    JOIN cycles y ON y.id = e.cycle_id
    JOIN students s ON s.id = e.student_id
    LEFT JOIN parents p ON p.id = s.parent_id
    WHERE ${tuitionIsOpen} AND t.vencimiento < ${today}::date AND t.prorroga_hasta >= ${today}::date
    ORDER BY t.prorroga_hasta, t.id`.execute(db)
  return rows.map(({ saldo_centavos, ...row }) => ({ ...row, saldo: toPesos(saldo_centavos) }))
}

export interface DebtorPupil {
  alumno: Pupil
  padre: Payer | null
}

/** Sorted by surname. Reads no amounts, so payments do not outdate a kept answer. */
export const listDebtorPupils = async (
  db: Db,
  ids: readonly number[],
  today: IsoDate,
): Promise<DebtorPupil[]> => {
  const { rows } = await sql<DebtorPupil>`
    SELECT ${pupilTodayJson} AS alumno, ${payerJson} AS padre
    FROM students s
    LEFT JOIN parents p ON p.id = s.parent_id
    ${joinPlaceOn(today)}
    WHERE s.id = ANY (${ids}::int[])
    ORDER BY ${bySurname}`.execute(db)
  return rows
}

/** Centavos open and not overdue, of all children of each family; families with none are left out. */
export const listLater = async (
  db: Db,
  today: IsoDate,
  families: readonly Family[],
): Promise<Map<FamilyKey, Centavos>> => {
  const { parents, pupils } = idsOfFamilies(families)
  const { rows } = await sql<FamilyColumns & { centavos: Centavos }>`
    SELECT s.parent_id, CASE WHEN s.parent_id IS NULL THEN s.id END AS student_id, sum(later.centavos)::float8 AS centavos
    FROM (
      SELECT e.student_id, month.centavos FROM (
        SELECT t.enrolment_id, sum(t.monto_centavos - t.abonado_centavos) AS centavos FROM tuition t
        WHERE ${tuitionIsOpen} AND NOT ${tuitionIsOverdue(today)} GROUP BY t.enrolment_id
      ) month JOIN enrolments e ON e.id = month.enrolment_id
      UNION ALL
      SELECT c.student_id, c.monto_pagar_centavos - c.abonado_centavos FROM charges c
      WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha >= ${today}::date
    ) later JOIN students s ON s.id = later.student_id
    WHERE s.parent_id = ANY (${parents}::int[]) OR s.parent_id IS NULL AND s.id = ANY (${pupils}::int[])
    GROUP BY 1, 2`.execute(db)
  return new Map(rows.map(({ centavos, ...of }) => [familyKey(familyOfColumns(of)), centavos]))
}

/** Families' credit in centavos. @param parents only of these; missing: of all families */
export const listCredited = async (
  db: Db,
  parents?: readonly number[],
): Promise<{ family: Family; saldo: number }[]> => {
  const { rows } = await sql<FamilyColumns & { saldo: number }>`
    SELECT parent_id, student_id, saldo_centavos::float8 AS saldo FROM credits
    WHERE saldo_centavos > 0 AND merged_into IS NULL
      AND ${parents ? sql`parent_id = ANY (${parents}::int[])` : sql`true`}`.execute(db)
  return rows.map(withFamily)
}

export type OverdueOf = { family: Family } & LateItem & Pick<OverdueRow, 'saldo_centavos'>

/** By the same conditions as `listOverdue`. @param which `open`: what is not due yet, too */
export const listOverdueOf = async (
  db: Db,
  today: IsoDate,
  families: readonly Family[],
  which: 'overdue' | 'open' = 'overdue',
): Promise<OverdueOf[]> => {
  const all = which === 'open'
  const { parents, pupils } = idsOfFamilies(families)
  const { rows } = await sql<FamilyColumns & Omit<OverdueOf, 'family'>>`
    WITH children AS MATERIALIZED (
      SELECT id, parent_id, NULL::int AS student_id FROM students WHERE parent_id = ANY (${parents}::int[])
      UNION ALL
      SELECT id, NULL, id FROM students WHERE id = ANY (${pupils}::int[]) AND parent_id IS NULL
    )
    SELECT s.parent_id, s.student_id, ${LATE_MONTH}
    FROM children s JOIN enrolments e ON e.student_id = s.id JOIN tuition t ON t.enrolment_id = e.id
    WHERE ${tuitionIsOpen} AND ${all ? sql`true` : tuitionIsOverdue(today)}
    UNION ALL
    SELECT s.parent_id, s.student_id, ${LATE_CHARGE}
    FROM children s JOIN charges c ON c.student_id = s.id
    WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND ${all ? sql`true` : sql`c.fecha < ${today}::date`}`.execute(
    db,
  )
  return rows.map(withFamily)
}

interface DueRow extends FamilyColumns {
  vencimiento: IsoDate
  saldo: number
}

/** Open months and charges with their due day between these, both included, whether extended or not; centavos. */
export const listDueBetween = async (db: Db, from: IsoDate, to: IsoDate): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`
    SELECT s.parent_id, CASE WHEN s.parent_id IS NULL THEN s.id END AS student_id, due.vencimiento, due.saldo
    FROM (
      SELECT e.student_id, t.vencimiento, t.monto_centavos - t.abonado_centavos AS saldo
      FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
      WHERE ${tuitionIsOpen} AND t.vencimiento BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT c.student_id, c.fecha, c.monto_pagar_centavos - c.abonado_centavos FROM charges c
      WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha BETWEEN ${from}::date AND ${to}::date
    ) due JOIN students s ON s.id = due.student_id`.execute(db)
  return rows
}

export const listDebtorParents = async (
  db: Db,
  today: IsoDate,
): Promise<{ parents: number[]; withoutParent: number }> => {
  const { rows } = await sql<{ parent_id: number | null; pupils: number }>`
    SELECT s.parent_id, count(DISTINCT s.id)::int AS pupils FROM students s
    WHERE s.id IN (
      SELECT e.student_id FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
      WHERE ${tuitionIsOpen} AND ${tuitionIsOverdue(today)}
      UNION ALL
      SELECT c.student_id FROM charges c WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha < ${today}::date)
    GROUP BY s.parent_id`.execute(db)
  return {
    parents: rows.flatMap(({ parent_id }) => parent_id ?? []),
    withoutParent: rows.find(({ parent_id }) => parent_id === null)?.pupils ?? 0,
  }
}

type UpcomingRow = Omit<Upcoming, 'monto'> & { centavos: number }

export const listUpcoming = async (db: Db, today: IsoDate, to: IsoDate): Promise<Upcoming[]> => {
  const { rows } = await sql<UpcomingRow>`
    WITH due AS MATERIALIZED (
      SELECT 'colegiatura-' || t.id AS id, e.student_id, t.descripcion, e.cycle_id, greatest(t.vencimiento, t.prorroga_hasta) AS vence,
        t.monto_centavos - t.abonado_centavos AS centavos
      FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
      WHERE ${tuitionIsOpen} AND t.vencimiento <= ${to}::date
        AND greatest(t.vencimiento, t.prorroga_hasta) BETWEEN ${today}::date AND ${to}::date
      UNION ALL
      SELECT 'cargo-' || c.id, c.student_id, c.descripcion, c.cycle_id, c.fecha, c.monto_pagar_centavos - c.abonado_centavos
      FROM charges c WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha BETWEEN ${today}::date AND ${to}::date
    )
    SELECT due.id, ${pupilTodayJson} AS alumno, ${payerJson} AS padre,
      due.descripcion AS concepto, y.name AS ciclo, due.vence, due.centavos
    FROM due
    JOIN students s ON s.id = due.student_id
    JOIN cycles y ON y.id = due.cycle_id
    LEFT JOIN parents p ON p.id = s.parent_id
    ${joinPlaceOn(today)}
    ORDER BY due.vence, ${bySurname}, due.id`.execute(db)
  return rows.map(({ centavos, ...row }) => ({ ...row, monto: toPesos(centavos) }))
}
