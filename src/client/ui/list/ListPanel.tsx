import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ErrorBar } from '../page/ErrorBar'
import { PageEmpty, type PageEmptyProps } from '../page/PageEmpty'
import { PageError } from '../page/PageError'
import type { Identified } from './columns'
import { ListContent, type ListContentProps } from './ListContent'
import { MatchCount } from './MatchCount'
import { Pager } from './Pager'
import { SearchBox } from './SearchBox'

export interface ListPanelProps<Row extends Identified> extends ListContentProps<Row> {
  /** What went wrong, null when nothing did. */
  error?: string | null | undefined
  onRetry?: (() => void) | undefined
  empty: PageEmptyProps
  /** Selects and the like beside the search box. */
  filters?: ReactNode
  /** Default "Buscar alumnos". */
  searchLabel?: string
  /** Whether `/` focuses the search; false for the second list of a page. */
  shortcut?: boolean
}

const Frame = styled('section')(({ theme: { vars, spacing, breakpoints } }) => ({
  position: 'relative',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& > .tools, & > .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(2),
    padding: spacing(1.5),
  },
  '& > .foot': {
    justifyContent: 'space-between',
    gap: spacing(1),
    color: vars.palette.text.secondary,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > .content': { overflowX: 'auto' },
  [breakpoints.down('sm')]: { '& > .foot': { justifyContent: 'center' } },
}))

/** A searched, paged list with its four states; part of a page. `ListScreen` is the page of it. */
export function ListPanel<Row extends Identified>(props: ListPanelProps<Row>) {
  const { list, noun, isLoading, error, onRetry, empty, filters, shortcut = true } = props
  const none = list.total === 0
  if (none && error) {
    return (
      <Frame>
        <PageError text={error} onRetry={onRetry} />
      </Frame>
    )
  }
  if (none && !isLoading) {
    return (
      <Frame>
        <PageEmpty {...empty} />
      </Frame>
    )
  }
  return (
    <Frame aria-busy={isLoading}>
      <div className="tools">
        <SearchBox
          value={list.query}
          onChange={list.setQuery}
          onCommit={list.commit}
          label={props.searchLabel ?? `Buscar ${noun.many}`}
          shortcut={shortcut}
        />
        {filters}
      </div>
      {error && !isLoading && (
        <ErrorBar title="No se pudo actualizar la lista." text={error} onRetry={onRetry} />
      )}
      <div className="content">
        <ListContent {...props} />
      </div>
      <div className="foot">
        {isLoading && none ? (
          <span role="status">Cargando…</span>
        ) : (
          <MatchCount matches={list.matching.length} total={list.total} noun={noun} />
        )}
        <Pager page={list.page} pages={list.pages} onPage={list.setPage} />
      </div>
    </Frame>
  )
}
