// Raw SQL: `NULLS LAST` in an order that two statements share, and a lock over siblings by a subquery.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Guardian, Handover } from '@contract/guardians/guardians.schemas'
import type { Db, Tx } from '../../db/database'
import { anyOf, nameAlike } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import type { FileLinks } from '../../files/fileStore'

const forbiddenFirst = sql`g.no_entregar DESC, g.emergencia ASC NULLS LAST, g.id`

const guardians = (db: Db) =>
  db
    .selectFrom('guardians as g')
    .leftJoin('files as f', 'f.id', 'g.photo_id')
    .leftJoin('files as i', 'i.id', 'g.identification_id')
    .selectAll('g')
    .select(['f.mime as photoMime', 'f.thumb_sha256 as photoThumb'])
    .select(['i.mime as identificationMime', 'i.kind as identificationKind'])
    .orderBy(forbiddenFirst)

export type GuardianRow = Awaited<ReturnType<ReturnType<typeof guardians>['executeTakeFirstOrThrow']>>
export type StoredGuardian = Selectable<Tables['guardians']>

export const photoOf = ({ photo_id, photoMime, photoThumb }: GuardianRow) =>
  photo_id === null || photoMime === null ? null : { id: photo_id, mime: photoMime, thumb_sha256: photoThumb }

export const identificationOf = ({ identification_id, identificationMime }: GuardianRow) =>
  identification_id === null || identificationMime === null
    ? null
    : { id: identification_id, mime: identificationMime, thumb_sha256: null }

const toHandover = (row: Handover): Handover => ({
  id: row.id,
  nombre: row.nombre,
  parentesco: row.parentesco,
  telefono: row.telefono,
  puede_recoger: row.puede_recoger,
  no_entregar: row.no_entregar,
})

export const toGuardian = (
  row: GuardianRow,
  photo: FileLinks,
  urlIdentificacion: string | null,
): Guardian => ({
  ...toHandover(row),
  telefono2: row.telefono2,
  correo: row.correo,
  vive_con: row.vive_con,
  emergencia: row.emergencia,
  nota: row.nota,
  ...photo,
  urlIdentificacion,
  tipoIdentificacion:
    row.identificationKind === null ? null : row.identificationKind === 'pdf' ? 'pdf' : 'image',
})

export const listGuardians = (db: Db, studentId: number): Promise<GuardianRow[]> =>
  guardians(db).where('g.student_id', '=', studentId).execute()

export const findGuardian = (db: Db, id: number): Promise<GuardianRow | undefined> =>
  guardians(db).where('g.id', '=', id).executeTakeFirst()

/** Forbidden adults first; without notes and identifications. */
export const listHandover = async (db: Db, studentId: number): Promise<Handover[]> => {
  const rows = await guardians(db)
    .where('g.student_id', '=', studentId)
    .where((on) => on.or([on('g.puede_recoger', '=', true), on('g.no_entregar', '=', true)]))
    .execute()
  return rows.map(toHandover)
}

export const findStudentId = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('guardians').select('student_id').where('id', '=', id).executeTakeFirst())?.student_id

export interface FamilyPupil {
  id: number
  nombre: string
  numero_control: string
}

/** Locked, so that changes to a family's adults take turns. */
export const lockFamily = async (tx: Tx, studentId: number, siblings: boolean): Promise<FamilyPupil[]> => {
  const { rows } = await sql<FamilyPupil>`
    SELECT s.id, s.nombre, s.numero_control FROM students s
    WHERE s.id = ${studentId} OR (${siblings} AND s.parent_id = (SELECT parent_id FROM students WHERE id = ${studentId}))
    ORDER BY s.id FOR NO KEY UPDATE`.execute(tx)
  return rows
}

export const findStored = (tx: Tx, id: number): Promise<StoredGuardian | undefined> =>
  tx.selectFrom('guardians').selectAll().where('id', '=', id).executeTakeFirst()

export const countGuardians = async (tx: Tx, studentId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('guardians')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findNamed = async (
  tx: Tx,
  studentId: number,
  names: readonly string[],
  except = 0,
): Promise<StoredGuardian | undefined> => {
  for (const nombre of names) {
    const row = await tx
      .selectFrom('guardians')
      .selectAll()
      .where('student_id', '=', studentId)
      .where(nameAlike, '=', nombre)
      .where('id', '!=', except)
      .executeTakeFirst()
    if (row) return row
  }
  return undefined
}

export const insertGuardian = async (tx: Tx, values: Insertable<Tables['guardians']>): Promise<number> =>
  (await tx.insertInto('guardians').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateGuardian = (tx: Tx, id: number, values: Updateable<Tables['guardians']>) =>
  tx.updateTable('guardians').set(values).where('id', '=', id).execute()

export const deleteGuardian = (tx: Tx, id: number) =>
  tx.deleteFrom('guardians').where('id', '=', id).execute()

export const listStored = (tx: Tx, studentId: number): Promise<StoredGuardian[]> =>
  tx
    .selectFrom('guardians as g')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy(forbiddenFirst)
    .execute()

export const findPupil = (db: Db, id: number) =>
  db.selectFrom('students').select('id').where('id', '=', id).executeTakeFirst()

export const listFirstCalls = async (
  db: Db,
  ids?: readonly number[],
): Promise<Map<number, Pick<Handover, 'nombre' | 'telefono'>>> => {
  const rows = await db
    .selectFrom('guardians')
    .distinctOn('student_id')
    .select(['student_id', 'nombre', 'telefono'])
    .where('emergencia', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('student_id', '=', anyOf(ids!)))
    .orderBy('student_id')
    .orderBy('emergencia')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ student_id, ...adult }) => [student_id, adult]))
}
