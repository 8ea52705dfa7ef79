import type { KeyboardEvent, ReactNode } from 'react'
import { ErrorBar } from '../page/ErrorBar'
import { PageEmpty, type PageEmptyProps } from '../page/PageEmpty'
import { PageError } from '../page/PageError'
import type { Identified } from './columns'
import { ListContent, type ListContentProps } from './ListContent'
import { MatchCount } from './MatchCount'
import { Pager } from './Pager'
import { SearchBox } from './SearchBox'
import { useKeptFocus } from './useKeptFocus'

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

/** A searched, paged list with its four states; part of a page. `ListScreen` is the page of it. */
export function ListPanel<Row extends Identified>(props: ListPanelProps<Row>) {
  const { list, noun, isLoading, error, onRetry, empty, filters, shortcut = true } = props
  const none = list.total === 0
  const { panel, onFocus, onBlur } = useKeptFocus()
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') list.commit()
  }
  if (none && error) {
    return (
      <section className="ui-list">
        <PageError text={error} onRetry={onRetry} />
      </section>
    )
  }
  if (none && !isLoading) {
    return (
      <section className="ui-list">
        <PageEmpty {...empty} />
      </section>
    )
  }
  return (
    // A press may leave the page: the address has to say where one was before it does.
    <section
      ref={panel}
      className="ui-list"
      aria-busy={isLoading}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerDownCapture={list.commit}
      onKeyDownCapture={commitOnEnter}
    >
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
      <div className={isLoading && none ? 'content still' : 'content'}>
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
    </section>
  )
}
