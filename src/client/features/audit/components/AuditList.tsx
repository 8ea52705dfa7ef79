import { AUDIT_COUNTED, AUDIT_PAGE } from '@contract/audit/audit.rules'
import type { AuditContract, AuditEntry } from '@contract/audit/audit.schemas'
import { useAudit } from '../../../state/audit/audit.api'
import { Quiet } from '../../../ui/layout/layout'
import Skeleton from '@mui/material/Skeleton'
import { ExportButtons } from '../../../ui/list/ExportButtons'
import type { EveryRow } from '../../../ui/list/exported'
import { MatchCount, Pager } from '../../../ui/list/listTools'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { auditTable } from '../audit.rows'
import { NOUN, texts } from '../audit.texts'
import { ActList } from './ActList'

export type AuditQuery = NonNullable<AuditContract['list']['query']>

interface AuditListProps {
  wanted: Omit<AuditQuery, 'pagina'>
  page: number
  onPage: (page: number) => void
  /** Whether filters are set: the text for no results differs from that of an empty bitácora. */
  narrowed: boolean
  /** Loads all rows for the exported file; absent in the tab of one record. */
  everyRow?: EveryRow<AuditEntry>
}

/** About the height of the rows to come, px. */
const WAITING = 600

export function AuditList({ wanted, page, onPage, narrowed, everyRow }: AuditListProps) {
  const { row, isLoading, error, retry } = useAudit(
    { ...wanted, pagina: page },
    { refetchOnMountOrArgChange: true },
  )
  if (error) return <PageError text={error.message} onRetry={() => void retry()} />
  if (row?.total === 0)
    return narrowed ? (
      <PageEmpty icon="search" title={texts.emptyTitle} text={texts.emptyText} />
    ) : (
      <PageEmpty icon="history" title={texts.noneTitle} text={texts.noneText} />
    )
  const isMore = (row?.total ?? 0) > AUDIT_COUNTED
  const total = Math.min(row?.total ?? 0, AUDIT_COUNTED)
  return (
    <section className="ui-list" aria-busy={isLoading}>
      <div className="content">
        {row ? (
          // The key folds everything and goes back to the top when the page or the search changes.
          <ActList key={JSON.stringify([wanted, page])} rows={row.bitacora} />
        ) : (
          <Skeleton variant="rounded" height={WAITING} />
        )}
      </div>
      {isMore && (
        <Quiet as="p" sx={{ px: 1.5, py: 1 }}>
          {texts.more(AUDIT_COUNTED.toLocaleString('en-US'))}
        </Quiet>
      )}
      <div className="foot">
        {row ? (
          <MatchCount matches={total} total={total} noun={NOUN} />
        ) : (
          <span role="status">Cargando…</span>
        )}
        {row && everyRow && <ExportButtons name={texts.title} file={auditTable} everyRow={everyRow} />}
        <Pager page={page} pages={Math.max(1, Math.ceil(total / AUDIT_PAGE))} onPage={onPage} />
      </div>
    </section>
  )
}
