// Raw SQL: a family's key is made of columns of several tables, over a `UNION ALL`.
import { sql } from 'kysely'
import type { Deposit } from '@contract/bank/fileRows.rules'
import { familyKey, type FamilyKey } from '@contract/domain/family'
import { referencesIn } from '@contract/parents/reference.rules'
import type { Db } from '../../db/database'
import { familyKeyOf } from '../../db/family'
import type { NamedPupil } from './familyDebts'

const FAMILY = familyKeyOf(sql`s.parent_id`, sql`s.id`)

interface Owing {
  family: FamilyKey
  alumno: NamedPupil
}

export const listOwing = async (db: Db): Promise<Owing[]> => {
  const { rows } = await sql<Owing>`
    SELECT ${FAMILY} AS family, json_build_object('id', s.id, 'nombre', s.nombre) AS alumno FROM students s
    WHERE EXISTS (SELECT FROM charges c WHERE c.student_id = s.id AND c.estado IN ('PENDIENTE', 'PARCIAL'))
      OR EXISTS (SELECT FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
        WHERE e.student_id = s.id AND t.estado IN ('PENDIENTE', 'PARCIAL'))
    ORDER BY s.nombre COLLATE "es-x-icu", s.id`.execute(db)
  return rows
}

export const findReferences = async (
  db: Db,
  deposits: readonly Deposit[],
): Promise<Map<string, FamilyKey>> => {
  const references = [...new Set(deposits.flatMap(({ texto }) => referencesIn(texto)))]
  const { rows } = await sql<{ referencia: string; id: number }>`
    SELECT referencia, id FROM parents WHERE referencia = ANY (${references}::text[])`.execute(db)
  return new Map(rows.map(({ referencia, id }) => [referencia, familyKey({ padreId: id })]))
}

export const findNames = async (db: Db): Promise<Map<FamilyKey, string>> => {
  const { rows } = await sql<{ family: FamilyKey; nombre: string }>`
    SELECT ${familyKeyOf(sql`id`, sql`NULL`)} AS family, nombre FROM parents
    UNION ALL SELECT ${familyKeyOf(sql`parent_id`, sql`id`)}, nombre FROM students WHERE parent_id IS NULL`.execute(
    db,
  )
  return new Map(rows.map(({ family, nombre }) => [family, nombre]))
}
