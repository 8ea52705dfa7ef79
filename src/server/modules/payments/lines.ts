import type { BalanceRow, Balances, Moves } from './balances.queries'
import type { LineRow } from './payments.queries'

/** What one line of a payment pays, in centavos above 0. */
export type PaymentLine = { descripcion: string; centavos: number } & (
  { tipo: 'CARGO'; chargeId: number } | { tipo: 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO'; tuitionId: number }
)

/** What the person hands over: discounts lower the receipt, surcharges raise it, neither moves a balance (DOMAIN §5). */
export const totalOf = (lines: readonly PaymentLine[]): number =>
  lines.reduce((sum, { tipo, centavos }) => sum + (tipo === 'DESCUENTO' ? -centavos : centavos), 0)

/**
 * The balances that lines move, or move back with `sign` −1.
 * @throws Error when two lines pay the same charge or month: the receipt could not say what each left
 */
export const movesOf = (
  lines: readonly Pick<LineRow, 'tipo' | 'charge_id' | 'tuition_id' | 'monto_centavos'>[],
  sign: 1 | -1,
): Moves => {
  const moves: Moves = { charges: new Map(), tuition: new Map() }
  for (const { tipo, charge_id, tuition_id, monto_centavos } of lines) {
    if (tipo === 'RECARGO' || tipo === 'DESCUENTO') continue
    const [into, id] = tipo === 'CARGO' ? [moves.charges, charge_id] : [moves.tuition, tuition_id]
    if (id === null || into.has(id))
      throw new Error(`a payment needs one line for each ${tipo}, not ${id} again`)
    into.set(id, sign * monto_centavos)
  }
  return moves
}

export const toLineRow = (line: PaymentLine): LineRow => ({
  tipo: line.tipo,
  charge_id: line.tipo === 'CARGO' ? line.chargeId : null,
  tuition_id: line.tipo === 'CARGO' ? null : line.tuitionId,
  descripcion: line.descripcion,
  monto_centavos: line.centavos,
  saldo_anterior_centavos: 0,
  saldo_centavos: 0,
})

/** The line with the balance it found and the one it left, as the receipt prints them. */
export const withBalances = (line: LineRow, balances: Balances): LineRow => {
  const { tipo, charge_id, tuition_id, monto_centavos } = line
  const balance = (tipo === 'CARGO' ? balances.charges : balances.tuition).get(charge_id ?? tuition_id ?? 0)
  const saldo = balance ? left(balance) : 0
  const moved = tipo === 'CARGO' || tipo === 'COLEGIATURA' ? monto_centavos : 0
  return { ...line, saldo_anterior_centavos: saldo + moved, saldo_centavos: saldo }
}

const left = ({ monto, abonado }: BalanceRow): number => monto - abonado
