import type { ReactNode } from 'react'
import type { Crumb } from '../page/Breadcrumb'
import { Page, SUBTITLE_TO_COME } from '../page/Page'
import type { Identified } from './columns'
import { MatchCount } from './listTools'
import { ListView, useList, useSlot, type ListPanelProps, type ListViewProps, type Slot } from './ListPanel'
import { usePrinting } from './usePrinting'

/** The parts of a list's page; each may follow from the rows that search and filter leave. */
interface Around<Row> {
  title: string
  /** Beside the title, after how many there are. */
  subtitle?: Slot<Row>
  breadcrumb?: readonly Crumb[]
  /** The one primary action, usually a `PrimaryAction`; an empty list offers it too, unless `empty` names another. */
  action?: Slot<Row>
  /** Between the heading and the list: a `RedPanel`, totals. */
  above?: Slot<Row>
  /** Under the list: what is good to know and takes no row's place. */
  below?: ReactNode
}

export type ListScreenProps<Row extends Identified> = Around<Row> & Omit<ListPanelProps<Row>, 'label'>

/** How rows of a kind are listed: written once, outside of the page, and spread into its list with what the page alone knows. */
export type ListOf<Row extends Identified> = Pick<ListPanelProps<Row>, 'noun' | 'searchText'> &
  Partial<
    Pick<
      ListScreenProps<Row>,
      'title' | 'columns' | 'exported' | 'sortBy' | 'searchLabel' | 'pageSize' | 'empty'
    >
  >

type HeldScreenProps<Row extends Identified> = Around<Row> & Omit<ListViewProps<Row>, 'label'>

const NO_COLUMNS: readonly never[] = []

/** As wide as the count will be: what follows it breaks into its lines at once. */
const CountToCome = ({ isLoading, many }: { isLoading: boolean; many: string }) =>
  isLoading ? (
    <span aria-hidden style={{ visibility: 'hidden' }}>
      00 {many} ·{' '}
    </span>
  ) : (
    SUBTITLE_TO_COME
  )

/** A whole list page whose list is held already: one that the server searches and pages (`useServerList`). */
export function HeldListScreen<Row extends Identified>(props: HeldScreenProps<Row>) {
  const { title, subtitle, breadcrumb, above, below, empty, ...panel } = props
  const { held, noun, columns = NO_COLUMNS } = props
  const { matching, matches, total, isEmpty } = held.list
  const action = useSlot(props.action, matching)
  const line = useSlot(subtitle, matching)
  const { paper, print } = usePrinting(
    { title, subtitle: line, noun, columns, matches },
    matching,
    held.everyRow,
  )
  return (
    <Page
      title={title}
      subtitle={
        <>
          {isEmpty ? (
            <CountToCome isLoading={held.isLoading} many={noun.many} />
          ) : (
            <MatchCount matches={matches} total={total} noun={noun} />
          )}
          {line && (typeof subtitle !== 'function' || !(isEmpty && held.isLoading)) && <span>{line}</span>}
        </>
      }
      breadcrumb={breadcrumb}
      action={action}
    >
      {useSlot(above, matching)}
      <ListView<Row>
        {...panel}
        label={title}
        isCounted
        empty={{ action, ...empty }}
        {...(columns.length > 0 ? { onPrint: print } : {})}
      />
      {below}
      {paper}
    </Page>
  )
}

/** A whole list page: heading, primary action and a list with its search, order and pages. */
export function ListScreen<Row extends Identified>(props: ListScreenProps<Row>) {
  return <HeldListScreen<Row> {...props} held={useList<Row>(props)} />
}
