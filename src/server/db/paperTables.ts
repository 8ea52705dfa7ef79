import type { CertificateKind } from '@contract/certificates/certificates.rules'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Day, Id, LaterMoment, Moment } from './columns'
import type { Confidential } from '@contract/documents/documents.rules'
import type { GradeColumn } from './familyTables'

export interface DocumentTables {
  document_kinds: {
    id: Id
    nombre: string
    obligatorio: Generated<boolean>
    grado: GradeColumn | null
    vigencia_meses: number | null
    activo: Generated<boolean>
    confidencial: Confidential | null
    created_by: number | null
    created_at: Moment
  }
  documents: {
    id: Id
    student_id: number
    kind_id: number
    fecha: Day
    created_by: number | null
    created_at: Moment
  }
  document_pages: { document_id: number; place: number; file_id: number }
}

export interface CertificateTables {
  certificate_counter: { only_row: Generated<boolean>; last_folio: number }
  /** Rows are inserted and may be cancelled once. */
  certificates: {
    id: Id
    folio: number
    codigo: Generated<string>
    tipo: CertificateKind
    student_id: number
    cycle_id: number
    anio: number | null
    fecha: Day
    alumno: string
    titulo: string
    cuerpo: string
    dirigida_a: string
    pagos: ColumnType<PaidYear | null, string | null, never>
    firma_nombre: string | null
    firma_cargo: string | null
    firma_id: number | null
    created_by: number
    created_at: Date
    motivo_cancelacion: string | null
    cancelled_by: number | null
    cancelled_at: LaterMoment
    cancelled_on: Day | null
  }
  certificate_texts: { tipo: CertificateKind; titulo: string; cuerpo: string }
}
