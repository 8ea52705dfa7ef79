import { RecordAudit } from '../components/RecordAudit'

/** Who changed what of a pupil. */
export function StudentAudit({ row: { id } }: { row: { id: number } }) {
  return <RecordAudit tipo="ALUMNO" id={id} />
}
