import type { Generated } from 'kysely'
import type { Id, LaterMoment } from './columns'

export interface BackupTables {
  backups: {
    id: Id
    nightly: boolean
    made_at: Date
    problem: string | null
    file: string
    bytes: number | null
    encrypted: boolean
  }
  backup_keys: {
    id: Id
    recipient: string
    made_at: Date
    sealed: Buffer | null
    taken_at: LaterMoment
    confirmed_at: LaterMoment
    retired_at: LaterMoment
  }
  backup_runs: {
    id: Id
    kind: 'RESPALDO' | 'ENSAYO'
    started_at: Date
    seen_at: Generated<Date>
    step: string
    ended_at: LaterMoment
    result: Generated<'BIEN' | 'FALLA' | 'SIN_PROBAR' | null>
    said: Generated<string | null>
    file: Generated<string | null>
    records: Generated<number | null>
    asked_by: number | null
  }
}
