import type { Centavos, Day, Id, LaterMoment, Moment } from './columns'

/** Who is invoiced, and what was handed over for stamping (migrations 0058, 0059). */
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
  invoice_requests: { payment_id: number; fiscal_id: number; created_by: number; created_at: Moment }
  invoice_deliveries: {
    id: Id
    tipo: 'ENTREGA' | 'GLOBAL'
    fecha: Day
    desde: Day | null
    hasta: Day | null
    created_by: number
    created_at: Moment
  }
  /** What was handed over of a payment, as it was that day; only `fin` changes, once. */
  invoice_documents: {
    id: Id
    payment_id: number
    delivery_id: number
    total_centavos: Centavos
    documento: unknown
    fin: 'CANCELADA' | 'SUSTITUIDA' | null
  }
  invoice_items: { delivery_id: number; document_id: number; tipo: 'FACTURA' | 'CANCELADA' | 'SUSTITUIDA' }
}
