// Raw SQL: table and column are parameters, and a key is made of two columns.
import { sql, type RawBuilder } from 'kysely'
import type { Family, FamilyKey } from '@contract/domain/family'
import type { Tx } from './database'

export interface FamilyColumns {
  parent_id: number | null
  student_id: number | null
}

export const familyColumns = ({ padreId, alumnoId }: Family): FamilyColumns => ({
  parent_id: padreId ?? null,
  student_id: alumnoId ?? null,
})

export const familyOfColumns = ({ parent_id, student_id }: FamilyColumns): Family =>
  parent_id === null ? { alumnoId: student_id as number } : { padreId: parent_id }

export const withFamily = <Row extends FamilyColumns>({ parent_id, student_id, ...row }: Row) => ({
  ...row,
  family: familyOfColumns({ parent_id, student_id }),
})

/** The parent's row or, while it has none, the pupil's: locked, no parent is linked meanwhile. */
export const familyRow = (tx: Tx, family: Family) => {
  const { parent_id, student_id } = familyColumns(family)
  return parent_id === null
    ? tx.selectFrom('students').select('id').where('id', '=', student_id).where('parent_id', 'is', null)
    : tx.selectFrom('parents').select('id').where('id', '=', parent_id)
}

export const isOfFamily = ({ padreId, alumnoId }: Family, table: string): RawBuilder<boolean> =>
  padreId === undefined
    ? sql`${sql.ref(`${table}.student_id`)} = ${alumnoId}`
    : sql`${sql.ref(`${table}.parent_id`)} = ${padreId}`

export const idsOfFamilies = (families: readonly Family[]): { parents: number[]; pupils: number[] } => ({
  parents: families.flatMap(({ padreId }) => padreId ?? []),
  pupils: families.flatMap(({ alumnoId }) => alumnoId ?? []),
})

export const familyKeyOf = (parent: RawBuilder<unknown>, pupil: RawBuilder<unknown>) =>
  sql<FamilyKey>`coalesce('padre-' || ${parent}, 'alumno-' || ${pupil})`
