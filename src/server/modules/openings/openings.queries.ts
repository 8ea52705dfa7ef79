// Raw SQL: rows are inserted from JSON; the table is a parameter; undoing is a function of the database.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { Opening } from '@contract/openings/openings.schemas'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import type { Tables } from '../../db/tables'
import { cycleJson } from '../../db/fragments'
import type { Values } from './openings.values'

export type StoredOpening = Required<Opening>

interface Sums {
  alumnos: number
  meses_saldados: number
  adeudo_centavos: number
  saldo_favor_centavos: number
}

interface Writer {
  userId: number
  now: Date
}

export const insertOpening = async (
  tx: Tx,
  cycleId: number,
  fecha: IsoDate,
  { alumnos, meses_saldados, adeudo_centavos, saldo_favor_centavos }: Sums,
  { userId, now }: Writer,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO openings (cycle_id, fecha, alumnos, meses_saldados, adeudo_centavos, saldo_favor_centavos, last_charge_id,
      created_by, created_at)
    SELECT ${cycleId}, ${fecha}::date, ${alumnos}, ${meses_saldados}, ${adeudo_centavos}, ${saldo_favor_centavos},
      coalesce((SELECT max(id) FROM charges), 0), ${userId}, ${now}
    RETURNING id`.execute(tx)
  return onlyRow(rows).id
}

interface WrittenRow {
  studentId: number
  enrolmentId: number
  scholarshipId: number | null
  moveId: number | null
  valores: Values
}

export const insertRows = (tx: Tx, openingId: number, rows: readonly WrittenRow[]) =>
  sql`INSERT INTO opening_rows (opening_id, student_id, enrolment_id, scholarship_id, credit_move_id, valores)
    SELECT ${openingId}::integer, "studentId", "enrolmentId", "scholarshipId", "moveId", valores
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row ("studentId" integer, "enrolmentId" integer,
      "scholarshipId" integer, "moveId" integer, valores jsonb)`.execute(tx)

type MadeKind = Tables['opening_made']['kind']

export const insertMade = (tx: Tx, openingId: number, kind: MadeKind, ids: readonly number[]) =>
  sql`INSERT INTO opening_made (opening_id, kind, record_id)
    SELECT ${openingId}::integer, ${kind}, id FROM unnest(${ids}::int[]) AS id`.execute(tx)

interface OpeningRow extends Omit<StoredOpening, 'adeudo' | 'saldo_favor' | 'fecha_creacion'>, Sums {
  created_at: Date
}

const toOpening = ({
  adeudo_centavos,
  saldo_favor_centavos,
  created_at,
  ...opening
}: OpeningRow): StoredOpening => ({
  ...opening,
  adeudo: toPesos(adeudo_centavos),
  saldo_favor: toPesos(saldo_favor_centavos),
  fecha_creacion: created_at.toISOString(),
})

export const listOpenings = async (db: Db, id?: number): Promise<StoredOpening[]> => {
  const { rows } = await sql<OpeningRow>`
    SELECT o.id, ${cycleJson} AS "cicloEscolar", o.fecha, o.alumnos, o.meses_saldados,
      o.adeudo_centavos::float8 AS adeudo_centavos, o.saldo_favor_centavos::float8 AS saldo_favor_centavos, u.name AS usuario,
      o.created_at, CASE WHEN o.undone_at IS NOT NULL THEN
        json_build_object('fecha', o.undone_on, 'usuario', d.name, 'motivo', o.motivo) END AS deshecha
    FROM openings o JOIN cycles y ON y.id = o.cycle_id JOIN users u ON u.id = o.created_by
    LEFT JOIN users d ON d.id = o.undone_by
    WHERE ${id === undefined ? sql`true` : sql`o.id = ${id}`}
    ORDER BY o.id DESC`.execute(db)
  return rows.map(toOpening)
}

export interface Hanging {
  nombre: string
  que: 'PAGO' | 'SALDO' | 'DEVOLUCION' | 'BAJA' | 'PRORROGA' | 'BECA' | 'CARGO'
  detalle: string | null
}

export const listHanging = async (db: Db, openingId: number): Promise<Hanging[]> => {
  const { rows } = await sql<Hanging>`
    SELECT DISTINCT s.nombre, h.que, h.detalle FROM opening_hangs(${openingId}) h JOIN students s ON s.id = h.student_id
    ORDER BY s.nombre, h.que, h.detalle`.execute(db)
  return rows
}

interface Named {
  id: number
  nombre: string
}

export const listOpened = async (db: Db, openingId: number): Promise<(Named & { enrolmentId: number })[]> => {
  const { rows } = await sql<Named & { enrolmentId: number }>`
    SELECT s.id, s.nombre, r.enrolment_id AS "enrolmentId" FROM opening_rows r JOIN students s ON s.id = r.student_id
    WHERE r.opening_id = ${openingId} ORDER BY s.id`.execute(db)
  return rows
}

export const listFiscalIds = async (db: Db, openingId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT (valores ->> 'fiscalId')::integer AS id FROM opening_rows
    WHERE opening_id = ${openingId} AND valores ? 'fiscalId' ORDER BY 1`.execute(db)
  return rows.map(({ id }) => id)
}

const TABLE_OF = { ALUMNO: 'students', PADRE: 'parents', GRUPO: 'groups', BECA: 'scholarships' } as const
export const MADE_KINDS = ['ALUMNO', 'PADRE', 'GRUPO', 'BECA'] as const

export const listMade = async (db: Db, openingId: number, kind: keyof typeof TABLE_OF): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    SELECT t.id, t.nombre FROM opening_made m JOIN ${sql.table(TABLE_OF[kind])} t ON t.id = m.record_id
    WHERE m.opening_id = ${openingId} AND m.kind = ${kind} ORDER BY t.id`.execute(db)
  return rows
}

export const stillThere = async (
  db: Db,
  kind: keyof typeof TABLE_OF,
  ids: readonly number[],
): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(TABLE_OF[kind])} WHERE id = ANY (${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The database refuses it while other rows depend on the opening (migration 0042). */
export const undoOpening = (
  tx: Tx,
  id: number,
  { userId, now, today, motivo }: Writer & { today: IsoDate; motivo: string },
) => sql`SELECT undo_opening(${id}, ${userId}, ${now}, ${today}::date, ${motivo})`.execute(tx)
