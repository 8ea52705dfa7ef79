import Button from '@mui/material/Button'
import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import type { Cards } from '../cards/CardGrid'
import { ErrorBar } from '../page/ErrorBar'
import { PageEmpty, type PageEmptyProps } from '../page/PageEmpty'
import { PageError } from '../page/PageError'
import { StatePanel } from '../page/StatePanel'
import type { Column, Identified, Noun } from './columns'
import { DataTable, TableSkeleton, type RowOpens } from './DataTable'
import { ExportButtons } from './ExportButtons'
import type { EveryRow, FileOf } from './exported'
import { FilterFold } from './FilterFold'
import { MatchCount, PageRange, Pager, SearchBox } from './listTools'
import { SortChoice } from './SortChoice'
import { useKeptFocus } from './useKeptFocus'
import { useLocalList, type ListState, type LocalListOptions } from './useLocalList'

/** All rows of a list as the server sends them. */
export interface ListSource<Row> {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  /** True until the first answer; later refreshes keep the rows. */
  isLoading: boolean
  /** What went wrong, in the server's words. */
  error: string | undefined
  retry: () => unknown
}

/** Rows that the page has already, such as the pupils of a group, as the source of a list. */
export const loadedSource = <Row,>(rows: readonly Row[]): ListSource<Row> => ({
  rows,
  isLoading: false,
  error: undefined,
  retry: () => undefined,
})

/** A part of the screen: fixed, or made from all rows that match search and filters, in their order. */
export type Slot<Row> = ReactNode | ((matching: readonly Row[]) => ReactNode)

export interface ListLooks<Row extends Identified> {
  /** Name of the table for a screen reader. */
  label: string
  /** Not needed where cards show everything. */
  columns?: readonly Column<Row>[]
  noun: Noun
  /**
   * A `RowAction` or `RowActions` of a row. When the function changes all rows are drawn again: use `useCallback` where the page draws
   * often.
   */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** What the name of a row, or a press anywhere on it, opens: usually its own page. `useCallback` as above. */
  rowOpens?: ((row: Row) => RowOpens) | undefined
  cards?: Cards<Row> | undefined
  empty: PageEmptyProps
  /** Content of the exported file when it differs from the columns: other columns, a table, or false for no file. */
  exported?: FileOf<Row>
  /** Selects and the like beside the search box. */
  filters?: Slot<Row>
  /** A button beside the search box; unlike filters it does not fold away on a phone. */
  tool?: Slot<Row>
  /** Default "Buscar alumnos". */
  searchLabel?: string
  /** Whether `/` focuses the search; false for the second list of a page. */
  shortcut?: boolean
}

/** A list that searches, sorts and pages its rows itself, so that a key press draws the rows again but not the whole page. */
interface OwnList<Row> extends LocalListOptions<Row> {
  source: ListSource<Row>
}

export type ListPanelProps<Row extends Identified> = ListLooks<Row> & OwnList<Row>

export interface HeldList<Row> {
  list: ListState<Row>
  /** An answer is on its way; the last rows may still be shown. */
  isLoading: boolean
  error: string | undefined
  onRetry: () => void
  /** Only for lists that the server pages. */
  everyRow?: EveryRow<Row>
}

export const useList = <Row extends Identified>(props: OwnList<Row>): HeldList<Row> => {
  const { isLoading, error, retry } = props.source
  const list = useLocalList(props.source.rows, props)
  return { list, isLoading, error, onRetry: () => void retry() }
}

/** The slot's element for these rows; the same element while both are unchanged, so that it is not drawn again. */
export const useSlot = <Row,>(slot: Slot<Row>, matching: readonly Row[]): ReactNode =>
  useMemo(() => (typeof slot === 'function' ? slot(matching) : slot), [slot, matching])

interface NothingFoundProps {
  query: string
  many: string
  onClear: () => void
}

