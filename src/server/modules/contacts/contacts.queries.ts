// Raw SQL: `DISTINCT ON` over families that are two kinds of rows.
import { sql, type Insertable } from 'kysely'
import type { Contact } from '@contract/contacts/contacts.schemas'
import type { IsoDate } from '@contract/domain/dates'
import type { Family, FamilyFields } from '@contract/domain/family'
import type { Db, Tx } from '../../db/database'
import {
  familyColumns,
  familyOfColumns,
  idsOfFamilies,
  type FamilyColumns,
  withFamily,
} from '../../db/family'
import type { Tables } from '../../db/tables'

export interface NamedFamily {
  family: Family
  nombre: string
}

export const findFamily = async (
  db: Db,
  { padreId, alumnoId }: FamilyFields,
): Promise<NamedFamily | undefined> => {
  const { rows } = await sql<FamilyColumns & { nombre: string }>`
    SELECT p.id AS parent_id, NULL::int AS student_id, p.nombre FROM parents p WHERE p.id = ${padreId ?? null}
    UNION ALL
    SELECT s.parent_id, CASE WHEN s.parent_id IS NULL THEN s.id END, coalesce(p.nombre, s.nombre)
    FROM students s LEFT JOIN parents p ON p.id = s.parent_id WHERE s.id = ${alumnoId ?? null}`.execute(db)
  const [row] = rows
  return row && { family: familyOfColumns(row), nombre: row.nombre }
}

/** Newest first, with those noted for a child before it had a parent. */
export const listContacts = async (db: Db, family: Family): Promise<Contact[]> => {
  const { parent_id, student_id } = familyColumns(family)
  const { rows } = await sql<Omit<Contact, 'creado'> & { created_at: Date }>`
    SELECT c.id, c.fecha, c.medio, c.promesa, c.promesa_fecha, u.name AS registro, c.created_at
    FROM debtor_contacts c
    JOIN users u ON u.id = c.created_by
    LEFT JOIN students s ON s.id = c.student_id
    WHERE c.student_id = ${student_id} OR coalesce(c.parent_id, s.parent_id) = ${parent_id}
    ORDER BY c.fecha DESC, c.id DESC`.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, creado: created_at.toISOString() }))
}

export interface Latest {
  family: Family
  contacto: Contact
  /** Of the latest contact with a promise. */
  prometido: string | null
}

export const listLatest = async (db: Db, families: readonly Family[]): Promise<Latest[]> => {
  const { parents, pupils } = idsOfFamilies(families)
  const { rows } = await sql<FamilyColumns & Omit<Latest, 'family'>>`
    SELECT DISTINCT ON (family.parent_id, family.student_id) family.parent_id, family.student_id, json_build_object(
      'id', c.id, 'fecha', c.fecha, 'medio', c.medio, 'promesa', c.promesa, 'promesa_fecha', c.promesa_fecha,
      'registro', u.name, 'creado', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS contacto,
      first_value(c.promesa_fecha) OVER (PARTITION BY family.parent_id, family.student_id
        ORDER BY c.promesa_fecha IS NULL, c.fecha DESC, c.id DESC) AS prometido
    FROM debtor_contacts c
    JOIN users u ON u.id = c.created_by
    LEFT JOIN students s ON s.id = c.student_id
    CROSS JOIN LATERAL (
      SELECT coalesce(c.parent_id, s.parent_id) AS parent_id,
        CASE WHEN c.parent_id IS NULL AND s.parent_id IS NULL THEN c.student_id END AS student_id
    ) family
    WHERE family.parent_id = ANY (${parents}::int[]) OR family.student_id = ANY (${pupils}::int[])
    ORDER BY family.parent_id, family.student_id, c.fecha DESC, c.id DESC`.execute(db)
  return rows.map(withFamily)
}

export const listPromised = async (db: Db, day: IsoDate): Promise<Family[]> => {
  const { rows } = await sql<FamilyColumns>`
    SELECT DISTINCT coalesce(c.parent_id, s.parent_id) AS parent_id,
      CASE WHEN c.parent_id IS NULL AND s.parent_id IS NULL THEN c.student_id END AS student_id
    FROM debtor_contacts c LEFT JOIN students s ON s.id = c.student_id WHERE c.promesa_fecha = ${day}::date`.execute(
    db,
  )
  return rows.map(familyOfColumns)
}

export const insertContact = (
  tx: Tx,
  family: Family,
  row: Omit<Insertable<Tables['debtor_contacts']>, keyof FamilyColumns>,
) =>
  tx
    .insertInto('debtor_contacts')
    .values({ ...familyColumns(family), ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
