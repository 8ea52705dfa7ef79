import type { AuditAction, AuditKindName } from '@contract/audit/audit.rules'
import type { AuditChange } from '@contract/audit/audit.schemas'
import type { ModuleName } from '@contract/domain/permissions'
import type { Id } from './columns'

export interface AuditTables {
  /** The bitácora. Rows are inserted and never change (migration 0018). */
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
  /** Personal values, apart from the rows; null once emptied. */
  audit_values: {
    entry_id: number
    nombre: string | null
    valores: Record<string, Pick<AuditChange, 'antes' | 'despues'>> | null
  }
  /** Whose health a user saw in which hour; kept a day. */
  health_views: { user_id: number; student_id: number; hour: Date }
}
