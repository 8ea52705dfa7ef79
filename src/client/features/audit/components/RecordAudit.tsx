import { useState } from 'react'
import type { AuditKindName } from '@contract/audit/audit.rules'
import { recordColumns } from '../audit.rows'
import { AuditList } from './AuditList'

interface RecordAuditProps {
  tipo: AuditKindName
  /** Of the record. */
  id: number
}

/** What was done to one record, by whom and when: a tab of its page, or below it. For USUARIOS READ. */
export function RecordAudit({ tipo, id }: RecordAuditProps) {
  const [page, setPage] = useState(1)
  return (
    <AuditList wanted={{ tipo, id }} page={page} onPage={setPage} columns={recordColumns} narrowed={false} />
  )
}
