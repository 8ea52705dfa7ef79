import type { Insertable, Updateable } from 'kysely'
import type { Department } from '@contract/departments/departments.schemas'
import type { Db, Tx } from '../../db/database'
import { inSpanish } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import type { FileLinks } from '../../files/fileStore'

const departments = (db: Db) =>
  db
    .selectFrom('departments as d')
    .leftJoin('files as f', 'f.id', 'd.logo_id')
    .select(['d.id', 'd.nombre', 'd.logo_id', 'f.mime', 'f.thumb_sha256'])
    .select((on) =>
      on
        .selectFrom('employees as e')
        .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('e.department_id', '=', 'd.id')
        .$asScalar()
        .as('total_empleados'),
    )

export type DepartmentRow = Awaited<ReturnType<ReturnType<typeof departments>['executeTakeFirstOrThrow']>>

export const logoOf = ({ logo_id, mime, thumb_sha256 }: DepartmentRow) =>
  logo_id === null || mime === null ? null : { id: logo_id, mime, thumb_sha256 }

export const toDepartment = (row: DepartmentRow, logo: FileLinks): Department => ({
  id: row.id,
  nombre: row.nombre,
  ...logo,
  total_empleados: row.total_empleados,
})

export const listDepartments = (db: Db): Promise<DepartmentRow[]> =>
  departments(db).orderBy('d.nombre', inSpanish).execute()

export const findDepartment = (db: Db, id: number): Promise<DepartmentRow | undefined> =>
  departments(db).where('d.id', '=', id).executeTakeFirst()

/** Held until the commit, so no employee is added to a department being deleted. */
export const lockDepartment = (tx: Tx, id: number) =>
  tx
    .selectFrom('departments')
    .select(['id', 'nombre', 'logo_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const countEmployees = async (tx: Tx, id: number): Promise<number> => {
  const { many } = await tx
    .selectFrom('employees')
    .select((on) => on.fn.countAll<number>().as('many'))
    .where('department_id', '=', id)
    .executeTakeFirstOrThrow()
  return many
}

export const insertDepartment = async (tx: Tx, values: Insertable<Tables['departments']>): Promise<number> =>
  (await tx.insertInto('departments').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateDepartment = (tx: Tx, id: number, values: Updateable<Tables['departments']>) =>
  tx.updateTable('departments').set(values).where('id', '=', id).execute()

export const deleteDepartment = (tx: Tx, id: number) =>
  tx.deleteFrom('departments').where('id', '=', id).execute()
