import type { Confidential } from '@contract/documents/documents.rules'
import type { Generated } from 'kysely'
import type { Day, Id, Moment } from './columns'
import type { GradeColumn } from './tables.families'

/** What the school asks of its pupils, and what they delivered (migration 0053). */
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
