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
import type { EveryRow, ExportOf } from './exported'
import { FilterFold } from './FilterFold'
import { MatchCount, PageRange, Pager, SearchBox } from './listTools'
import { SortChoice } from './SortChoice'
import { useKeptFocus } from './useKeptFocus'
import { useLocalList, type ListState, type LocalListOptions } from './useLocalList'

export interface ListSource<Row> {
  rows: readonly Row[] | undefined
  isLoading: boolean
  error: string | undefined
  retry: () => unknown
}

export const loadedSource = <Row,>(rows: readonly Row[]): ListSource<Row> => ({
  rows,
  isLoading: false,
  error: undefined,
  retry: () => undefined,
})

/** A function gets all rows that match; where the server pages, those of this page, and all on demand. */
export type Slot<Row> = ReactNode | ((matching: readonly Row[], everyRow: EveryRow<Row>) => ReactNode)

export interface ListLooks<Row extends Identified> {
  label: string
  columns?: readonly Column<Row>[]
  noun: Noun
  rowActions?: ((row: Row) => ReactNode) | undefined
  rowOpens?: ((row: Row) => RowOpens) | undefined
  cards?: Cards<Row> | undefined
  empty: PageEmptyProps
  exported?: ExportOf<Row>
  filters?: Slot<Row>
  /** Stays in sight on a phone, where filters are folded. */
  tool?: Slot<Row>
  searchLabel?: string
  /** Whether `/` focuses the search; false for the second list of a page. */
  shortcut?: boolean
}

/** The list holds its search, so that a key draws the rows again but not the page. */
interface OwnList<Row> extends LocalListOptions<Row> {
  source: ListSource<Row>
}

export type ListPanelProps<Row extends Identified> = ListLooks<Row> & OwnList<Row>

export interface HeldList<Row> {
  list: ListState<Row>
  isLoading: boolean
  error: string | undefined
  onRetry: () => void
  everyRow?: EveryRow<Row>
}

export const useList = <Row extends Identified>(props: OwnList<Row>): HeldList<Row> => {
  const { isLoading, error, retry } = props.source
  const list = useLocalList(props.source.rows, props)
  return { list, isLoading, error, onRetry: () => void retry() }
}

/** The same element while the rows are the same, so that it is not drawn again. */
export const useSlot = <Row,>(
  slot: Slot<Row>,
  matching: readonly Row[],
  everyRow?: EveryRow<Row>,
): ReactNode =>
  useMemo(
    () => (typeof slot === 'function' ? slot(matching, everyRow ?? (() => Promise.resolve(matching))) : slot),
    [slot, matching, everyRow],
  )

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
  isCounted?: boolean
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

function Foot<Row extends Identified>(props: ListViewProps<Row>) {
  const { list, isLoading, everyRow } = props.held
  const isWaiting = isLoading && list.rows.length === 0
  const columnsOrTable = props.exported ?? props.columns
  return (
    <div className="foot">
      {isWaiting ? (
        <span role="status">Cargando…</span>
      ) : props.isCounted ? (
        <PageRange page={list.page} pageSize={list.pageSize} matches={list.matches} />
      ) : (
        <MatchCount matches={list.matches} total={list.total} noun={props.noun} />
      )}
      {columnsOrTable && !isWaiting && list.matches > 0 && (
        <ExportButtons
          name={props.label}
          file={columnsOrTable}
          everyRow={everyRow ?? (() => Promise.resolve(list.matching))}
          onPrint={props.onPrint}
        />
      )}
      <Pager page={list.page} pages={list.pages} onPage={list.setPage} />
    </div>
  )
}

export function ListView<Row extends Identified>(props: ListViewProps<Row>) {
  const { noun, empty, shortcut = true } = props
  const { list, isLoading, error, onRetry } = props.held
  const none = list.isEmpty
  const isWaiting = isLoading && list.rows.length === 0
  const { panel, onFocus, onBlur } = useKeptFocus()
  const filters = useSlot(props.filters, list.matching)
  const tool = useSlot(props.tool, list.matching, props.held.everyRow)
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
    // The click may leave the page: writing the typed search to the address first lets Back find it.
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
      <Foot {...props} />
    </section>
  )
}

/** A list inside a page. `ListScreen` is a whole page, `ListView` a list that the server pages. */
export function ListPanel<Row extends Identified>(props: ListPanelProps<Row>) {
  return <ListView {...props} held={useList(props)} />
}
