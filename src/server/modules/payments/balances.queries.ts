import { sql } from 'kysely'
import type { Tx } from '../../db/database'

/** What a charge or a month has to pay and what stands against it, in centavos. */
export interface BalanceRow {
  id: number
  monto: number
  abonado: number
}

/** Centavos to add to what stands against a charge or a month, by its id; below 0 they are taken back. */
export interface Moves {
  charges: Map<number, number>
  tuition: Map<number, number>
}

export interface Balances {
  charges: Map<number, BalanceRow>
  tuition: Map<number, BalanceRow>
}

type Rows = readonly BalanceRow[]

const moved = (moves: Map<number, number>) =>
  sql`unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::bigint[]) AS move (id, centavos)`

const moveCharges = async (tx: Tx, moves: Map<number, number>): Promise<Rows> => {
  const { rows } = await sql<BalanceRow>`
    UPDATE charges c SET abonado_centavos = c.abonado_centavos + move.centavos FROM ${moved(moves)} WHERE c.id = move.id
    RETURNING c.id, c.monto_pagar_centavos AS monto, c.abonado_centavos AS abonado`.execute(tx)
  return rows
}

const moveTuition = async (tx: Tx, moves: Map<number, number>): Promise<Rows> => {
  const { rows } = await sql<BalanceRow>`
    UPDATE tuition t SET abonado_centavos = t.abonado_centavos + move.centavos FROM ${moved(moves)} WHERE t.id = move.id
    RETURNING t.id, t.monto_centavos AS monto, t.abonado_centavos AS abonado`.execute(tx)
  return rows
}

const all = async (
  moves: Map<number, number>,
  move: (moves: Map<number, number>) => Promise<Rows>,
): Promise<Map<number, BalanceRow>> => {
  const rows = moves.size > 0 ? await move(moves) : []
  if (rows.length !== moves.size) throw new Error('a payment names a charge or a month that does not exist')
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Moves balances and answers the new ones. The database refuses more than what is owed and a month paid in part.
 * @throws Error for an id that does not exist
 */
export const moveBalances = async (tx: Tx, { charges, tuition }: Moves): Promise<Balances> => ({
  charges: await all(charges, (moves) => moveCharges(tx, moves)),
  tuition: await all(tuition, (moves) => moveTuition(tx, moves)),
})

/**
 * Locks what a payment paid, in id order, as every writer of several rows does, so that two of them never wait for each other.
 * Of months all of the enrolment are locked: a beca may lower others than the one that opens again.
 */
export const lockTargets = async (tx: Tx, { charges, tuition }: Moves): Promise<void> => {
  if (charges.size > 0)
    await sql`SELECT FROM charges WHERE id = ANY (${[...charges.keys()]}::int[]) ORDER BY id FOR UPDATE`.execute(
      tx,
    )
  if (tuition.size > 0)
    await sql`
      SELECT FROM tuition WHERE enrolment_id IN (SELECT enrolment_id FROM tuition WHERE id = ANY (${[...tuition.keys()]}::int[]))
      ORDER BY id FOR UPDATE`.execute(tx)
}
