// Raw SQL: what is asked and what is stored are compared as JSON of two tables with the same columns.
import { sql, type RawBuilder } from 'kysely'
import {
  CORRECTED_FIELDS,
  type CorrectedField,
  type CorrectionState,
} from '@contract/corrections/corrections.rules'
import type { Correction } from '@contract/corrections/corrections.schemas'
import type { Db, Tx } from '../../db/database'

type ProposedFields = { readonly [K in CorrectedField]: string | null }

interface Row {
  id: number
  padre: Correction['padre']
  estado: CorrectionState
  asked: ProposedFields
  current: ProposedFields
  sent_at: Date
  usuario: string | null
  decided_at: Date | null
  motivo: string | null
}

const toCorrection = ({
  id,
  padre,
  estado,
  asked,
  current,
  sent_at,
  usuario,
  decided_at,
  motivo,
}: Row): Correction => ({
  id,
  padre,
  estado,
  cambios: CORRECTED_FIELDS.flatMap((campo) => {
    const propuesto = asked[campo]
    const actual = estado === 'PROPUESTA' ? current[campo] : null
    return propuesto === null ? [] : [{ campo, actual, propuesto }]
  }),
  enviada: sent_at.toISOString(),
  usuario,
  decidida: decided_at?.toISOString() ?? null,
  motivo,
})

/** Most decided ones listed, enough for a year of a large school; undecided ones are all listed. */
const MAX_DECIDED = 500

const read = async (db: Db, where: RawBuilder<unknown>): Promise<Correction[]> => {
  const fields = (table: string) =>
    sql`json_build_object('telefono', ${sql.ref(`${table}.telefono`)}, 'correo', ${sql.ref(`${table}.correo`)}, 'direccion', ${sql.ref(`${table}.direccion`)})`
  const { rows } = await sql<Row>`
    SELECT c.id, json_build_object('id', p.id, 'nombre', p.nombre) AS padre, c.estado, ${fields('c')} AS asked, ${fields('p')} AS current,
      c.sent_at, u.name AS usuario, c.decided_at, c.motivo
    FROM corrections c JOIN parents p ON p.id = c.parent_id LEFT JOIN users u ON u.id = c.decided_by
    WHERE ${where}
    ORDER BY c.estado = 'PROPUESTA' DESC, CASE WHEN c.estado = 'PROPUESTA' THEN c.id END, c.decided_at DESC, c.id DESC
    LIMIT ${MAX_DECIDED}`.execute(db)
  return rows.map(toCorrection)
}

export const listCorrections = (db: Db, estado: CorrectionState | undefined) =>
  read(db, estado === undefined ? sql`true` : sql`c.estado = ${estado}`)

export const findCorrection = async (db: Db, id: number): Promise<Correction | undefined> =>
  (await read(db, sql`c.id = ${id}`))[0]

export const lockCorrection = (tx: Tx, id: number) =>
  tx.selectFrom('corrections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const decide = (
  tx: Tx,
  id: number,
  decision: { estado: 'ACEPTADA' | 'RECHAZADA'; decided_by: number; decided_at: Date; motivo: string | null },
) => tx.updateTable('corrections').set(decision).where('id', '=', id).execute()

export const listOpenOf = (db: Db, parentId: number) =>
  db
    .selectFrom('corrections')
    .select(['telefono', 'correo', 'direccion', 'sent_at'])
    .where('parent_id', '=', parentId)
    .where('estado', '=', 'PROPUESTA')
    .orderBy('id')
    .execute()

export const countOpen = async (db: Db): Promise<number> => {
  const { many } = await db
    .selectFrom('corrections')
    .select((on) => on.fn.countAll<number>().as('many'))
    .where('estado', '=', 'PROPUESTA')
    .executeTakeFirstOrThrow()
  return Number(many)
}

export const findParent = (db: Db, id: number) =>
  db.selectFrom('parents').select(['telefono', 'correo', 'direccion']).where('id', '=', id).executeTakeFirst()

export const insertCorrection = (tx: Tx, parentId: number, asked: Partial<ProposedFields>, now: Date) =>
  tx
    .insertInto('corrections')
    .values({
      parent_id: parentId,
      telefono: asked.telefono ?? null,
      correo: asked.correo ?? null,
      direccion: asked.direccion ?? null,
      sent_at: now,
    })
    .execute()
