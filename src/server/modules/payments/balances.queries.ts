// Raw SQL: all balances of a payment change by one statement from arrays.
import { sql } from 'kysely'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import { anyOf } from '../../db/fragments'
import type { WriteCall } from '../../http/contractRoute'
import type { LineRow } from './payments.queries'

interface BalanceRow {
  id: number
  descripcion: string
  monto: Centavos
  /** By valid payments. */
  abonado: Centavos
}

interface MonthBalance extends BalanceRow {
  recargo: number
  fuera: string | null
}

/** To add to the month and to its recargo, charged or waived. */
interface MonthMove {
  abono: Centavos
  recargo: Centavos
}

interface Moves {
  charges: Map<number, Centavos>
  tuition: Map<number, MonthMove>
}

interface Balances {
  charges: Map<number, BalanceRow>
  tuition: Map<number, MonthBalance>
}

interface LineText {
  descripcion: string
  centavos: Centavos
}

export type OwedLine = LineText & { studentId: number } & (
    | { tipo: 'CARGO'; chargeId: number }
    | {
        tipo: 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO'
        tuitionId: number
        /** COLEGIATURA only: waived centavos of its recargo. */
        condonado?: number
      }
  )

export type PaymentLine = OwedLine | (LineText & { tipo: 'A_CUENTA' | 'SALDO' })

const paysDebt = ({ tipo }: Pick<LineRow, 'tipo'>): boolean => tipo === 'CARGO' || tipo === 'COLEGIATURA'

type MovingLine = Pick<LineRow, 'tipo' | 'charge_id' | 'tuition_id' | 'monto_centavos' | 'condonado_centavos'>

/** @throws Error when two lines of a kind pay the same charge or month: the receipt could not print the balance after each */
export const movesOf = (lines: readonly MovingLine[], sign: 1 | -1): Moves => {
  const moves: Moves = { charges: new Map(), tuition: new Map() }
  const seen = new Set<string>()
  for (const { tipo, charge_id, tuition_id, monto_centavos, condonado_centavos } of lines) {
    if (!paysDebt({ tipo }) && tipo !== 'RECARGO') continue
    const id = tipo === 'CARGO' ? charge_id : tuition_id
    if (id === null || seen.has(`${tipo} ${id}`))
      throw new Error(`a payment needs one line for each ${tipo}, not ${id} again`)
    seen.add(`${tipo} ${id}`)
    if (tipo === 'CARGO') {
      moves.charges.set(id, sign * monto_centavos)
      continue
    }
    const before = moves.tuition.get(id) ?? { abono: 0, recargo: 0 }
    const abono = tipo === 'COLEGIATURA' ? monto_centavos : 0
    const recargo = tipo === 'RECARGO' ? monto_centavos : condonado_centavos
    moves.tuition.set(id, { abono: before.abono + sign * abono, recargo: before.recargo + sign * recargo })
  }
  return moves
}

export const condonadoOf = (line: PaymentLine): number => ('condonado' in line && line.condonado) || 0

export const toLineRow = (line: PaymentLine): LineRow => ({
  tipo: line.tipo,
  charge_id: 'chargeId' in line ? line.chargeId : null,
  tuition_id: 'tuitionId' in line ? line.tuitionId : null,
  descripcion: line.descripcion,
  monto_centavos: line.centavos,
  saldo_anterior_centavos: 0,
  saldo_centavos: 0,
  condonado_centavos: condonadoOf(line),
})

/** The receipt prints the balance before and after the line. @param credit centavos before the payment */
export const withBalances = (line: LineRow, balances: Balances, credit: number): LineRow => {
  const { tipo, charge_id, tuition_id, monto_centavos } = line
  if (tipo === 'A_CUENTA' || tipo === 'SALDO') {
    const after = tipo === 'A_CUENTA' ? credit + monto_centavos : credit - monto_centavos
    return { ...line, saldo_anterior_centavos: credit, saldo_centavos: after }
  }
  const balance = (tipo === 'CARGO' ? balances.charges : balances.tuition).get(charge_id ?? tuition_id ?? 0)
  const saldo = balance ? balance.monto - balance.abonado : 0
  const moved = paysDebt(line) ? monto_centavos : 0
  return { ...line, saldo_anterior_centavos: saldo + moved, saldo_centavos: saldo }
}

const moveCharges = async (tx: Tx, moves: Moves['charges']): Promise<BalanceRow[]> => {
  const { rows } = await sql<BalanceRow>`
    UPDATE charges c SET abonado_centavos = c.abonado_centavos + move.centavos
    FROM unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::bigint[]) AS move (id, centavos) WHERE c.id = move.id
    RETURNING c.id, c.descripcion, c.monto_pagar_centavos AS monto, c.abonado_centavos AS abonado`.execute(tx)
  return rows
}

/** A baja lowered the month's amount to what was paid, so the amount follows it; with nothing paid any more, the old price returns. */
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

/** Also writes each change to the bitácora. The database refuses to overpay. @throws Error for an id that does not exist */
export const moveBalances = async (
  { db, record }: Pick<WriteCall, 'db' | 'record'>,
  moves: Moves,
): Promise<Balances> => {
  const charges = await moveAll(moves.charges, (each) => moveCharges(db, each))
  const tuition = await moveAll(moves.tuition, (each) => moveTuition(db, each))
  for (const [id, { descripcion, monto, abonado }] of charges) {
    const before = abonado - (moves.charges.get(id) ?? 0)
    const standing = (centavos: number) => ({ abono: toPesos(centavos), estado: stateOf(centavos, monto) })
    record('CARGO', id, { descripcion, ...standing(before) }, standing(abonado))
  }
  for (const [id, { descripcion, monto, abonado, recargo, fuera }] of tuition) {
    const { abono: paid, recargo: fee } = moves.tuition.get(id) as MonthMove
    const standing = (centavos: number, ofFee: number) => ({
      abono: toPesos(centavos),
      recargo_abonado: toPesos(ofFee),
      ...(fuera === null ? { estado: stateOf(centavos, monto) } : {}),
    })
    record(
      'COLEGIATURA',
      id,
      { descripcion, ...standing(abonado - paid, recargo - fee) },
      standing(abonado, recargo),
    )
  }
  return { charges, tuition }
}

/** A baja has just turned their payments into credit: nothing stays paid but the recargos of other payments. */
export const clearCredited = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    UPDATE tuition SET abonado_centavos = saldado_centavos, recargo_abonado_centavos = tuition_fees_standing(id),
      monto_centavos = coalesce(monto_antes_centavos, monto_centavos), monto_antes_centavos = NULL
    WHERE id = ANY (${ids}::int[])`.execute(tx)
}

/** In id order, as all writers do, so no two deadlock. All months: a beca may also lower months that stay unpaid. */
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
