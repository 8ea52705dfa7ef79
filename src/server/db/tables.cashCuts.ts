import type { Centavos, Computed, Day, Id, Moment } from './columns'

/** Closed cuts: rows are added and never change (migration 0011). */
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
    /** Cash alone. */
    esperado_centavos: Centavos
    contado_centavos: Centavos
    diferencia_centavos: Computed<Centavos>
    observaciones: string | null
  }
  cash_cut_moves: { payment_id: number; tipo: 'PAGO' | 'CANCELACION'; cut_id: number }
  cash_cut_counts: {
    cut_id: number
    tipo: 'BILLETE' | 'MONEDA'
    denominacion_centavos: Centavos
    cantidad: number
  }
}
