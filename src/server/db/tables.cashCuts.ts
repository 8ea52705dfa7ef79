import type { Generated } from 'kysely'
import type { Centavos, Computed, Day, Id, Moment } from './columns'

/** Closed cuts. Rows are inserted and never change (migration 0011). */
export interface CashCutTables {
  cash_cut_counter: { last_number: number }
  cash_cuts: {
    id: Id
    numero: number
    user_id: number
    dia: Day
    parte: number
    created_at: Moment
    movimientos: number
    total_centavos: Centavos
    /** Cash from movements, without the float. */
    esperado_centavos: Centavos
    contado_centavos: Centavos
    /** Float: cash put in at opening, not part of `esperado_centavos`. */
    fondo_centavos: Generated<Centavos>
    diferencia_centavos: Computed<Centavos>
    observaciones: string | null
  }
  /** Float of the part of a day that the next cut will close, or has closed. */
  cash_floats: { id: Id; user_id: number; dia: Day; parte: number; fondo_centavos: Centavos }
  cash_cut_moves: { payment_id: number; tipo: 'PAGO' | 'CANCELACION'; cut_id: number }
  /** Movements that are in no cut yet; maintained by triggers (migration 0020). */
  cash_open_moves: { payment_id: number; tipo: 'PAGO' | 'CANCELACION'; user_id: number; dia: Day }
  cash_open_refunds: {
    refund_id: number
    tipo: 'DEVOLUCION' | 'DEVOLUCION_CANCELADA'
    user_id: number
    dia: Day
  }
  cash_cut_refunds: { refund_id: number; tipo: 'DEVOLUCION' | 'DEVOLUCION_CANCELADA'; cut_id: number }
  cash_cut_counts: {
    cut_id: number
    tipo: 'BILLETE' | 'MONEDA'
    denominacion_centavos: Centavos
    cantidad: number
  }
}
