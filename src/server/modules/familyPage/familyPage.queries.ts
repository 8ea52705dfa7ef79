// Raw SQL: `INSERT` from a select with `ON CONFLICT`, counts with `FILTER`, and `AT TIME ZONE` over a union.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { FamilyLinks } from '@contract/familyPage/familyPage.schemas'
import { LINK_MARK } from '@contract/messages/messages.rules'
import type { Db, Tx } from '../../db/database'

interface NewLink {
  parentId: number
  tokenHash: Buffer
  userId: number | null
  endsOn: IsoDate
  now: Date
}

/** @returns undefined when the parent was deleted meanwhile */
export const insertLink = async (tx: Db, { parentId, tokenHash, userId, endsOn, now }: NewLink) => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO family_links (parent_id, token_hash, made_by, made_at, ends_on)
    SELECT id, ${tokenHash}, ${userId}::integer, ${now}, ${endsOn}::date FROM parents WHERE id = ${parentId}
    RETURNING id`.execute(tx)
  return rows[0]
}

/** @param of 'OFICINA' ends only links made by users; those in messages stay good */
export const endLinks = async (
  tx: Tx,
  {
    parentIds,
    now,
    today,
    of,
  }: { parentIds: readonly number[]; now: Date; today: IsoDate; of: 'OFICINA' | 'TODAS' },
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('family_links')
    .set({ ended_at: now })
    .where('parent_id', 'in', parentIds)
    .where('ended_at', 'is', null)
    .where('ends_on', '>=', today)
    .$if(of === 'OFICINA', (query) => query.where('made_by', 'is not', null))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const findLinks = async (
  db: Db,
  parentId: number,
  today: IsoDate,
): Promise<Omit<FamilyLinks, 'desde_casa'> | undefined> => {
  const { rows } = await sql<Omit<FamilyLinks, 'desde_casa'>>`
    SELECT count(*) FILTER (WHERE good AND l.made_by IS NOT NULL)::int AS abiertas,
      count(*) FILTER (WHERE good AND l.made_by IS NULL)::int AS en_mensajes,
      max(l.ends_on) FILTER (WHERE good AND l.made_by IS NOT NULL) AS vence, max(l.last_opened_on) AS ultima_vez
    FROM parents p LEFT JOIN family_links l ON l.parent_id = p.id
    CROSS JOIN LATERAL (SELECT l.ended_at IS NULL AND l.ends_on >= ${today}::date AS good) state
    WHERE p.id = ${parentId} GROUP BY p.id`.execute(db)
  return rows[0]
}

export const findLinked = async (db: Db, tokenHash: Buffer, today: IsoDate) =>
  db
    .selectFrom('family_links')
    .select(['id', 'parent_id', 'last_opened_on'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('ends_on', '>=', today)
    .executeTakeFirst()

export const noteOpened = (db: Db, id: number, today: IsoDate) =>
  db
    .updateTable('family_links')
    .set({ last_opened_on: today })
    .where('id', '=', id)
    .where((on) => on.or([on('last_opened_on', 'is', null), on('last_opened_on', '<', today)]))
    .execute()

interface NewLinks {
  parentIds: readonly number[]
  hashes: readonly Buffer[]
  userId: number
  endsOn: IsoDate
  now: Date
}

export const insertLinks = (tx: Tx, { parentIds, hashes, userId, endsOn, now }: NewLinks) =>
  sql`INSERT INTO family_links (parent_id, token_hash, made_by, made_at, ends_on)
    SELECT p.id, given.hash, ${userId}::integer, ${now}, ${endsOn}::date
    FROM unnest(${parentIds}::int[], ${hashes.map((hash) => hash.toString('hex'))}::text[]) AS asked (id, hex)
    CROSS JOIN LATERAL (SELECT decode(asked.hex, 'hex') AS hash) given
    JOIN parents p ON p.id = asked.id`.execute(tx)

export const lockParents = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('parents')
    .select('id')
    .where('id', '=', sql<number>`ANY (${ids}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const insertSheet = async (tx: Tx, sealed: Buffer, userId: number, now: Date): Promise<number> => {
  const row = { sealed, made_by: userId, made_at: now }
  const made = await tx.insertInto('family_link_sheets').values(row).returning('id').executeTakeFirstOrThrow()
  return made.id
}

export const findSheet = (db: Db, id: number) =>
  db.selectFrom('family_link_sheets').select('sealed').where('id', '=', id).executeTakeFirst()

export const listChildNames = (db: Db, parentIds: readonly number[]) =>
  db
    .selectFrom('students')
    .select(['parent_id', 'nombre', 'nombres'])
    .where('parent_id', '=', sql<number>`ANY (${parentIds}::int[])`)
    .orderBy('fecha_nacimiento')
    .orderBy('id')
    .execute()

export const deleteOldLinks = async (db: Db, before: IsoDate, sheetsBefore: Date): Promise<void> => {
  await db.deleteFrom('family_links').where('ends_on', '<', before).execute()
  await db.deleteFrom('family_link_sheets').where('made_at', '<', sheetsBefore).execute()
}

export const listNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre', 'nombres']).where('id', 'in', ids).execute()

export interface ShownNotice {
  clave: string
  titulo: string
  descripcion: string
  fecha: IsoDate
  enterado: boolean
}

export const listShownNotices = async (
  db: Db,
  parentId: number,
  { since, timeZone }: { since: IsoDate; timeZone: string },
): Promise<ShownNotice[]> => {
  const { rows } = await sql<ShownNotice>`
    SELECT 'a' || n.id AS clave, n.titulo, n.descripcion, (n.created_at AT TIME ZONE ${timeZone})::date AS fecha,
      EXISTS (SELECT FROM family_reads r WHERE r.parent_id = n.parent_id AND r.clase = 'AVISO' AND r.record_id = n.id) AS enterado
    FROM notices n
    WHERE n.parent_id = ${parentId} AND (n.created_at AT TIME ZONE ${timeZone})::date >= ${since}::date
    UNION ALL
    SELECT 'm' || m.id, m.titulo, replace(m.texto, ${LINK_MARK}, ''), m.day, EXISTS (
      SELECT FROM family_reads r WHERE r.parent_id = ${parentId} AND r.clase = 'MENSAJE' AND r.record_id = m.id)
    FROM (
      -- By mail and WhatsApp it is one aviso.
      SELECT DISTINCT ON (m.aviso_id) m.id, m.titulo, m.texto, (m.estado_at AT TIME ZONE ${timeZone})::date AS day
      FROM mensajes m JOIN avisos a ON a.id = m.aviso_id
      WHERE m.parent_id = ${parentId} AND m.estado = 'ENVIADO' AND a.clase = 'AVISO' AND m.texto IS NOT NULL AND m.titulo IS NOT NULL
      ORDER BY m.aviso_id, m.id
    ) m WHERE m.day >= ${since}::date
    ORDER BY fecha DESC, clave DESC`.execute(db)
  return rows
}

export const noteRead = (
  db: Db,
  read: { parent_id: number; clase: 'AVISO' | 'MENSAJE'; record_id: number; read_on: IsoDate },
) =>
  db
    .insertInto('family_reads')
    .values(read)
    .onConflict((on) => on.doNothing())
    .execute()
