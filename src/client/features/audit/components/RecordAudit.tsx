import { useState } from 'react'
import type { AuditKindName } from '@contract/audit/audit.rules'
import { AuditList } from './AuditList'

interface RecordAuditProps {
  tipo: AuditKindName
  id: number
}

function RecordAudit({ tipo, id }: RecordAuditProps) {
  const [page, setPage] = useState(1)
  return <AuditList wanted={{ tipo, id }} page={page} onPage={setPage} narrowed={false} />
}

interface OfRow {
  row: { id: number }
}

export const StudentAudit = ({ row }: OfRow) => <RecordAudit tipo="ALUMNO" id={row.id} />

export const ParentAudit = ({ row }: OfRow) => <RecordAudit tipo="PADRE" id={row.id} />

export const RoleAudit = ({ row }: OfRow) => <RecordAudit tipo="ROL" id={row.id} />

export const UserAudit = ({ row }: OfRow) => <RecordAudit tipo="USUARIO" id={row.id} />

export function UserDeeds({ row: { id } }: OfRow) {
  const [page, setPage] = useState(1)
  return (
    <AuditList wanted={{ usuarioId: id, lecturas: false }} page={page} onPage={setPage} narrowed={false} />
  )
}
