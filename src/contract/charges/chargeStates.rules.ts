import { formatPesos } from '../domain/money'

/** What a charge's state is judged by; amounts in pesos. */
export interface ChargeStanding {
  estado: 'PENDIENTE' | 'PARCIAL' | 'PAGADO' | 'CANCELADO'
  /** What standing payments cover. */
  abono: number
  monto_restante: number
}

const CANCELLED = 'El cargo está cancelado.'
const PAID = 'El cargo ya está pagado: su saldo es $0.00.'

/** The sentence that every conflict over money ends with (DOMAIN §5: 409 with the current balance). */
export const balanceMessage = (saldo: number): string => `El saldo actual del cargo es ${formatPesos(saldo)}.`

/** Why a charge cannot take its first payment, or null: only a pending one can. */
export const payConflict = ({ estado, monto_restante }: ChargeStanding): string | null => {
  if (estado === 'CANCELADO') return CANCELLED
  if (estado === 'PAGADO') return PAID
  return estado === 'PARCIAL'
    ? `El cargo ya tiene un pago parcial: registra un complemento. ${balanceMessage(monto_restante)}`
    : null
}

/** Why a charge cannot take a complement, or null: only a partly paid one can. */
export const complementConflict = ({ estado, monto_restante }: ChargeStanding): string | null => {
  if (estado === 'CANCELADO') return CANCELLED
  if (estado === 'PAGADO') return PAID
  return estado === 'PENDIENTE'
    ? `El cargo todavía no tiene pagos: págalo en los cargos pendientes. ${balanceMessage(monto_restante)}`
    : null
}

/** Why a charge cannot be cancelled, or null: money that stands has to be given back first (DOMAIN §5). */
export const cancelConflict = ({ estado, abono, monto_restante }: ChargeStanding): string | null => {
  if (estado === 'CANCELADO') return 'El cargo ya estaba cancelado.'
  return abono > 0
    ? `El cargo tiene pagos por ${formatPesos(abono)}: cancélalos antes de cancelar el cargo. ${balanceMessage(monto_restante)}`
    : null
}
