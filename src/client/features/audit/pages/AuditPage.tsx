import { Link } from 'react-router-dom'
import { AUDIT_COUNTED, AUDIT_PAGE, auditDaysProblem } from '@contract/audit/audit.rules'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { useFetchAudit } from '../../../state/audit/audit.api'
import { useFilters } from '../../../ui/list/useFilters'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { auditColumns } from '../audit.rows'
import { texts } from '../audit.texts'
import { AuditFilters, FILTER_NAMES, wantedOf } from '../components/AuditFilters'
import { AuditList, type AuditQuery } from '../components/AuditList'
import { OneRecord } from '../components/OneRecord'

/** Every page of what the filters leave, as far as it is counted. @returns null when an answer did not come */
const useAllPages = () => {
  const fetchPage = useFetchAudit()
  return async (wanted: Omit<AuditQuery, 'pagina'>): Promise<AuditEntry[] | null> => {
    const rows: AuditEntry[] = []
    for (let pagina = 1; pagina <= AUDIT_COUNTED / AUDIT_PAGE; pagina++) {
      const answer = await fetchPage({ ...wanted, pagina })
      if (!answer) return null
      rows.push(...answer.bitacora)
      if (answer.bitacora.length < AUDIT_PAGE) break
    }
    return rows
  }
}

/** Who wrote what, and when: by days, user, module and kind, before and after in words. */
export function AuditPage() {
  const { values, change } = useFilters(FILTER_NAMES)
  const allPages = useAllPages()
  const wanted = wantedOf(values)
  const problem = auditDaysProblem(wanted.desde, wanted.hasta)
  const page = /^[1-9]\d{0,4}$/.test(values.pagina) ? Number(values.pagina) : 1
  return (
    <Page title={texts.title} subtitle={texts.subtitle} action={<Link to="/archivo">{texts.archive}</Link>}>
      <AuditFilters
        values={values}
        onChange={change}
        record={
          wanted.id !== undefined && problem === null && <OneRecord wanted={{ ...wanted, pagina: page }} />
        }
      />
      {problem === null ? (
        <AuditList
          wanted={wanted}
          page={page}
          onPage={(next) => change({ pagina: next > 1 ? String(next) : '' })}
          columns={auditColumns}
          everyRow={() => allPages(wanted)}
          narrowed={Object.keys(wanted).length > 0}
        />
      ) : (
        <PageError text={problem} />
      )}
    </Page>
  )
}
