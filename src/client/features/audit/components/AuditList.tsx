import Skeleton from '@mui/material/Skeleton'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { AUDIT_COUNTED, AUDIT_PAGE } from '@contract/audit/audit.rules'
import type { AuditContract, AuditEntry } from '@contract/audit/audit.schemas'
import { actsOf, type AuditAct } from '@contract/audit/acts.rules'
import { useAudit } from '../../../state/audit/audit.api'
import { ASKED_ANEW } from '../../../state/core/reads'
import { Quiet, hairline } from '../../../ui/layout/layout'
import { ExportButtons } from '../../../ui/list/ExportButtons'
import type { EveryRow } from '../../../ui/list/exported'
import { MatchCount, Pager } from '../../../ui/list/listTools'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { auditTable, linesOf, rowTitle, sentenceOf, whenOf, whoOf } from '../auditRows'
import { NOUN, texts } from '../audit.texts'

const More = styled(Quiet)(({ theme: { spacing } }) => ({ padding: spacing(1, 1.5) }))

/** Entries shown at first; more would make the page over 2,000 px high. */
const SHOWN = 25

const List = styled('ol')(({ theme, theme: { vars, spacing, breakpoints, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: hairline(theme) },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '150px 130px minmax(0, 1fr)',
    gap: spacing(0, 2),
    padding: spacing(0.75, 1.5),
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.palette.surface.sunken },
    '& > span': { color: vars.palette.text.secondary, fontSize: typography.pxToRem(13) },
    '& > strong': { fontWeight: 400, fontSize: typography.pxToRem(14) },
    [breakpoints.down('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '& > strong': { gridColumn: '1 / -1' },
    },
  },
  '& details[open] > summary > strong': { fontWeight: 600 },
  '& details > ul': {
    margin: 0,
    padding: spacing(0, 1.5, 1.5, 3),
    maxHeight: 480,
    overflowY: 'auto',
    listStyle: 'none',
    fontSize: typography.pxToRem(14),
    '& > li + li': { marginTop: spacing(1) },
    '& ul': { margin: 0, paddingInlineStart: spacing(2.5) },
    '& li': { overflowWrap: 'anywhere' },
  },
}))

function Act({ act }: { act: AuditAct }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{whenOf(act)}</span>
        <span>{whoOf(act)}</span>
        <strong>{sentenceOf(act)}</strong>
      </summary>
      {open && (
        <ul aria-label="Detalle del movimiento" tabIndex={0}>
          {act.rows.map((row) => (
            <li key={row.id}>
              {rowTitle(row)}
              <ul>
                {linesOf(row).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function ActList({ rows }: { rows: readonly AuditEntry[] }) {
  const acts = useMemo(() => actsOf(rows), [rows])
  const [shown, setShown] = useState(SHOWN)
  const rest = acts.length - shown
  return (
    <>
      <List aria-label="Movimientos de la bitácora">
        {acts.slice(0, shown).map((act) => (
          <li key={act.lead.id}>
            <Act act={act} />
          </li>
        ))}
      </List>
      {rest > 0 && (
        <Button onClick={() => setShown((now) => now + SHOWN)}>
          {`Mostrar ${Math.min(rest, SHOWN)} más`}
        </Button>
      )}
    </>
  )
}

export type AuditQuery = NonNullable<AuditContract['list']['query']>

interface AuditListProps {
  wanted: Omit<AuditQuery, 'pagina'>
  page: number
  onPage: (page: number) => void
  /** A search or filter is set: its empty result reads differently from an empty bitácora. */
  narrowed: boolean
  everyRow?: EveryRow<AuditEntry>
}

const WAITING = 600

export function AuditList({ wanted, page, onPage, narrowed, everyRow }: AuditListProps) {
  const { row, isLoading, error, retry } = useAudit({ ...wanted, pagina: page }, ASKED_ANEW)
  if (error) return <PageError text={error.message} onRetry={() => void retry()} />
  if (row?.total === 0)
    return narrowed ? (
      <PageEmpty
        icon="search"
        title="No hay movimientos con esos filtros"
        text="Busca otro folio o nombre, o elige otros días, otro usuario u otro módulo."
      />
    ) : (
      <PageEmpty
        icon="history"
        title="Todavía no hay nada escrito aquí"
        text="Cada cambio que se guarde aparecerá con su fecha y quién lo hizo."
      />
    )
  const isMore = (row?.total ?? 0) > AUDIT_COUNTED
  const total = Math.min(row?.total ?? 0, AUDIT_COUNTED)
  return (
    <section className="ui-list" aria-busy={isLoading}>
      <div className={row ? 'content' : 'content still'}>
        {row ? (
          // The key folds everything and goes back to the top when the page or the search changes.
          <ActList key={JSON.stringify([wanted, page])} rows={row.bitacora} />
        ) : (
          <Skeleton variant="rounded" height={WAITING} />
        )}
      </div>
      {isMore && (
        <More as="p">
          {`Más de ${AUDIT_COUNTED.toLocaleString('en-US')} movimientos: acota los días para verlos todos.`}
        </More>
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
