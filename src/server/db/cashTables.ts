import type { Generated, ColumnType } from 'kysely'
import type { DepositState } from '@contract/bank/bank.rules'
import type { Centavos, Computed, Day, Id, Moment, LaterMoment } from './columns'

export interface FiscalTables {
  fiscals: {
    id: Id
    parent_id: number | null
    student_id: number | null
    rfc: string
    nombre: string
    regimen_fiscal: string
    codigo_postal: string
    uso_cfdi: string
    correo: string | null
    predeterminado: boolean
    removed_at: LaterMoment
    created_by: number
    created_at: Moment
  }
  /** A payment without a row goes into the invoice to the general public. */
  invoice_requests: {
    payment_id: number
    fiscal_id: number
    rfc_pago: ColumnType<string | null, string | null | undefined, string | null>
    created_by: number
    created_at: Moment
  }
  invoice_deliveries: {
    id: Id
    tipo: 'ENTREGA' | 'GLOBAL'
    fecha: Day
    desde: Day | null
    hasta: Day | null
    created_by: number
    created_at: Moment
  }
  /** Says what was true on its day: only `fin` changes, and only once. */
  invoice_documents: {
    id: Id
    payment_id: number
    delivery_id: number
    total_centavos: Centavos
    documento: unknown
    fin: 'CANCELADA' | 'SUSTITUIDA' | 'RECHAZADA' | null
  }
  /** Never changes: the SAT keeps what was stamped. */
  invoice_stamps: {
    document_id: number
    uuid: string
    total_centavos: Centavos
    rfc_receptor: string
    timbrada: Day | null
    created_by: number
    created_at: Moment
  }
  invoice_rejections: { document_id: number; motivo: string; created_by: number; created_at: Moment }
  invoice_cancellations: {
    document_id: number
    motivo: '01' | '02' | '03' | '04'
    sustituye_id: number | null
    created_by: number
    created_at: Moment
  }
  invoice_items: { delivery_id: number; document_id: number; tipo: 'FACTURA' | 'CANCELADA' | 'SUSTITUIDA' }
}

/** Rows are inserted and never change (migration 0011). */
export interface CashCutTables {
  cash_cut_counter: { only_row: Generated<boolean>; last_number: number }
  cash_cuts: {
    id: Id
    numero: number
    user_id: number
    dia: Day
    parte: number
    created_at: Moment
    movimientos: number
    total_centavos: Centavos
    esperado_centavos: Centavos
    contado_centavos: Centavos
    fondo_centavos: Generated<Centavos>
    diferencia_centavos: Computed<Centavos>
    observaciones: string | null
  }
  /** Float for the part of a day that a cut closes: the next cut, or one already closed. */
  cash_floats: { id: Id; user_id: number; dia: Day; parte: number; fondo_centavos: Centavos }
  cash_cut_moves: { payment_id: number; tipo: 'PAGO' | 'CANCELACION'; cut_id: number }
  /** Movements in no cut yet; maintained by triggers (migration 0020). */
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

export interface BankTables {
  bank_accounts: {
    id: Id
    nombre: string
    banco: string
    clabe: string | null
    mapeo: ColumnType<Record<string, string> | null, string | null, string | null>
    created_by: number
    created_at: Date
  }
  bank_files: {
    id: Id
    account_id: number
    file_id: number
    desde: Day
    hasta: Day
    nuevos: number
    repetidos: number
    cargos: number
    rechazados: number
    avisos: number
    created_by: number
    created_at: Date
  }
  bank_movements: {
    id: Id
    account_id: number
    bank_file_id: number
    fila: number
    clave: string
    fecha: Day
    monto_centavos: Centavos
    texto: string
    rastreo: string | null
    ordenante: string | null
    cuenta_ordenante: string | null
    estado: Generated<DepositState>
    payment_id: number | null
    motivo: string | null
  }
  bank_payers: {
    id: Id
    clave: string
    parent_id: number | null
    student_id: number | null
    rechazado: boolean
    movement_id: number
    created_by: number
    created_at: Date
  }
}
