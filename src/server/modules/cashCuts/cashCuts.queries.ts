import { sql, type RawBuilder } from 'kysely'
import type { CutColumn, MoveKind } from '@contract/cashCuts/cashCuts.rules'
import type { CashCut, CutMove, CutsQuery, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import type { Counted } from '@contract/cashCuts/denominations'
import { toCentavos, toPesos } from '@contract/domain/money'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import { orderOf, partOf, readPage } from '../../db/pages'
import type { Db, Tx } from '../../db/database'

/** Every cut on the wire is read here. */
const selectCuts = (db: Db) =>
  db
    .selectFrom('cash_cuts as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.numero', 'c.dia', 'c.parte', 'c.user_id', 'u.name', 'c.created_at', 'c.movimientos'])
    .select(['c.total_centavos', 'c.esperado_centavos', 'c.contado_centavos', 'c.diferencia_centavos'])
    .select(['c.fondo_centavos', 'c.observaciones'])

type Row = Awaited<ReturnType<ReturnType<typeof selectCuts>['executeTakeFirstOrThrow']>>

const toCut = (row: Row): CashCut => ({
  id: row.id,
  numero: row.numero,
  dia: row.dia,
  parte: row.parte,
  cajero: { id: row.user_id, nombre: row.name },
  creado: row.created_at.toISOString(),
  movimientos: row.movimientos,
  total: toPesos(row.total_centavos),
  fondo: toPesos(row.fondo_centavos),
  esperado: toPesos(row.esperado_centavos + row.fondo_centavos),
  contado: toPesos(row.contado_centavos),
  diferencia: toPesos(row.diferencia_centavos),
  observaciones: row.observaciones,
})

const COLUMNS = {
  numero: ['c.numero'],
  dia: ['c.dia', 'c.parte'],
  cajero: [sql`u.name COLLATE "es-x-icu"`],
  total: ['c.total_centavos'],
  diferencia: ['c.diferencia_centavos'],
} as const satisfies Record<CutColumn, unknown>

/** A page of the school's cuts, newest first where nothing else is asked for, and how many there are. */
export const pageOfCuts = async (db: Db, part: CutsQuery): Promise<{ rows: CashCut[]; total: number }> => {
  const day = sql`to_char(c.dia, 'DD/MM/YYYY')`
  const texts = [sql`c.numero::text`, day, sql.ref('u.name'), sql.ref('c.observaciones')]
  const way = orderOf(part)
  let query = selectCuts(db).where(partOf(part, { day: sql.ref('c.dia'), texts }))
  if (part.cajero !== undefined) query = query.where('c.user_id', '=', part.cajero)
  for (const column of COLUMNS[part.columna ?? 'numero']) query = query.orderBy(column, way)
  const { rows, total } = await readPage(query.orderBy('c.numero', way), part)
  return { rows: rows.map(toCut), total }
}

/** Who closed any cut, by name. */
export const listCashiers = async (db: Db): Promise<CashCut['cajero'][]> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name as nombre'])
    .where((on) =>
      on.exists(on.selectFrom('cash_cuts as c').select('c.id').whereRef('c.user_id', '=', 'u.id')),
    )
    .orderBy(sql`u.name COLLATE "es-x-icu"`)
    .execute()

/** What a user closed of a day, oldest first. */
export const listCutsOfDay = async (db: Db, userId: number, dia: string): Promise<CashCut[]> => {
  const rows = await selectCuts(db)
    .where('c.user_id', '=', userId)
    .where('c.dia', '=', dia)
    .orderBy('c.parte')
    .execute()
  return rows.map(toCut)
}

export const findCut = async (db: Db, id: number): Promise<CashCut | undefined> => {
  const row = await selectCuts(db).where('c.id', '=', id).executeTakeFirst()
  return row && toCut(row)
}

