import type { ReactNode } from 'react'
import type { Crumb } from '../page/Breadcrumb'
import { Page, SUBTITLE_TO_COME } from '../page/Page'
import type { Identified } from './columns'
import { MatchCount } from './listTools'
import { ListView, useList, useSlot, type ListPanelProps, type ListViewProps, type Slot } from './ListPanel'
import { usePrinting } from './usePrinting'

/** Parts of a list's page; each may depend on the rows that match. */
interface Around<Row> {
  title: string
  /** Beside the title, after the count. */
  subtitle?: Slot<Row>
  breadcrumb?: readonly Crumb[]
  /** The page's primary action, usually a `PrimaryAction`; an empty list shows it too, unless `empty` has another. */
  action?: Slot<Row>
  /** Between the heading and the list: a `RedPanel`, totals. */
  above?: Slot<Row>
  /** Under the list: additional information. */
  below?: ReactNode
}

export type ListScreenProps<Row extends Identified> = Around<Row> & Omit<ListPanelProps<Row>, 'label'>

/** How rows of one kind are listed: a constant outside of the page, spread into its list beside the page's own props. */
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

/** The page of a list whose state the caller holds: one that the server searches and pages (`useServerList`). */
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
        empty={{ action: action && <span className="ui-repeated">{action}</span>, ...empty }}
        {...(columns.length > 0 ? { onPrint: print } : {})}
      />
      {below}
      {paper}
    </Page>
  )
}

export function ListScreen<Row extends Identified>(props: ListScreenProps<Row>) {
  return <HeldListScreen<Row> {...props} held={useList<Row>(props)} />
}
