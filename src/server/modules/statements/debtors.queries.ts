import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { Extended } from '@contract/statements/statements.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { LateFee } from '@contract/tuition/lateFees.rules'
import type { Db } from '../../db/database'
import { bySurname, pupilJson, standingEnrolment, tuitionIsOverdue } from '../../db/fragments'

/** A charge or a month whose day has passed, in centavos. */
export interface OverdueRow {
  tipo: 'cargo' | 'colegiatura'
  id: number
  student_id: number
  descripcion: string
  ciclo: string
  recargo: LateFee | null
  vencimiento: IsoDate
  saldo_centavos: number
  /** List price of a month: what a recargo is a percent of. */
  lista_centavos: number
}

/** Oldest first. One statement for the whole school, however many pupils. */
export const listOverdue = async (db: Db, today: IsoDate): Promise<OverdueRow[]> => {
  const { rows } = await sql<OverdueRow>`
    SELECT 'colegiatura' AS tipo, t.id, e.student_id, t.descripcion, y.name AS ciclo, y.recargo, t.vencimiento,
      t.monto_centavos - t.abonado_centavos AS saldo_centavos, t.lista_centavos
    FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id JOIN cycles y ON y.id = e.cycle_id
    WHERE t.estado = 'PENDIENTE' AND ${tuitionIsOverdue(today)}
    UNION ALL
    SELECT 'cargo', c.id, c.student_id, c.descripcion, y.name, NULL, c.fecha,
      c.monto_pagar_centavos - c.abonado_centavos, 0
    FROM charges c JOIN cycles y ON y.id = c.cycle_id
    WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha < ${today}::date
    ORDER BY vencimiento, tipo, id`.execute(db)
  return rows
}

/** Months whose day has passed and whose extension has not, by the day it ends. Amounts in pesos. */
export const listExtended = async (db: Db, today: IsoDate): Promise<Extended[]> => {
  const { rows } = await sql<Omit<Extended, 'saldo'> & { saldo_centavos: number }>`
    SELECT t.id, json_build_object('id', s.id, 'nombre', s.nombre) AS alumno,
      CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'nombre', p.nombre) END AS padre,
      t.descripcion, y.name AS ciclo, t.vencimiento, t.prorroga_hasta AS hasta, t.prorroga_motivo AS motivo,
      t.monto_centavos - t.abonado_centavos AS saldo_centavos
    FROM tuition t
    JOIN enrolments e ON e.id = t.enrolment_id
    JOIN cycles y ON y.id = e.cycle_id
    JOIN students s ON s.id = e.student_id
    LEFT JOIN parents p ON p.id = s.parent_id
    WHERE t.estado = 'PENDIENTE' AND t.vencimiento < ${today}::date AND NOT ${tuitionIsOverdue(today)}
    ORDER BY t.prorroga_hasta, t.id`.execute(db)
  return rows.map(({ saldo_centavos, ...row }) => ({ ...row, saldo: toPesos(saldo_centavos) }))
}

export interface DebtorRow {
  alumno: Pupil
  parent_id: number | null
  parent_name: string | null
  telefono: string | null
  /** Open, but not due yet. */
  por_vencer_centavos: number
}

/** The pupils behind those debts, by surname; grade and group of the latest cycle. */
export const listDebtorPupils = async (
  db: Db,
  ids: readonly number[],
  today: IsoDate,
): Promise<DebtorRow[]> => {
  const { rows } = await sql<DebtorRow>`
    WITH later AS (
      SELECT student_id, sum(centavos)::bigint AS centavos FROM (
        SELECT e.student_id, t.monto_centavos - t.abonado_centavos AS centavos
        FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
        WHERE t.estado = 'PENDIENTE' AND NOT ${tuitionIsOverdue(today)} AND e.student_id = ANY (${ids}::int[])
        UNION ALL
        SELECT c.student_id, c.monto_pagar_centavos - c.abonado_centavos FROM charges c
        WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha >= ${today}::date AND c.student_id = ANY (${ids}::int[])
      ) open GROUP BY student_id
    ), latest AS (
      SELECT DISTINCT ON (e.student_id) e.student_id, e.grado, e.grado_numero, e.group_id
      FROM enrolments e JOIN cycles y ON y.id = e.cycle_id
      WHERE e.student_id = ANY (${ids}::int[]) AND ${standingEnrolment}
      ORDER BY e.student_id, y.fecha_inicio DESC
    )
    SELECT ${pupilJson} AS alumno, p.id AS parent_id, p.nombre AS parent_name, p.telefono,
      coalesce(later.centavos, 0) AS por_vencer_centavos
    FROM students s
    LEFT JOIN parents p ON p.id = s.parent_id
    LEFT JOIN latest e ON e.student_id = s.id
    LEFT JOIN groups g ON g.id = e.group_id
    LEFT JOIN later ON later.student_id = s.id
    WHERE s.id = ANY (${ids}::int[])
    ORDER BY ${bySurname}`.execute(db)
  return rows
}