/** What was counted, notes before coins, largest first; only what was there. */
export const listCounted = async (db: Db, cutId: number): Promise<Counted[]> => {
  const rows = await db
    .selectFrom('cash_cut_counts')
    .select(['tipo', 'denominacion_centavos', 'cantidad'])
    .where('cut_id', '=', cutId)
    .orderBy('tipo')
    .orderBy('denominacion_centavos', 'desc')
    .execute()
  return rows.map(({ tipo, denominacion_centavos, cantidad }) => ({
    tipo,
    denominacion: toPesos(denominacion_centavos),
    cantidad,
  }))
}

/**
 * Waits for every payment and refund that has its folio already and lets no other take one until the commit: it is in this cut or
 * comes after it, and two closings never count the same money.
 */
export const holdPayments = async (tx: Tx): Promise<void> => {
  await sql`SELECT FROM folio_counter FOR UPDATE`.execute(tx)
  await sql`SELECT FROM refund_counter FOR UPDATE`.execute(tx)
}

/** What was in the drawer at opening of the part after `closed` cuts, pesos; 0 when nobody said. */
export const findFloat = async (db: Db, userId: number, dia: string, closed: number): Promise<number> => {
  const row = await db
    .selectFrom('cash_floats')
    .select('fondo_centavos')
    .where('user_id', '=', userId)
    .where('dia', '=', dia)
    .where('parte', '=', closed + 1)
    .executeTakeFirst()
  return toPesos(row?.fondo_centavos ?? 0)
}

