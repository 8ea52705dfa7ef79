// Raw SQL: messages are inserted from an array, and updated from a list with the state of each family.
import { sql, type Insertable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { MESSAGE_STATES, type MessageState } from '@contract/messages/messages.rules'
import { type Channel } from '@contract/preferences/preferences.rules'
import type { StateCounts } from '@contract/messages/messages.schemas'
import type { PageQuery } from '@contract/http/schemas'
import type { Db, Tx } from '../../db/database'
import { inSpanish, anyOf } from '../../db/fragments'
import type { MessageTables } from '../../db/messageTables'
import { partOf, readPage } from '../../db/pages'

export const insertBulletin = async (tx: Tx, row: Insertable<MessageTables['avisos']>): Promise<number> =>
  (await tx.insertInto('avisos').values(row).returning('id').executeTakeFirstOrThrow()).id

export const deleteBulletin = (tx: Tx, id: number) => tx.deleteFrom('avisos').where('id', '=', id).execute()

export interface NewMessage {
  parent_id: number
  canal: Channel
  estado: 'PENDIENTE' | 'OMITIDO'
  motivo: string | null
  vencimiento: string | null
}

/** Leaves out reminders that the family had already. @returns how many rows were written */
export const insertMessages = async (
  tx: Tx,
  of: { aviso: number; now: Date; siguiente: Date; regla: number | null },
  rows: readonly NewMessage[],
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO mensajes (aviso_id, parent_id, canal, estado, estado_at, siguiente, motivo, regla_id, vencimiento)
    SELECT ${of.aviso}, r.parent_id, r.canal, r.estado, ${of.now}, ${of.siguiente}, r.motivo, ${of.regla}, r.vencimiento
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(parent_id integer, canal text, estado text, motivo text, vencimiento date)
    ON CONFLICT DO NOTHING`.execute(tx)
  return Number(numAffectedRows)
}

const bulletins = (db: Db) =>
  db
    .selectFrom('avisos as a')
    .leftJoin('users as u', 'u.id', 'a.created_by')
    .select(['a.id', 'a.clase', 'a.titulo', 'a.descripcion', 'a.audiencia', 'a.audiencia_texto'])
    .select(['a.adjuntar_estado', 'a.con_dinero', 'a.firma', 'a.created_at', 'a.cancelled_at'])
    .select(sql<string | null>`coalesce(a.firma, u.name)`.as('autor'))

export type BulletinRecord = Awaited<ReturnType<ReturnType<typeof bulletins>['executeTakeFirstOrThrow']>>

export const findBulletin = (db: Db, id: number): Promise<BulletinRecord | undefined> =>
  bulletins(db).where('a.id', '=', id).executeTakeFirst()

export const findBulletins = (db: Db, ids: readonly number[]): Promise<BulletinRecord[]> =>
  bulletins(db).where('a.id', '=', anyOf(ids)).execute()

export const listBulletins = (db: Db, part: PageQuery): Promise<{ rows: BulletinRecord[]; total: number }> =>
  readPage(
    bulletins(db)
      .where(
        partOf(part, {
          day: sql.ref('a.created_at'),
          texts: [sql.ref('a.titulo'), sql.ref('a.audiencia_texto')],
        }),
      )
      .orderBy('a.id', 'desc'),
    part,
  )

export const noCounts = (): StateCounts =>
  Object.fromEntries(MESSAGE_STATES.map((estado) => [estado, 0])) as StateCounts

export interface ChannelCounts {
  aviso: number
  canal: Channel
  estado: MessageState
  cuantos: number
  sale: Date
}

export const countMessages = async (db: Db, ids: readonly number[]): Promise<ChannelCounts[]> => {
  const { rows } = await sql<ChannelCounts>`
    SELECT aviso_id AS aviso, canal, estado, count(*)::int AS cuantos, min(siguiente) AS sale FROM mensajes
    WHERE aviso_id = ANY (${ids}::int[]) GROUP BY 1, 2, 3`.execute(db)
  return rows
}

const messages = (db: Db) =>
  db
    .selectFrom('mensajes as m')
    .innerJoin('parents as p', 'p.id', 'm.parent_id')
    .select(['m.id', 'm.aviso_id', 'm.parent_id', 'm.canal', 'm.estado', 'm.estado_at', 'm.intentos'])
    .select(['m.siguiente', 'm.direccion', 'm.titulo', 'm.texto', 'm.motivo', 'm.vencimiento'])
    .select(['p.nombre', 'p.telefono', 'p.correo'])

export type MessageRecord = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>

interface MessagesQuery extends PageQuery {
  estado?: MessageState | undefined
  canal?: Channel | undefined
}

/** Sorted by family, so that a list worked off by hand keeps its order. */
export const listMessages = (db: Db, aviso: number, { estado, canal, ...part }: MessagesQuery) =>
  readPage(
    messages(db)
      .where('m.aviso_id', '=', aviso)
      .where(partOf(part, { day: sql.ref('m.estado_at'), texts: [sql.ref('p.nombre')] }))
      .$if(estado !== undefined, (query) => query.where('m.estado', '=', estado as MessageState))
      .$if(canal !== undefined, (query) => query.where('m.canal', '=', canal as Channel))
      .orderBy('p.nombre', inSpanish)
      .orderBy('m.id'),
    part,
  )

export const listByParent = (db: Db, parent: number, part: PageQuery) =>
  readPage(messages(db).where('m.parent_id', '=', parent).orderBy('m.aviso_id', 'desc').orderBy('m.id'), part)

export const findMessage = (db: Db, id: number): Promise<MessageRecord | undefined> =>
  messages(db).where('m.id', '=', id).executeTakeFirst()

export const listPaperWaiting = (db: Db, aviso: number): Promise<MessageRecord[]> =>
  messages(db)
    .where('m.aviso_id', '=', aviso)
    .where('m.canal', '=', 'PAPEL')
    .where('m.estado', '=', 'PENDIENTE')
    .orderBy('p.nombre', inSpanish)
    .orderBy('m.id')
    .execute()

export const lockBulletin = (tx: Tx, id: number) =>
  tx.selectFrom('avisos').select(['id', 'cancelled_at']).where('id', '=', id).forUpdate().executeTakeFirst()

/** A message being sent is not stopped. @returns how many were */
export const cancelWaiting = async (tx: Tx, aviso: number, now: Date): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('mensajes')
    .set({ estado: 'CANCELADO', estado_at: now })
    .where('aviso_id', '=', aviso)
    .where('estado', '=', 'PENDIENTE')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const markCancelled = (tx: Tx, id: number, userId: number, now: Date) =>
  tx.updateTable('avisos').set({ cancelled_at: now, cancelled_by: userId }).where('id', '=', id).execute()

/**
 * Queues failed and uncertain ones again, when a user asks, as an uncertain one may have arrived. @returns
 * how many, and how many of these at an address that the mail server called unknown
 */
export const retryMessages = async (
  tx: Tx,
  aviso: number,
  ids: readonly number[] | null,
  now: Date,
): Promise<{ again: number; failing: number }> => {
  const { rows } = await sql<{ again: boolean }>`
    WITH asked AS (
      SELECT m.id, p.correo_falla IS NULL AS again FROM mensajes m JOIN parents p ON p.id = m.parent_id
      WHERE m.aviso_id = ${aviso} AND m.canal = 'CORREO' AND m.estado IN ('FALLO', 'INCIERTO')
        AND ${ids === null ? sql`true` : sql`m.id = ANY (${ids}::int[])`}
      FOR UPDATE OF m
    ), waiting AS (
      UPDATE mensajes m SET estado = 'PENDIENTE', estado_at = ${now}, siguiente = ${now}, intentos = 0, lease = NULL, motivo = NULL
      FROM asked WHERE m.id = asked.id AND asked.again
    )
    SELECT again FROM asked`.execute(tx)
  const again = rows.filter((row) => row.again).length
  return { again, failing: rows.length - again }
}

export const lockMessage = (tx: Tx, id: number) =>
  tx
    .selectFrom('mensajes')
    .select(['id', 'estado', 'canal'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Marked {
  estado: 'ENVIADO' | 'PENDIENTE'
  now: Date
  titulo: string | null
  texto: string | null
  direccion: string | null
}

export const markMessage = (tx: Tx, id: number, { now, ...values }: Marked) =>
  tx
    .updateTable('mensajes')
    .set({ ...values, estado_at: now, motivo: null })
    .where('id', '=', id)
    .execute()

/** Deletes texts and addresses from before this school year and the two before it; rows stay. @returns how many */
export const forgetMessages = async (db: Db, today: IsoDate): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE mensajes SET titulo = NULL, texto = NULL, direccion = NULL
    WHERE (texto IS NOT NULL OR titulo IS NOT NULL OR direccion IS NOT NULL) AND estado_at < (
      SELECT fecha_inicio FROM cycles WHERE fecha_inicio <= ${today}::date ORDER BY fecha_inicio DESC OFFSET 2 LIMIT 1)`.execute(
    db,
  )
  return Number(numAffectedRows)
}

export const countWaitingMail = async (db: Db): Promise<number> => {
  const { waiting } = await db
    .selectFrom('mensajes')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('canal', '=', 'CORREO')
    .where('estado', '=', 'PENDIENTE')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

export const findStop = (db: Db) =>
  db.selectFrom('mail_stops').select(['motivo', 'desde', 'hasta']).executeTakeFirst()
