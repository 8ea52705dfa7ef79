// Raw SQL: what a pupil lacks is JSON over kinds joined laterally with the place of that day.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import type { DocumentKind, MissingDocuments } from '@contract/documents/documents.schemas'
import type { Db, Tx } from '../../db/database'
import { bySurname, filesInOrder, namedJson, placeOn, pupilJson, type StoredFile } from '../../db/fragments'
import type { Tables } from '../../db/tables'

export type StoredPage = StoredFile<'image' | 'pdf'>

const documents = (db: Db) =>
  db
    .selectFrom('documents as d')
    .leftJoin('users as u', 'u.id', 'd.created_by')
    .select(['d.id', 'd.student_id', 'd.kind_id', 'd.fecha', 'd.created_at', 'u.name as usuario'])
    .select(
      filesInOrder<StoredPage['kind']>('document_pages', sql<boolean>`x.document_id = d.id`).as('pages'),
    )

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof documents>['executeTakeFirstOrThrow']>>

export const listDocuments = (db: Db, studentId: number): Promise<DocumentRow[]> =>
  documents(db).where('d.student_id', '=', studentId).orderBy('d.id', 'desc').execute()

export const findDocument = (db: Db, id: number): Promise<DocumentRow | undefined> =>
  documents(db).where('d.id', '=', id).executeTakeFirst()

/** Called before reading: only a later statement sees what the lock waited for. */
export const lockDocument = (tx: Tx, id: number) =>
  tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export interface PupilOfPapers {
  nombre: string
  grado: Grade | null
}

/** With the level of the current cycle, else of the next, the last, or an import. A write locks the pupil against deletion. */
export const findPupil = async (
  db: Db,
  id: number,
  today: IsoDate,
  how: 'read' | 'lock' = 'read',
): Promise<PupilOfPapers | undefined> => {
  const level = sql<Grade | null>`(select coalesce(e.grado, e.lugar ->> 'grado') from ${placeOn(today)} e)`
  return db
    .selectFrom('students as s')
    .select(['s.nombre', sql<Grade | null>`coalesce(${level}, s.grado_previsto)`.as('grado')])
    .where('s.id', '=', id)
    .$if(how === 'lock', (query) => query.forKeyShare())
    .executeTakeFirst()
}

export const insertDocument = async (
  tx: Tx,
  values: Insertable<Tables['documents']>,
  fileIds: readonly number[],
): Promise<number> => {
  const { id } = await tx.insertInto('documents').values(values).returning('id').executeTakeFirstOrThrow()
  const pages = fileIds.map((file_id, at) => ({ document_id: id, place: at + 1, file_id }))
  if (pages.length > 0) await tx.insertInto('document_pages').values(pages).execute()
  return id
}

export const insertOnPaper = async (
  tx: Tx,
  rows: readonly Insertable<Tables['documents']>[],
): Promise<number[]> => {
  if (rows.length === 0) return []
  return (await tx.insertInto('documents').values(rows).returning('id').execute()).map(({ id }) => id)
}

export const deleteDocuments = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const pages = await tx
    .deleteFrom('document_pages')
    .where('document_id', 'in', ids)
    .returning('file_id')
    .execute()
  await tx.deleteFrom('documents').where('id', 'in', ids).execute()
  return pages.map(({ file_id }) => file_id).sort((a, b) => a - b)
}

export const findGroup = (db: Db, id: number, cycleId: number) =>
  db.selectFrom('groups').select('id').where('id', '=', id).where('cycle_id', '=', cycleId).executeTakeFirst()

interface MissingIn {
  cycleId: number
  groupId?: number | undefined
  pupils?: readonly number[]
  today: IsoDate
}

export const listMissing = async (
  db: Db,
  { cycleId, groupId, pupils, today }: MissingIn,
): Promise<MissingDocuments[]> => {
  const isLacking = sql`(k.id IS NOT NULL
      AND (d.fecha IS NULL OR d.fecha + make_interval(months => k.vigencia_meses) < ${today}::date))`
  const { rows } = await sql<MissingDocuments>`
    SELECT ${pupilJson} AS alumno, s.curp = '' AS curp_pendiente,
      ${namedJson('p')} AS padre,
      coalesce(json_agg(json_build_object('id', k.id, 'nombre', k.nombre,
        'estado', CASE WHEN d.fecha IS NULL THEN 'FALTA' ELSE 'VENCIDO' END) ORDER BY k.id)
        FILTER (WHERE ${isLacking}), '[]') AS tipos
    FROM enrolments e
    JOIN students s ON s.id = e.student_id
    LEFT JOIN parents p ON p.id = s.parent_id
    LEFT JOIN groups g ON g.id = e.group_id
    LEFT JOIN document_kinds k ON k.activo AND k.obligatorio AND (k.grado IS NULL OR k.grado = e.grado)
    -- One look into the index for each pupil in class and kind: what earlier years left does not slow it.
    LEFT JOIN LATERAL (
      SELECT d.fecha FROM documents d WHERE d.student_id = e.student_id AND d.kind_id = k.id ORDER BY d.id DESC LIMIT 1
    ) d ON true
    WHERE e.cycle_id = ${cycleId} AND e.estado = 'INSCRITO'
      ${groupId === undefined ? sql`` : sql`AND e.group_id = ${groupId}`}
      ${pupils === undefined ? sql`` : sql`AND e.student_id = ANY (${pupils}::int[])`}
      AND (s.curp = '' OR ${isLacking})
    GROUP BY s.id, p.id, g.id, e.id
    ORDER BY e.grado, coalesce(g.grado_numero, e.grado_numero), g.nombre COLLATE "es-x-icu", ${bySurname}`.execute(
    db,
  )
  return rows.map(({ curp_pendiente, ...row }) => (curp_pendiente ? { ...row, curp_pendiente } : row))
}

export type KindRow = Selectable<Tables['document_kinds']>

export const toKind = (row: KindRow): DocumentKind => ({
  id: row.id,
  nombre: row.nombre,
  obligatorio: row.obligatorio,
  grado: row.grado,
  vigencia_meses: row.vigencia_meses,
  activo: row.activo,
  confidencial: row.confidencial,
})

export const listKinds = (db: Db): Promise<KindRow[]> =>
  db
    .selectFrom('document_kinds')
    .selectAll()
    .orderBy('activo', 'desc')
    .orderBy('obligatorio', 'desc')
    .orderBy('id')
    .execute()

/** Locked until the commit: `share` to deliver such a document, `change` to change the kind. */
export const lockKind = (tx: Tx, id: number, how: 'share' | 'change'): Promise<KindRow | undefined> => {
  const row = tx.selectFrom('document_kinds').selectAll().where('id', '=', id)
  return (how === 'share' ? row.forShare() : row.forNoKeyUpdate()).executeTakeFirst()
}

export const insertKind = (tx: Tx, values: Insertable<Tables['document_kinds']>): Promise<KindRow> =>
  tx.insertInto('document_kinds').values(values).returningAll().executeTakeFirstOrThrow()

export const updateKind = (
  tx: Tx,
  id: number,
  values: Updateable<Tables['document_kinds']>,
): Promise<KindRow> =>
  tx.updateTable('document_kinds').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
