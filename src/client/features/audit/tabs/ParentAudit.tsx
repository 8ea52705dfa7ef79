import { RecordAudit } from '../components/RecordAudit'

/** Who changed what of a parent. */
export function ParentAudit({ row: { id } }: { row: { id: number } }) {
  return <RecordAudit tipo="PADRE" id={id} />
}
