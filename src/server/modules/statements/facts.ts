import type { IsoDate } from '@contract/domain/dates'
import type { LateFee } from '@contract/tuition/lateFees.rules'

/** What of the ledger a statement is made of; amounts in centavos, days the school's. */
export interface ChargeFact {
  id: number
  cycle_id: number
  descripcion: string
  fecha: IsoDate
  costo_total_centavos: number
  descuento: number
  monto_descuento_centavos: number
  monto_pagar_centavos: number
  abonado_centavos: number
  motivo_cancelacion: string | null
  cancelled_at: Date | null
  /** Day of `cancelled_at`. */
  cancelled_on: IsoDate | null
}

export interface MonthFact {
  id: number
  cycle_id: number
  descripcion: string
  vencimiento: IsoDate
  lista_centavos: number
  beca_porcentaje: number
  monto_centavos: number
  abonado_centavos: number
}

export interface LineFact {
  id: number
  tipo: 'CARGO' | 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO'
  charge_id: number | null
  tuition_id: number | null
  descripcion: string
  monto_centavos: number
}

export interface PaymentFact {
  id: number
  folio: number
  /** Of what it paid. */
  cycle_id: number
  fecha: IsoDate
  created_at: Date
  metodo_pago: string
  referencia: string | null
  monto_centavos: number
  recargo_condonado_centavos: number
  motivo_condonacion: string | null
  motivo_cancelacion: string | null
  cancelled_at: Date | null
  cancelled_on: IsoDate | null
  lines: LineFact[]
}

export interface CycleFact {
  id: number
  name: string
  recargo: LateFee | null
}

export interface Facts {
  charges: readonly ChargeFact[]
  months: readonly MonthFact[]
  payments: readonly PaymentFact[]
  /** Newest first. */
  cycles: readonly CycleFact[]
}