/** Says it, or says it anew. @param fondo pesos @returns the row's id */
export const saveFloat = async (
  tx: Tx,
  { userId, dia, closed, fondo }: { userId: number; dia: string; closed: number; fondo: number },
): Promise<number> => {
  const fondo_centavos = toCentavos(fondo) as number
  const { id } = await tx
    .insertInto('cash_floats')
    .values({ user_id: userId, dia, parte: closed + 1, fondo_centavos })
    .onConflict((on) => on.constraint('cash_floats_once_per_part').doUpdateSet({ fondo_centavos }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewCut {
  userId: number
  dia: string
  total: number
  /** Cash that the movements brought, without the float. */
  cobrado: number
  fondo: number
  contado: number
  observaciones: string | null
  /** Payments with all of their means, and refunds. */
  moves: readonly Pick<CutMove, 'id' | 'tipo'>[]
  /** Without those of which there are none. */
  conteo: readonly Counted[]
  now: Date
}

const isRefund = ({ tipo }: Pick<CutMove, 'tipo'>): boolean =>
  tipo === 'DEVOLUCION' || tipo === 'DEVOLUCION_CANCELADA'

/** A payment by several means is several movements and one row. */
const oncePerPayment = (moves: NewCut['moves']): NewCut['moves'] => [
  ...new Map(moves.map((move) => [`${move.tipo} ${move.id}`, move])).values(),
]

/** Takes the next number and writes cut, movements and count in one statement. Amounts in pesos. @returns the cut's id */
export const insertCut = async (tx: Tx, cut: NewCut): Promise<number> => {
  const { userId, dia, moves, conteo, now } = cut
  const refunds = moves.filter(isRefund)
  const payments = oncePerPayment(moves.filter((move) => !isRefund(move)))
  const { rows } = await sql<{ id: number }>`
    WITH taken AS (
      UPDATE cash_cut_counter SET last_number = last_number + 1 RETURNING last_number
    ), closed AS (
      INSERT INTO cash_cuts (numero, user_id, dia, parte, created_at, movimientos, total_centavos, esperado_centavos,
        fondo_centavos, contado_centavos, observaciones)
      SELECT last_number, ${userId}, ${dia}::date,
        (SELECT count(*) + 1 FROM cash_cuts WHERE user_id = ${userId} AND dia = ${dia}::date), ${now}, ${moves.length},
        ${toCentavos(cut.total)}, ${toCentavos(cut.cobrado)}, ${toCentavos(cut.fondo)}, ${toCentavos(cut.contado)}, ${cut.observaciones}
      FROM taken
      RETURNING id
    ), moved AS (
      INSERT INTO cash_cut_moves (cut_id, payment_id, tipo)
      SELECT closed.id, move.* FROM closed,
        unnest(${payments.map(({ id }) => id)}::int[], ${payments.map(({ tipo }) => tipo)}::text[]) AS move
    ), refunded AS (
      INSERT INTO cash_cut_refunds (cut_id, refund_id, tipo)
      SELECT closed.id, move.* FROM closed,
        unnest(${refunds.map(({ id }) => id)}::int[], ${refunds.map(({ tipo }) => tipo)}::text[]) AS move
    ), counted AS (
      INSERT INTO cash_cut_counts (cut_id, tipo, denominacion_centavos, cantidad)
      SELECT closed.id, piece.* FROM closed, unnest(
        ${conteo.map(({ tipo }) => tipo)}::text[],
        ${conteo.map(({ denominacion }) => toCentavos(denominacion))}::int[],
        ${conteo.map(({ cantidad }) => cantidad)}::int[]) AS piece
    )
    SELECT id FROM closed`.execute(tx)
  return (rows[0] as { id: number }).id
}

interface MoveRow {
  id: number
  means_id: number
  tipo: MoveKind
  folio: number
  nombres: string[]
  numero_control: string | null
  conceptos: string[]
  centavos: number
  metodo_pago: PaymentMethod
  referencia: string | null
  fecha: string
  moved_at: Date
  recibio: string
  motivo_cancelacion: string | null
}

/** A year paid at once names ten months: the first says enough. */
const conceptOf = ([first = '', ...more]: readonly string[]): string =>
  more.length > 1 ? `${first} y ${more.length} conceptos más` : [first, ...more].join(', ')

const toMove = (row: MoveRow): CutMove => ({
  clave: `${row.tipo}-${row.means_id}`,
  id: row.id,
  tipo: row.tipo,
  folio: row.folio,
  alumno: row.nombres.join(', '),
  numero_control: row.numero_control ?? '',
  concepto: conceptOf(row.conceptos),
  monto: toPesos(Math.abs(row.centavos)),
  metodo_pago: row.metodo_pago,
  referencia: row.referencia,
  fecha: row.fecha,
  momento: row.moved_at.toISOString(),
  recibio: row.recibio,
  motivo_cancelacion:
    row.tipo === 'CANCELACION' || row.tipo === 'DEVOLUCION_CANCELADA' ? row.motivo_cancelacion : null,
})

/** Everybody a payment `m.payment_id` paid for; without anybody the parent, who left money on account. */
const PAID_FOR = sql`
  SELECT s.id, s.nombre, s.numero_control FROM students s WHERE s.id = p.student_id OR s.id IN (
    SELECT coalesce(c.student_id, e.student_id) FROM payment_lines l
    LEFT JOIN charges c ON c.id = l.charge_id LEFT JOIN tuition t ON t.id = l.tuition_id
    LEFT JOIN enrolments e ON e.id = t.enrolment_id WHERE l.payment_id = p.id AND p.student_id IS NULL)`

/** Movements as they are listed, of rows of `cash_moves`. In the order in which the money moved. */
const readMoves = async (db: Db, source: RawBuilder<unknown>): Promise<CutMove[]> => {
  const { rows } = await sql<MoveRow>`
    SELECT p.id, m.means_id, m.tipo, p.folio, m.centavos, m.metodo_pago, m.referencia, p.fecha, m.moved_at, u.name AS recibio,
      p.motivo_cancelacion, coalesce(
        (SELECT array_agg(own.nombre ORDER BY own.nombre) FROM (${PAID_FOR}) own), ARRAY[d.nombre]) AS nombres,
      (SELECT min(own.numero_control) FROM (${PAID_FOR}) own HAVING count(*) = 1) AS numero_control,
      ARRAY(SELECT l.descripcion FROM payment_lines l
        WHERE l.payment_id = p.id AND l.tipo IN ('CARGO', 'COLEGIATURA', 'A_CUENTA') ORDER BY l.id) AS conceptos
    FROM (${source}) m
    JOIN payments p ON p.id = m.payment_id
    LEFT JOIN parents d ON d.id = p.parent_id
    JOIN users u ON u.id = p.created_by
    UNION ALL
    SELECT r.id, m.means_id, m.tipo, r.folio, m.centavos, m.metodo_pago, m.referencia, r.fecha, m.moved_at, u.name,
      r.motivo_cancelacion, ARRAY[coalesce(d.nombre, s.nombre)], s.numero_control, ARRAY['DEVOLUCIÓN: ' || r.motivo]
    FROM (${source}) m
    JOIN refunds r ON r.id = m.refund_id
    JOIN credits c ON c.id = r.credit_id LEFT JOIN parents d ON d.id = c.parent_id LEFT JOIN students s ON s.id = c.student_id
    JOIN users u ON u.id = r.created_by
    ORDER BY moved_at, folio, means_id`.execute(db)
  return rows.map(toMove)
}

/** What no cut holds: payments and refunds by who made them, cancellations by who cancelled, each on its own day. */
const open = (whose: RawBuilder<unknown>) => sql`
  SELECT m.* FROM cash_open_moves o JOIN cash_moves m ON m.payment_id = o.payment_id AND m.tipo = o.tipo WHERE ${whose}
  UNION ALL
  SELECT m.* FROM cash_open_refunds o JOIN cash_moves m ON m.refund_id = o.refund_id AND m.tipo = o.tipo WHERE ${whose}`

/** Of a user's day, what is in no cut yet. */
export const listOpenMoves = (db: Db | Tx, userId: number, dia: string): Promise<CutMove[]> =>
  readMoves(db, open(sql`o.user_id = ${userId} AND o.dia = ${dia}::date`))

/** What a closed cut holds. */
export const listCutMoves = (db: Db, cutId: number): Promise<CutMove[]> =>
  readMoves(
    db,
    sql`SELECT m.* FROM cash_cut_moves held JOIN cash_moves m ON m.payment_id = held.payment_id AND m.tipo = held.tipo
      WHERE held.cut_id = ${cutId}
    UNION ALL
    SELECT m.* FROM cash_cut_refunds held JOIN cash_moves m ON m.refund_id = held.refund_id AND m.tipo = held.tipo
      WHERE held.cut_id = ${cutId}`,
  )

interface OpenDayRow {
  user_id: number
  name: string
  dia: string
  movimientos: number
  total: number
  fondo: number
  esperado: number
}

/** Days with something that no cut holds, oldest first; of one user, or of everybody. */
export const listOpenDays = async (db: Db, userId?: number): Promise<OpenDay[]> => {
  const whose = userId === undefined ? sql`true` : sql`o.user_id = ${userId}`
  const { rows } = await sql<OpenDayRow>`
    SELECT m.user_id, u.name, m.dia, count(*)::int AS movimientos, sum(m.centavos)::bigint AS total,
      coalesce(sum(m.centavos) FILTER (WHERE m.metodo_pago = 'EFECTIVO'), 0)::bigint AS esperado,
      coalesce((SELECT f.fondo_centavos FROM cash_floats f WHERE f.user_id = m.user_id AND f.dia = m.dia AND f.parte = 1 +
        (SELECT count(*) FROM cash_cuts c WHERE c.user_id = m.user_id AND c.dia = m.dia)), 0) AS fondo
    FROM (${open(whose)}) m
    JOIN users u ON u.id = m.user_id
    GROUP BY m.user_id, u.name, m.dia
    ORDER BY m.dia, u.name`.execute(db)
  return rows.map((row) => ({
    cajero: { id: row.user_id, nombre: row.name },
    dia: row.dia,
    movimientos: row.movimientos,
    total: toPesos(row.total),
    fondo: toPesos(row.fondo),
    esperado: toPesos(row.esperado + row.fondo),
  }))
}
