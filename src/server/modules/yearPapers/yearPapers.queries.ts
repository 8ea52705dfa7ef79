// Raw SQL: families are pupils grouped by a parent who may be missing.
import { sql } from 'kysely'
import type { Db } from '../../db/database'
import { inSpanish } from '../../db/fragments'

export interface PayingFamily {
  id: number
  titular: string
  alumnos: number[]
}

export const listFamilies = async (db: Db, anio: number): Promise<PayingFamily[]> => {
  const { rows } = await sql<PayingFamily>`
    SELECT coalesce(f.id, min(s.id)) AS id, coalesce(f.nombre, min(s.nombre)) AS titular,
      json_agg(s.id ORDER BY s.nombre COLLATE "es-x-icu", s.id) AS alumnos
    FROM students s LEFT JOIN parents f ON f.id = s.parent_id
    WHERE s.id IN (
      SELECT e.student_id FROM payments p
      JOIN payment_lines l ON l.payment_id = p.id AND l.tipo = 'COLEGIATURA'
      JOIN tuition t ON t.id = l.tuition_id JOIN enrolments e ON e.id = t.enrolment_id
      WHERE p.cancelled_at IS NULL AND p.fecha_pago BETWEEN make_date(${anio}::int, 1, 1) AND make_date(${anio}::int, 12, 31)
        AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.payment_id = p.id AND b.tuition_id = t.id))
    GROUP BY f.id, CASE WHEN f.id IS NULL THEN s.id END
    ORDER BY coalesce(f.nombre, min(s.nombre)) COLLATE "es-x-icu", 1`.execute(db)
  return rows
}

export const listPupils = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('students')
    .select(['id', 'nombre', 'curp'])
    .where('id', 'in', ids)
    .orderBy('nombre', inSpanish)
    .orderBy('id')
    .execute()
