import type { AuditAction, AuditKindName } from '@contract/audit/audit.rules'
import type { AuditChange } from '@contract/audit/audit.schemas'
import type { ModuleName } from '@contract/domain/permissions'
import type { Id } from './columns'

export interface AuditTables {
  /** Rows are inserted and never change (migration 0018). */
  audit_entries: {
    id: Id
    at: Date
    user_id: number | null
    modulo: ModuleName
    accion: AuditAction
    tipo: AuditKindName
    record_id: number
    nombre: string | null
    cambios: AuditChange[]
  }
  /** Null once emptied. */
  audit_values: {
    entry_id: number
    nombre: string | null
    valores: Record<string, Pick<AuditChange, 'antes' | 'despues'>> | null
  }
  health_views: { user_id: number; student_id: number; hour: Date }
}
