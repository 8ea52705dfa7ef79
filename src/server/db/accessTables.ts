import type { Generated, JSONColumnType } from 'kysely'
import type { AuditAction, AuditKindName } from '@contract/audit/audit.rules'
import type { AuditChange } from '@contract/audit/audit.schemas'
import type { ModuleName } from '@contract/domain/permissions'
import type { Day, Id, LaterMoment } from './columns'

export interface AccessTables {
  sign_ins: {
    id: Id
    sign_in: string
    user_id: number
    /** The browser's id from its signed token. */
    device: string | null
    agent: string
    address: string
    started_at: Date
    last_at: Date
    proved_at: Date
    has_common_password: Generated<boolean>
  }
  browsers: {
    user_id: number
    device: string
    agent: string
    address: string
    first_at: Date
    remembered_until: LaterMoment
    id: Id
  }
  /** Sign-ins from a browser new to the user, until the user has read them. */
  new_browsers: { id: Id; user_id: number; device: string; agent: string; address: string; at: Date }
  second_factors: {
    user_id: number
    /** Sealed with a key that is not in this database. */
    secret: Buffer
    prepared_at: Date
    /** Null while prepared and not confirmed. */
    active_since: LaterMoment
    /** Latest 30-second step whose code was used; neither it nor an earlier one is good again. */
    last_step: Generated<number>
    /** When the key of the secret was found missing. */
    lost_at: LaterMoment
  }
  recovery_codes: { user_id: number; code_hash: Buffer; used_at: LaterMoment }
  refusals: {
    user_id: number
    what: string
    place: string
    began: Date
    ends: Date
    more: Generated<number>
  }
  audit_seals: {
    day: Day
    entries: number
    digest: Buffer
    sealed_at: Date
    /** Null for seals before migration 0069. */
    ends_at: LaterMoment
  }
  audit_seal_counter: { only_row: Generated<boolean>; first_day: Day; last_day: Day }
}

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

/** Progress of long work; its rows are deleted when the work ends (migration 0090). */
export interface WorkTables {
  work_under_way: {
    user_id: number
    kind: 'IMPORTACION' | 'APERTURA' | 'PAGOS_ANUALES'
    code: string
    progress: JSONColumnType<object>
    seen_at: Generated<Date>
  }
}