function NothingFound({ query, many, onClear }: NothingFoundProps) {
  if (query.trim() === '') {
    return (
      <StatePanel
        icon="search"
        title={`No hay ${many} con ese filtro`}
        text="Cambia el filtro para ver más."
      />
    )
  }
  return (
    <StatePanel
      icon="search"
      title={`Nada coincide con «${query.trim()}»`}
      text="Revisa cómo está escrito, o busca con menos palabras. Los acentos no importan."
      action={
        <Button variant="outlined" onClick={onClear}>
          Limpiar búsqueda
        </Button>
      }
    />
  )
}

export type ListViewProps<Row extends Identified> = ListLooks<Row> & {
  held: HeldList<Row>
  /** The page's heading shows the count, so the list does not. */
  isCounted?: boolean
  /** Prints the whole list; resolves to false when rows could not be loaded. */
  onPrint?: () => Promise<boolean>
}

const NO_COLUMNS: readonly never[] = []

function Content<Row extends Identified>(props: ListViewProps<Row>) {
  const { label, columns = NO_COLUMNS, noun, rowActions, rowOpens, cards } = props
  const { list, isLoading, error } = props.held
  const isWaiting = isLoading && list.rows.length === 0
  if (!isWaiting && list.matches === 0) {
    if (error) return null
    return <NothingFound query={list.query} many={noun.many} onClear={() => list.setQuery('')} />
  }
  if (cards) {
    const { Frame, card } = cards
    return <Frame label={label} page={list.page} rows={isWaiting ? null : list.rows} card={card} />
  }
  if (isWaiting) {
    return <TableSkeleton columns={columns} rows={list.pageSize} hasActions={rowActions !== undefined} />
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={list.rows}
      rowActions={rowActions}
      rowOpens={rowOpens}
      sort={list.sort}
      onSort={list.setSort}
      view={list.view}
    />
  )
}

/** Draws a list, either under a heading (`ListScreen`) or inside a page (`ListPanel`). */
export function ListView<Row extends Identified>(props: ListViewProps<Row>) {
  const { noun, empty, shortcut = true } = props
  const { list, isLoading, error, onRetry } = props.held
  const none = list.isEmpty
  const isWaiting = isLoading && list.rows.length === 0
  const { panel, onFocus, onBlur } = useKeptFocus()
  const filters = useSlot(props.filters, list.matching)
  const tool = useSlot(props.tool, list.matching)
  const columnsOrTable = props.exported ?? props.columns
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') list.commit()
  }
  if (none && (error || !isLoading)) {
    return (
      <section className="ui-list">
        {error ? <PageError text={error} onRetry={onRetry} /> : <PageEmpty {...empty} />}
      </section>
    )
  }
  return (
    // A press may leave the page, so the typed search is written to the address first: Back finds it again.
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
        {filters && <FilterFold>{filters}</FilterFold>}
        {tool}
        {!props.cards && <SortChoice columns={props.columns} sort={list.sort} onSort={list.setSort} />}
      </div>
      {error && !isLoading && (
        <ErrorBar title="No se pudo actualizar la lista." text={error} onRetry={onRetry} />
      )}
      <div className={isWaiting ? 'content still' : 'content'}>
        <Content {...props} />
      </div>
      <div className="foot">
        {isWaiting ? (
          <span role="status">Cargando…</span>
        ) : props.isCounted ? (
          <PageRange page={list.page} pageSize={list.pageSize} matches={list.matches} />
        ) : (
          <MatchCount matches={list.matches} total={list.total} noun={noun} />
        )}
        {columnsOrTable && !isWaiting && list.matches > 0 && (
          <ExportButtons
            name={props.label}
            file={columnsOrTable}
            everyRow={props.held.everyRow ?? (() => Promise.resolve(list.matching))}
            onPrint={props.onPrint}
          />
        )}
        <Pager page={list.page} pages={list.pages} onPage={list.setPage} />
      </div>
    </section>
  )
}

/**
 * A searched, paged list with its four states, as part of a page. `ListScreen` is a whole page; a list that the server pages is a
 * `ListView`.
 */
export function ListPanel<Row extends Identified>(props: ListPanelProps<Row>) {
  return <ListView {...props} held={useList(props)} />
}
