import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Concept } from '@contract/concepts/concepts.schemas'
import { toPesos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'
import { inSpanish } from '../../db/fragments'
import type { Tables } from '../../db/tables'

export type ConceptRow = Selectable<Tables['concepts']>

export const toConcept = (row: ConceptRow): Concept => ({
  id: row.id,
  nombre: row.nombre,
  monto: toPesos(row.monto_centavos),
  tipo: row.tipo,
  activo: row.activo,
  clave_producto: row.clave_producto,
  objeto_imp: row.objeto_imp,
  impuesto: row.impuesto,
})

export const listConcepts = (db: Db): Promise<ConceptRow[]> =>
  db.selectFrom('concepts').selectAll().orderBy('nombre', inSpanish).execute()

/** Holds the row until the commit: `share` to make a charge of it, `change` to change it. */
export const lockConcept = (tx: Tx, id: number, how: 'share' | 'change'): Promise<ConceptRow | undefined> => {
  const row = tx.selectFrom('concepts').selectAll().where('id', '=', id)
  return (how === 'share' ? row.forShare() : row.forNoKeyUpdate()).executeTakeFirst()
}

export const insertConcept = (tx: Tx, values: Insertable<Tables['concepts']>): Promise<ConceptRow> =>
  tx.insertInto('concepts').values(values).returningAll().executeTakeFirstOrThrow()

export const updateConcept = (
  tx: Tx,
  id: number,
  values: Updateable<Tables['concepts']>,
): Promise<ConceptRow> =>
  tx.updateTable('concepts').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
