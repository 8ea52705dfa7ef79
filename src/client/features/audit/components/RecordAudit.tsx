import { useState } from 'react'
import type { AuditKindName } from '@contract/audit/audit.rules'
import { AuditList } from './AuditList'

interface RecordAuditProps {
  tipo: AuditKindName
  /** Of the record. */
  id: number
}

/** What was done to one record, by whom and when: a tab of its page, or below it. For USUARIOS READ. */
function RecordAudit({ tipo, id }: RecordAuditProps) {
  const [page, setPage] = useState(1)
  return <AuditList wanted={{ tipo, id }} page={page} onPage={setPage} narrowed={false} />
}

interface OfRow {
  row: { id: number }
}

/** Who changed what of a pupil. */
export const StudentAudit = ({ row }: OfRow) => <RecordAudit tipo="ALUMNO" id={row.id} />

/** Who changed what of a parent. */
export const ParentAudit = ({ row }: OfRow) => <RecordAudit tipo="PADRE" id={row.id} />

/** Who changed what of a role. */
export const RoleAudit = ({ row }: OfRow) => <RecordAudit tipo="ROL" id={row.id} />

/** Who changed what of a user. */
export const UserAudit = ({ row }: OfRow) => <RecordAudit tipo="USUARIO" id={row.id} />

/** What a user wrote, of whatever record. */
export function UserDeeds({ row: { id } }: OfRow) {
  const [page, setPage] = useState(1)
  return <AuditList wanted={{ usuarioId: id }} page={page} onPage={setPage} narrowed={false} />
}
