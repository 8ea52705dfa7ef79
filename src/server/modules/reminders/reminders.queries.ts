// Raw SQL: a family's key is made of two columns.
import { sql, type Insertable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { FamilyKey } from '@contract/domain/family'
import type { Mute, ReminderRule } from '@contract/reminders/reminders.schemas'
import { QUIET_DAYS, type SentReminder } from '@contract/reminders/reminders.rules'
import { familyKeyOf } from '../../db/family'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { anyOf } from '../../db/fragments'
import type { Tables } from '../../db/tables'

const RULE = ['id', 'dias', 'titulo', 'descripcion', 'activa', 'adjuntar_estado'] as const

export type RuleRow = ReminderRule & { desde: IsoDate | null }

export const listRules = (db: Db): Promise<RuleRow[]> =>
  db
    .selectFrom('reminder_rules')
    .select([...RULE, 'desde'])
    .where('removed_at', 'is', null)
    .orderBy('dias')
    .execute()

/** Changes of rules and the day's run take turns: the run sees a change whole or not at all. */
export const lockSwitch = (tx: Tx) =>
  tx.selectFrom('reminder_switch').select(['activos', 'desde']).forUpdate().executeTakeFirstOrThrow()

export const findSwitch = (db: Db) =>
  db.selectFrom('reminder_switch').select(['activos', 'desde']).executeTakeFirstOrThrow()

export const saveSwitch = (tx: Tx, row: { activos: boolean; desde: IsoDate | null }) =>
  tx.updateTable('reminder_switch').set(row).execute()

export const insertRule = (
  tx: Tx,
  row: Omit<Insertable<Tables['reminder_rules']>, 'removed_at'>,
): Promise<RuleRow> =>
  tx
    .insertInto('reminder_rules')
    .values(row)
    .returning([...RULE, 'desde'])
    .executeTakeFirstOrThrow()

export const updateRule = (
  tx: Tx,
  id: number,
  row: Partial<Omit<RuleRow, 'id'>> & { removed_at?: Date },
): Promise<RuleRow> =>
  tx
    .updateTable('reminder_rules')
    .set(row)
    .where('id', '=', id)
    .returning([...RULE, 'desde'])
    .executeTakeFirstOrThrow()

export const listMutes = async (db: Db, today: IsoDate, parent?: number): Promise<Mute[]> => {
  const rows = await db
    .selectFrom('reminder_mutes as m')
    .innerJoin('parents as p', 'p.id', 'm.parent_id')
    .leftJoin('users as u', 'u.id', 'm.created_by')
    .select(['m.parent_id', 'p.nombre', 'm.hasta', 'm.motivo', 'u.name as por', 'm.created_at'])
    .where('m.hasta', '>=', today)
    .$if(parent !== undefined, (query) => query.where('m.parent_id', '=', parent as number))
    .orderBy('m.hasta')
    .orderBy('p.nombre')
    .execute()
  return rows.map(({ parent_id, nombre, created_at, ...row }) => ({
    ...row,
    padre: { id: parent_id, nombre },
    cuando: created_at.toISOString(),
  }))
}

export const saveMute = async (tx: Tx, row: Insertable<Tables['reminder_mutes']>): Promise<void> => {
  const { parent_id: _, ...values } = row
  await tx
    .insertInto('reminder_mutes')
    .values(row)
    .onConflict((on) => on.column('parent_id').doUpdateSet(values))
    .execute()
}

export const deleteMute = (tx: Tx, parent: number) =>
  tx.deleteFrom('reminder_mutes').where('parent_id', '=', parent).execute()

export const findParent = (tx: Tx, id: number) =>
  tx.selectFrom('parents').select('nombre').where('id', '=', id).forKeyShare().executeTakeFirst()

export const listDaysOff = async (db: Db): Promise<IsoDate[]> =>
  (await db.selectFrom('school_days_off').select('dia').execute()).map(({ dia }) => dia)

export const findLastRun = async (db: Db): Promise<IsoDate | null> =>
  (await db.selectFrom('reminder_runs').select('dia').orderBy('dia', 'desc').limit(1).executeTakeFirst())
    ?.dia ?? null

/** Reminders queued since that day that left or may still leave; one left out or failed holds no other back. */
export const listTold = async (db: Db, from: IsoDate): Promise<SentReminder[]> => {
  const { rows } = await sql<SentReminder>`
    SELECT ${familyKeyOf(sql`r.parent_id`, sql`r.student_id`)} AS family, r.dia AS fecha, r.dias
    FROM reminders r
    WHERE r.dia >= ${from}::date AND r.aviso_id IS NOT NULL AND EXISTS (
      SELECT FROM mensajes m WHERE m.aviso_id = r.aviso_id AND m.parent_id = r.parent_id
        AND m.estado IN ('PENDIENTE', 'ENVIANDO', 'ENVIADO', 'INCIERTO'))`.execute(db)
  return rows
}

interface DoneRow {
  rule_id: number
  family: FamilyKey
  vencimiento: IsoDate
}

/** Includes those that did not leave: a rule is tried once per due day. */
export const listDone = async (db: Db, from: IsoDate): Promise<DoneRow[]> => {
  const { rows } = await sql<DoneRow>`
    SELECT r.rule_id, ${familyKeyOf(sql`r.parent_id`, sql`r.student_id`)} AS family, r.vencimiento
    FROM reminders r WHERE r.aviso_id IS NOT NULL AND r.vencimiento >= ${from}::date`.execute(db)
  return rows
}

/** False when this day ran already. A second process waits here for the first one's commit. */
export const claimDay = async (tx: Tx, dia: IsoDate, ran_at: Date): Promise<boolean> =>
  (await tx
    .insertInto('reminder_runs')
    .values({ dia, ran_at })
    .onConflict((on) => on.doNothing())
    .returning('dia')
    .executeTakeFirst()) !== undefined

/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
const PIECE = 2_000

export const insertReminders = async (tx: Tx, rows: readonly Insertable<Tables['reminders']>[]) => {
  for (let at = 0; at < rows.length; at += PIECE)
    await tx
      .insertInto('reminders')
      .values(rows.slice(at, at + PIECE))
      .execute()
}

interface Names {
  parents: ReadonlyMap<number, string>
  pupils: ReadonlyMap<number, string>
}

export const listNames = async (
  db: Db,
  ids: { parents: readonly number[]; pupils: readonly number[] },
): Promise<Names> => {
  const namesById = async (table: 'parents' | 'students', of: readonly number[]) => {
    const rows = await db.selectFrom(table).select(['id', 'nombre']).where('id', '=', anyOf(of)).execute()
    return new Map(rows.map(({ id, nombre }) => [id, nombre]))
  }
  return { parents: await namesById('parents', ids.parents), pupils: await namesById('students', ids.pupils) }
}

/** Of the latest run before today, families by outcome; `motivo` null: it left. */
export const listOutcomes = async (
  db: Db,
  today: IsoDate,
): Promise<{ dia: IsoDate; motivo: string | null; familias: number }[]> => {
  const { rows } = await sql<{ dia: IsoDate; motivo: string | null; familias: number }>`
    SELECT r.dia, CASE WHEN r.motivo IS NOT NULL THEN r.motivo WHEN m.estado IN ('PENDIENTE', 'ENVIANDO') THEN 'Espera su turno'
        WHEN m.estado = 'FALLO' THEN 'El correo falló' WHEN m.estado = 'INCIERTO' THEN 'No se sabe si llegó'
        WHEN m.estado = 'CANCELADO' THEN 'Se canceló' WHEN m.estado = 'OMITIDO' THEN split_part(m.motivo, ':', 1) END AS motivo,
      count(*)::int AS familias
    FROM reminders r
    LEFT JOIN mensajes m ON m.aviso_id = r.aviso_id AND m.parent_id = r.parent_id AND m.canal = 'CORREO'
    WHERE r.dia = (SELECT max(dia) FROM reminder_runs WHERE dia < ${today}::date)
    GROUP BY 1, 2 ORDER BY 3 DESC, 2`.execute(db)
  return rows
}

interface Paid {
  recordadas: number
  familias: number
  centavos: number
}

/** Families reminded since that day, and what they paid within `QUIET_DAYS` of a reminder, each payment once. */
export const sumPaidAfter = async (db: Db, from: IsoDate): Promise<Paid> => {
  const { rows } = await sql<Paid>`
    WITH told AS MATERIALIZED (
      SELECT DISTINCT r.parent_id, r.dia FROM reminders r
      JOIN mensajes m ON m.aviso_id = r.aviso_id AND m.parent_id = r.parent_id AND m.canal = 'CORREO'
      WHERE r.dia >= ${from}::date AND m.estado IN ('ENVIADO', 'INCIERTO')
    ), paid AS (
      SELECT DISTINCT p.id, t.parent_id, p.monto_centavos FROM payments p
      LEFT JOIN students s ON s.id = p.student_id
      JOIN told t ON t.parent_id = coalesce(p.parent_id, s.parent_id) AND p.fecha BETWEEN t.dia AND t.dia + ${QUIET_DAYS}::int
      WHERE p.fecha >= ${from}::date AND p.cancelled_at IS NULL
    )
    SELECT (SELECT count(DISTINCT parent_id) FROM told)::int AS recordadas, count(DISTINCT parent_id)::int AS familias,
      coalesce(sum(monto_centavos), 0)::float8 AS centavos FROM paid`.execute(db)
  return onlyRow(rows)
}
