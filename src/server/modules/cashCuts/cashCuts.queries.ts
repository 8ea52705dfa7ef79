// Raw SQL: counter, cut and its moves are written by one statement, so no number is taken without a cut.
import { sql } from 'kysely'
import type { CutColumn } from '@contract/cashCuts/cashCuts.rules'
import type { CashCut, CutMove, CutsQuery } from '@contract/cashCuts/cashCuts.schemas'
import type { Counted } from '@contract/cashCuts/denominations'
import { centavosOf, toCentavos, toPesos } from '@contract/domain/money'
import { orderOf, partOf, readPage } from '../../db/pages'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { inSpanish } from '../../db/fragments'

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

export const listCashiers = async (db: Db): Promise<CashCut['cajero'][]> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name as nombre'])
    .where((on) =>
      on.exists(on.selectFrom('cash_cuts as c').select('c.id').whereRef('c.user_id', '=', 'u.id')),
    )
    .orderBy('u.name', inSpanish)
    .execute()

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

/** Waits for running payments and blocks new ones: each is then in this cut or in the next, and none is counted twice. */
export const lockReceiptCounters = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('folio_counter').forUpdate().execute()
  await tx.selectFrom('refund_counter').forUpdate().execute()
}

interface NewCut {
  userId: number
  dia: string
  total: number
  cobrado: number
  fondo: number
  contado: number
  observaciones: string | null
  moves: readonly Pick<CutMove, 'id' | 'tipo'>[]
  conteo: readonly Counted[]
  now: Date
}

const isRefund = ({ tipo }: Pick<CutMove, 'tipo'>): boolean =>
  tipo === 'DEVOLUCION' || tipo === 'DEVOLUCION_CANCELADA'

/** A payment by several means is several movements but one row in the cut. */
const oncePerPayment = (moves: NewCut['moves']): NewCut['moves'] => [
  ...new Map(moves.map((move) => [`${move.tipo} ${move.id}`, move])).values(),
]

/** Takes the next number; one statement. Pesos. @returns the cut's id */
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
  return onlyRow(rows).id
}

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

export const saveFloat = async (
  tx: Tx,
  { userId, dia, closed, fondo }: { userId: number; dia: string; closed: number; fondo: number },
): Promise<number> => {
  const fondo_centavos = centavosOf(fondo)
  const { id } = await tx
    .insertInto('cash_floats')
    .values({ user_id: userId, dia, parte: closed + 1, fondo_centavos })
    .onConflict((on) => on.constraint('cash_floats_once_per_part').doUpdateSet({ fondo_centavos }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
