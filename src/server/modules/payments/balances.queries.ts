// Raw SQL: all balances of a payment change by one statement from arrays.
import { sql } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import { anyOf } from '../../db/fragments'
import type { WriteCall } from '../../http/call'
import type { BalanceRow, Balances, MonthBalance, MonthMove, Moves } from './lineBalances'

const moveCharges = async (tx: Tx, moves: Moves['charges']): Promise<BalanceRow[]> => {
  const { rows } = await sql<BalanceRow>`
    UPDATE charges c SET abonado_centavos = c.abonado_centavos + move.centavos
    FROM unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::bigint[]) AS move (id, centavos) WHERE c.id = move.id
    RETURNING c.id, c.descripcion, c.monto_pagar_centavos AS monto, c.abonado_centavos AS abonado`.execute(tx)
  return rows
}

/** After a baja the month's amount is what was paid, so both change together; with nothing paid left, the old price returns. */
const moveTuition = async (tx: Tx, moves: Moves['tuition']): Promise<MonthBalance[]> => {
  const each = [...moves.values()]
  const { rows } = await sql<MonthBalance>`
    UPDATE tuition t SET abonado_centavos = t.abonado_centavos + move.abono,
      recargo_abonado_centavos = t.recargo_abonado_centavos + move.recargo,
      monto_centavos = CASE WHEN t.monto_antes_centavos IS NULL THEN t.monto_centavos
        WHEN t.abonado_centavos + move.abono = t.saldado_centavos THEN t.monto_antes_centavos ELSE t.abonado_centavos + move.abono END,
      monto_antes_centavos = CASE WHEN t.abonado_centavos + move.abono > t.saldado_centavos THEN t.monto_antes_centavos END
    FROM unnest(${[...moves.keys()]}::int[], ${each.map(({ abono }) => abono)}::bigint[],
      ${each.map(({ recargo }) => recargo)}::bigint[]) AS move (id, abono, recargo)
    WHERE t.id = move.id
    RETURNING t.id, t.descripcion, t.monto_centavos AS monto, t.abonado_centavos AS abonado,
      t.recargo_abonado_centavos AS recargo, t.fuera`.execute(tx)
  return rows
}

const moveAll = async <M, T extends BalanceRow>(
  moves: Map<number, M>,
  move: (moves: Map<number, M>) => Promise<T[]>,
): Promise<Map<number, T>> => {
  const rows = moves.size > 0 ? await move(moves) : []
  if (rows.length !== moves.size) throw new Error('a payment names a charge or a month that does not exist')
  return new Map(rows.map((row) => [row.id, row]))
}

const stateOf = (abonado: number, monto: number): string => {
  if (abonado === monto) return 'PAGADO'
  return abonado > 0 ? 'PARCIAL' : 'PENDIENTE'
}

/** Also writes each change to the bitácora. The database refuses overpaying. @throws Error for an unknown id */
export const moveBalances = async (
  { db, record }: Pick<WriteCall, 'db' | 'record'>,
  moves: Moves,
): Promise<Balances> => {
  const charges = await moveAll(moves.charges, (each) => moveCharges(db, each))
  const tuition = await moveAll(moves.tuition, (each) => moveTuition(db, each))
  for (const [id, { descripcion, monto, abonado }] of charges) {
    const before = abonado - (moves.charges.get(id) ?? 0)
    const trailOf = (centavos: number) => ({ abono: toPesos(centavos), estado: stateOf(centavos, monto) })
    record('CARGO', id, { descripcion, ...trailOf(before) }, trailOf(abonado))
  }
  for (const [id, { descripcion, monto, abonado, recargo, fuera }] of tuition) {
    const { abono: paid, recargo: fee } = moves.tuition.get(id) as MonthMove
    const trailOf = (centavos: number, ofFee: number) => ({
      abono: toPesos(centavos),
      recargo_abonado: toPesos(ofFee),
      ...(fuera === null ? { estado: stateOf(centavos, monto) } : {}),
    })
    record(
      'COLEGIATURA',
      id,
      { descripcion, ...trailOf(abonado - paid, recargo - fee) },
      trailOf(abonado, recargo),
    )
  }
  return { charges, tuition }
}

/** Of months whose payments a baja turned into credit: only recargos paid by other payments stay paid. */
export const clearCredited = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    UPDATE tuition SET abonado_centavos = saldado_centavos, recargo_abonado_centavos = tuition_fees_standing(id),
      monto_centavos = coalesce(monto_antes_centavos, monto_centavos), monto_antes_centavos = NULL
    WHERE id = ANY (${ids}::int[])`.execute(tx)
}

/** In id order, as all writers do, so no two deadlock. All months of these enrolments: cancelling prices the unpaid ones anew by their becas. */
export const lockTargets = async (tx: Tx, { charges, tuition }: Moves): Promise<void> => {
  if (charges.size > 0)
    await tx
      .selectFrom('charges')
      .where('id', '=', anyOf([...charges.keys()]))
      .orderBy('id')
      .forUpdate()
      .execute()
  if (tuition.size > 0)
    await tx
      .selectFrom('tuition')
      .where('enrolment_id', 'in', (on) =>
        on
          .selectFrom('tuition')
          .select('enrolment_id')
          .where('id', '=', anyOf([...tuition.keys()])),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
}
