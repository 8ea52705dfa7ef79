import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { DocumentKind } from '@contract/documents/documents.schemas'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'

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

/** Kinds in use first, among them the obligatory ones, then the oldest. */
export const listKinds = (db: Db): Promise<KindRow[]> =>
  db
    .selectFrom('document_kinds')
    .selectAll()
    .orderBy('activo', 'desc')
    .orderBy('obligatorio', 'desc')
    .orderBy('id')
    .execute()

/** Locks the row until the transaction ends: `share` to deliver a document of it, `change` to change it. */
export const lockKind = (tx: Tx, id: number, how: 'share' | 'change'): Promise<KindRow | undefined> => {
  const row = tx.selectFrom('document_kinds').selectAll().where('id', '=', id)
  return (how === 'share' ? row.forShare() : row.forNoKeyUpdate()).executeTakeFirst()
}

/** Name of another kind that differs only in case or accents. */
export const findSameName = async (tx: Tx, nombre: string, except: number): Promise<string | null> => {
  const row = await tx
    .selectFrom('document_kinds')
    .select('nombre')
    .where(sql`nombre collate same_name`, '=', nombre)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row?.nombre ?? null
}

export const insertKind = (tx: Tx, values: Insertable<Tables['document_kinds']>): Promise<KindRow> =>
  tx.insertInto('document_kinds').values(values).returningAll().executeTakeFirstOrThrow()

export const updateKind = (
  tx: Tx,
  id: number,
  values: Updateable<Tables['document_kinds']>,
): Promise<KindRow> =>
  tx.updateTable('document_kinds').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
