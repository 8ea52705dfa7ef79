// Raw SQL: the next messages are chosen, claimed and returned by one statement, with what the family owes beside each.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Db, Tx } from '../../db/database'
import { tuitionIsOpen } from '../../db/fragments'
import { SKIPS } from './skips'

/** Used by no other lock. Processes claim messages one after the other, so the day's limit is counted exactly. */
const CLAIM_LOCK = '5519203847261190377'

export interface Claim {
  id: number
  aviso_id: number
  parent_id: number
  lease: string
  message_id: string
  intentos: number
  /** OMITIDO: the family owes it no more, or promised to pay. */
  estado: 'ENVIANDO' | 'OMITIDO'
  vencimiento: IsoDate | null
}

interface Turn {
  now: Date
  until: Date
  today: IsoDate
  timeZone: string
  cap: number
  lease: string
  messageId: string
}

/** Family `n.parent_id` has something open that was due before today or, for a reminder, due on its day. */
const owes = (today: IsoDate) => sql<boolean>`EXISTS (
  SELECT FROM students s WHERE s.parent_id = n.parent_id AND (
    EXISTS (SELECT FROM enrolments e JOIN tuition t ON t.enrolment_id = e.id WHERE e.student_id = s.id AND ${tuitionIsOpen}
      AND CASE WHEN n.clase = 'RECORDATORIO' THEN n.vencimiento IN (t.vencimiento, t.prorroga_hasta) ELSE t.vencimiento < ${today}::date END)
    OR EXISTS (SELECT FROM charges c WHERE c.student_id = s.id AND c.estado IN ('PENDIENTE', 'PARCIAL')
      AND CASE WHEN n.clase = 'RECORDATORIO' THEN n.vencimiento = c.fecha ELSE c.fecha < ${today}::date END)))`

const hasPromised = (today: IsoDate) => sql<boolean>`coalesce((
  SELECT k.promesa_fecha >= ${today}::date FROM debtor_contacts k
  WHERE k.promesa_fecha IS NOT NULL AND (k.parent_id = n.parent_id
    OR k.student_id IN (SELECT s.id FROM students s WHERE s.parent_id = n.parent_id))
  ORDER BY k.fecha DESC, k.id DESC LIMIT 1), false)`

const isMuted = (today: IsoDate) => sql<boolean>`EXISTS (
  SELECT FROM reminder_mutes q WHERE q.parent_id = n.parent_id AND q.hasta >= ${today}::date)`

/** Takes the next mail whose turn it is, for this process alone until its lease ends; null: none, or the day's limit is reached. */
export const claimNext = async (
  tx: Tx,
  { now, until, today, timeZone, cap, lease, messageId }: Turn,
): Promise<Claim | null> => {
  await sql`SELECT pg_advisory_xact_lock(${CLAIM_LOCK}::bigint)`.execute(tx)
  const { rows } = await sql<Claim>`
    WITH next AS (
      SELECT m.id, m.parent_id, m.vencimiento, a.clase, a.audiencia->>'tipo' AS tipo
      FROM mensajes m JOIN avisos a ON a.id = m.aviso_id
      WHERE m.canal = 'CORREO' AND m.estado = 'PENDIENTE' AND m.siguiente <= ${now}
        AND (SELECT count(*) FROM mensajes d WHERE d.canal = 'CORREO' AND d.estado IN ('ENVIANDO', 'ENVIADO', 'INCIERTO')
          AND d.estado_at >= (${today}::date::timestamp AT TIME ZONE ${timeZone})) < ${cap}
      ORDER BY m.siguiente, m.id LIMIT 1 FOR UPDATE OF m SKIP LOCKED
    ), looked AS (
      SELECT n.id, CASE WHEN n.clase <> 'RECORDATORIO' AND n.tipo <> 'ADEUDO' THEN NULL
        WHEN n.clase = 'RECORDATORIO' AND ${isMuted(today)} THEN ${SKIPS.muted}
        WHEN NOT ${owes(today)} THEN ${SKIPS.paid} WHEN ${hasPromised(today)} THEN ${SKIPS.promised} END AS motivo
      FROM next n
    )
    UPDATE mensajes m SET estado = CASE WHEN looked.motivo IS NULL THEN 'ENVIANDO' ELSE 'OMITIDO' END, estado_at = ${now},
      motivo = looked.motivo, intentos = m.intentos + 1, lease = ${lease}::uuid,
      leased_until = CASE WHEN looked.motivo IS NULL THEN ${until}::timestamptz END,
      message_id = coalesce(m.message_id, ${messageId})
    FROM looked WHERE m.id = looked.id
    RETURNING m.id, m.aviso_id, m.parent_id, m.lease, m.message_id, m.intentos, m.estado, m.vencimiento`.execute(
    tx,
  )
  return rows[0] ?? null
}

type ClaimKey = Pick<Claim, 'id' | 'lease'>

/** Stores the text, so a person sees what an uncertain message said. False when the lease is over. */
export const holdToSend = async (
  db: Db,
  { id, lease }: ClaimKey,
  now: Date,
  said: { until: Date; direccion: string; titulo: string; texto: string },
): Promise<boolean> => {
  const { until, ...kept } = said
  const { numUpdatedRows } = await db
    .updateTable('mensajes')
    .set({ ...kept, leased_until: until })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('estado', '=', 'ENVIANDO')
    .where('leased_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Stored {
  estado: 'ENVIADO' | 'PENDIENTE' | 'FALLO' | 'INCIERTO' | 'OMITIDO'
  motivo: string | null
  siguiente?: Date
  intentos?: number
}

/** A message still waiting or left out keeps no text, as it is made anew. Stores also an outcome that comes after the lease. */
export const storeOutcome = async (
  db: Db,
  { id, lease }: ClaimKey,
  now: Date,
  outcome: Stored,
): Promise<void> => {
  const forgetsText = outcome.estado === 'PENDIENTE' || outcome.estado === 'OMITIDO'
  await db
    .updateTable('mensajes')
    .set({
      ...outcome,
      estado_at: now,
      leased_until: null,
      ...(forgetsText ? { direccion: null, titulo: null, texto: null } : {}),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('estado', 'in', ['ENVIANDO', 'INCIERTO'])
    .execute()
}

const INTERRUPTED =
  'El servidor se interrumpió mientras lo enviaba: puede haber llegado. Pregunta a la familia antes de reintentar.'

/** Messages whose process ended before it stored the mail server's answer. @returns how many */
export const markUncertain = async (db: Db, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('mensajes')
    .set({ estado: 'INCIERTO', estado_at: now, leased_until: null, motivo: INTERRUPTED })
    .where('estado', '=', 'ENVIANDO')
    .where('leased_until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Marks an address as failing, unless the parent has another by now. */
export const markAddress = (db: Db, parentId: number, direccion: string, why: string) =>
  db
    .updateTable('parents')
    .set({ correo_falla: why })
    .where('id', '=', parentId)
    .where('correo', '=', direccion)
    .execute()

export const stopMail = (db: Db, motivo: string, now: Date, hasta: Date) =>
  db
    .insertInto('mail_stops')
    .values({ motivo, desde: now, hasta })
    .onConflict((on) => on.column('only_row').doUpdateSet({ motivo, hasta }))
    .execute()

export const freeMail = (db: Db) => db.deleteFrom('mail_stops').execute()
