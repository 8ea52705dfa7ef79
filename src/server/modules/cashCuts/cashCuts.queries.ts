import { sql } from 'kysely'
import type { CashCut, CutMove } from '@contract/cashCuts/cashCuts.schemas'
import type { Counted } from '@contract/cashCuts/denominations'
import { toCentavos, toPesos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'

/** Every cut on the wire is read here. */
const selectCuts = (db: Db) =>
  db
    .selectFrom('cash_cuts as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.numero', 'c.dia', 'c.parte', 'c.user_id', 'u.name', 'c.created_at', 'c.movimientos'])
    .select(['c.total_centavos', 'c.esperado_centavos', 'c.contado_centavos', 'c.diferencia_centavos'])
    .select('c.observaciones')

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
  esperado: toPesos(row.esperado_centavos),
  contado: toPesos(row.contado_centavos),
  diferencia: toPesos(row.diferencia_centavos),
  observaciones: row.observaciones,
})

/** Newest first. */
export const listCuts = async (db: Db): Promise<CashCut[]> =>
  (await selectCuts(db).orderBy('c.numero', 'desc').execute()).map(toCut)

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
 * Waits for every payment that has its folio already and lets no other take one until the commit: a payment is in this cut or
 * comes after it, and two closings never count the same money.
 */
export const holdPayments = async (tx: Tx): Promise<void> => {
  await sql`SELECT FROM folio_counter FOR UPDATE`.execute(tx)
}

export interface NewCut {
  userId: number
  dia: string
  total: number
  esperado: number
  contado: number
  observaciones: string | null
  moves: readonly Pick<CutMove, 'id' | 'tipo'>[]
  /** Without those of which there are none. */
  conteo: readonly Counted[]
  now: Date
}

/** Takes the next number and writes cut, movements and count in one statement. Amounts in pesos. @returns the cut's id */
export const insertCut = async (tx: Tx, cut: NewCut): Promise<number> => {
  const { userId, dia, moves, conteo, now } = cut
  const { rows } = await sql<{ id: number }>`
    WITH taken AS (
      UPDATE cash_cut_counter SET last_number = last_number + 1 RETURNING last_number
    ), closed AS (
      INSERT INTO cash_cuts (numero, user_id, dia, parte, created_at, movimientos, total_centavos, esperado_centavos,
        contado_centavos, observaciones)
      SELECT last_number, ${userId}, ${dia}::date,
        (SELECT count(*) + 1 FROM cash_cuts WHERE user_id = ${userId} AND dia = ${dia}::date), ${now}, ${moves.length},
        ${toCentavos(cut.total)}, ${toCentavos(cut.esperado)}, ${toCentavos(cut.contado)}, ${cut.observaciones}
      FROM taken
      RETURNING id
    ), moved AS (
      INSERT INTO cash_cut_moves (cut_id, payment_id, tipo)
      SELECT closed.id, move.* FROM closed,
        unnest(${moves.map(({ id }) => id)}::int[], ${moves.map(({ tipo }) => tipo)}::text[]) AS move
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
