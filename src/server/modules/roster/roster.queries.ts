import type { Insertable, Selectable, Updateable } from 'kysely'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { seniorityOn } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import type { Db, Tx } from '../../db/database'
import { inSpanish, nameAlike } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import type { FileLinks } from '../../files/fileStore'

const employees = (db: Db) =>
  db
    .selectFrom('employees as e')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('files as f', 'f.id', 'e.photo_id')
    .selectAll('e')
    .select(['d.nombre as departamento', 'f.mime', 'f.thumb_sha256'])

export type EmployeeRow = Awaited<ReturnType<ReturnType<typeof employees>['executeTakeFirstOrThrow']>>

export const photoOf = ({ photo_id, mime, thumb_sha256 }: EmployeeRow) =>
  photo_id === null || mime === null ? null : { id: photo_id, mime, thumb_sha256 }

const shownDay = (day: IsoDate | null): string | null => day && formatDate(day)

export interface Viewer {
  readonly today: IsoDate
  readonly seesSalary: boolean
}

export const toEmployee = (row: EmployeeRow, photo: FileLinks, { today, seesSalary }: Viewer): Employee => ({
  id: row.id,
  nombre: row.nombre,
  puesto: row.puesto,
  ingreso: shownDay(row.ingreso),
  antiguedad: row.ingreso === null ? null : seniorityOn(row.ingreso, today),
  fechaNacimiento: shownDay(row.fecha_nacimiento),
  telefono: row.telefono,
  direccion: row.direccion,
  correo: row.correo,
  rfc: row.rfc,
  curp: row.curp,
  nss: row.nss,
  escolaridad: row.escolaridad,
  ...(seesSalary ? { sueldo: toPesos(row.sueldo_centavos) } : {}),
  departamento: row.departamento,
  ...photo,
})

export const listEmployees = (db: Db, departmentId?: number): Promise<EmployeeRow[]> =>
  employees(db)
    .$if(departmentId !== undefined, (query) => query.where('e.department_id', '=', departmentId as number))
    .orderBy('e.nombre', inSpanish)
    .orderBy('e.id')
    .execute()

export const findEmployee = (db: Db, id: number): Promise<EmployeeRow | undefined> =>
  employees(db).where('e.id', '=', id).executeTakeFirst()

export type StoredEmployee = Selectable<Tables['employees']>

export const lockEmployee = (tx: Tx, id: number): Promise<StoredEmployee | undefined> =>
  tx.selectFrom('employees').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Ignores case and accents. Locked, so the department cannot be deleted meanwhile. */
export const lockDepartment = async (tx: Tx, nombre: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('departments')
    .select('id')
    .where(nameAlike, '=', nombre)
    .forKeyShare()
    .executeTakeFirst()
  return row?.id ?? null
}

export const insertEmployee = async (tx: Tx, values: Insertable<Tables['employees']>): Promise<number> =>
  (await tx.insertInto('employees').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateEmployee = (tx: Tx, id: number, values: Updateable<Tables['employees']>) =>
  tx.updateTable('employees').set(values).where('id', '=', id).execute()

export const deleteEmployee = (tx: Tx, id: number) =>
  tx.deleteFrom('employees').where('id', '=', id).execute()
