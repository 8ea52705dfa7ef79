import type { Centavos } from '@contract/domain/money'
import type { LineRow } from './payments.queries'

export interface BalanceRow {
  id: number
  descripcion: string
  monto: Centavos
  abonado: Centavos
}

export interface MonthBalance extends BalanceRow {
  recargo: Centavos
  fuera: string | null
}

/** Centavos by which a payment changes what is paid of a month, and of its recargo what is charged or waived. */
export interface MonthMove {
  abono: Centavos
  recargo: Centavos
}

export interface Moves {
  charges: Map<number, Centavos>
  tuition: Map<number, MonthMove>
}

export interface Balances {
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
        /** Waived of the month's recargo; only for COLEGIATURA. */
        condonado?: Centavos
      }
  )

export type PaymentLine = OwedLine | (LineText & { tipo: 'A_CUENTA' }) | (LineText & { tipo: 'SALDO' })

const paysDebt = ({ tipo }: Pick<LineRow, 'tipo'>): boolean => tipo === 'CARGO' || tipo === 'COLEGIATURA'

type MovingLine = Pick<LineRow, 'tipo' | 'charge_id' | 'tuition_id' | 'monto_centavos' | 'condonado_centavos'>

/** @throws Error when two lines of a kind pay the same charge or month, since a receipt prints the balance after each */
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

export const waivedOf = (line: PaymentLine): Centavos => ('condonado' in line && line.condonado) || 0

export const toLineRow = (
  line: PaymentLine,
): Omit<LineRow, 'saldo_anterior_centavos' | 'saldo_centavos'> => ({
  tipo: line.tipo,
  charge_id: 'chargeId' in line ? line.chargeId : null,
  tuition_id: 'tuitionId' in line ? line.tuitionId : null,
  descripcion: line.descripcion,
  monto_centavos: line.centavos,
  condonado_centavos: waivedOf(line),
})

/** The receipt prints the balance before and after the line. @param credit before the payment */
export const withBalances = (line: PaymentLine, balances: Balances, credit: Centavos): LineRow => {
  if (line.tipo === 'A_CUENTA' || line.tipo === 'SALDO') {
    const after = line.tipo === 'A_CUENTA' ? credit + line.centavos : credit - line.centavos
    return { ...toLineRow(line), saldo_anterior_centavos: credit, saldo_centavos: after }
  }
  const { monto, abonado } =
    line.tipo === 'CARGO' ? balances.charges.get(line.chargeId)! : balances.tuition.get(line.tuitionId)!
  const saldo = monto - abonado
  const moved = paysDebt(line) ? line.centavos : 0
  return { ...toLineRow(line), saldo_anterior_centavos: saldo + moved, saldo_centavos: saldo }
}
