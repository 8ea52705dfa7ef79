import type { AuditEntry } from '@contract/audit/audit.schemas'
import { KIND_WORDS, recordText } from '@contract/audit/audit.words'
import { useAudit } from '../../../state/audit/audit.api'
import { Quiet } from '../../../ui/layout/layout'
import { texts } from '../audit.texts'
import type { AuditQuery } from './AuditList'

/** 'Cargo UNIFORME · ROSA PEÑA': a dozen pupils owe a uniform, and the row that made it says whose it is. */
const nameOf = (rows: readonly AuditEntry[]): string | undefined => {
  const newest = rows.find(({ nombre }) => nombre !== null) ?? rows[0]
  const pupil = rows.flatMap(({ cambios }) => cambios).find(({ campo }) => campo === 'alumno')
  const whose = pupil?.despues ?? pupil?.antes
  return newest && [recordText(newest), typeof whose === 'string' && whose].filter(Boolean).join(' · ')
}

/** Which record an address asks for, as its rows call it; the same reading as the list's. */
export function OneRecord({ wanted }: { wanted: AuditQuery }) {
  const { row } = useAudit(wanted)
  const { tipo, id = '' } = wanted
  return (
    <Quiet>{texts.one(nameOf(row?.bitacora ?? []) ?? `${tipo ? KIND_WORDS[tipo] : ''} ${id}`.trim())}</Quiet>
  )
}
