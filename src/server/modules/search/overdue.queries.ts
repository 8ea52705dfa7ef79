// Raw SQL: children of the families found are materialized first, so that old months are not read.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Family } from '@contract/domain/family'
import type { Db } from '../../db/database'
import { familyOfColumns, idsOfFamilies } from '../../db/family'
import { tuitionIsOpen, tuitionIsOverdue } from '../../db/fragments'

interface OverdueChild {
  family: Family
  alumnoId: number
  centavos: number
}

export const findOverdue = async (
  db: Db,
  families: readonly Family[],
  today: IsoDate,
): Promise<readonly OverdueChild[]> => {
  if (families.length === 0) return []
  const { parents, pupils } = idsOfFamilies(families)
  const { rows } = await sql<{ parent_id: number | null; student_id: number; centavos: number }>`
    WITH child AS (
      SELECT id, parent_id FROM students WHERE parent_id = ANY (${parents}::int[]) OR id = ANY (${pupils}::int[])
    ), due AS (
      SELECT e.student_id, t.monto_centavos - t.abonado_centavos AS centavos
      FROM child JOIN enrolments e ON e.student_id = child.id JOIN tuition t ON t.enrolment_id = e.id
      WHERE ${tuitionIsOpen} AND ${tuitionIsOverdue(today)}
      UNION ALL
      SELECT c.student_id, c.monto_pagar_centavos - c.abonado_centavos FROM child JOIN charges c ON c.student_id = child.id
      WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha < ${today}::date
    )
    SELECT child.parent_id, child.id AS student_id, sum(centavos)::bigint AS centavos
    FROM due JOIN child ON child.id = due.student_id GROUP BY 1, 2`.execute(db)
  return rows.map(({ centavos, ...row }) => ({
    family: familyOfColumns(row),
    alumnoId: row.student_id,
    centavos,
  }))
}
