import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Crumb } from '../page/Breadcrumb'
import { Page, SUBTITLE_TO_COME } from '../page/Page'
import { SchoolDayContext } from '../page/schoolDay'
import { partIn } from '../browser/parts'
import type { Identified } from './columns'
import { MatchCount } from './listTools'
import { ListView, useList, useSlot, type ListPanelProps, type ListViewProps, type Slot } from './ListPanel'
import type { EveryRow } from './exported'
import type { ListPaper, ListPaperProps } from './ListPaper'

/** Not `lazyPart`, which mounts too late: the browser prints the page as it is when its print event ends. */
let Paper: typeof ListPaper | undefined
const load = async () => {
  Paper ??= (await import('./ListPaper')).ListPaper
}

const FETCH_AFTER_MS = 2_000

interface Printed<Row> {
  rows: readonly Row[]
  asks: boolean
}

/** Our button prints all rows; the browser's command only loaded ones, as it leaves no time to fetch others. A page's own sheet goes before both. */
const usePrinting = <Row extends Identified>(
  list: Omit<ListPaperProps<Row>, 'rows' | 'asks' | 'day'>,
  here: readonly Row[],
  everyRow: EveryRow<Row> | undefined,
): { paper: ReactNode; print: () => Promise<boolean> } => {
  const [printed, setPrinted] = useState<Printed<Row> | null>(null)
  const today = use(SchoolDayContext)
  const latest = useRef(here)
  useEffect(() => {
    latest.current = here
  })
  const prints = list.columns.length > 0
  useEffect(() => {
    if (!prints) return
    const timer = setTimeout(() => void load().catch(() => undefined), FETCH_AFTER_MS)
    const before = () => {
      if (Paper && !partIn(document, 'printSheet'))
        flushSync(() => setPrinted({ rows: latest.current, asks: false }))
    }
    const after = () => setPrinted(null)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [prints])
  const print = async () => {
    const [rows] = await Promise.all([everyRow ? everyRow() : latest.current, load()])
    if (rows) setPrinted({ rows, asks: true })
    return rows !== null
  }
  return { paper: Paper && printed && <Paper<Row> {...list} {...printed} day={today()} />, print }
}

interface Around<Row> {
  title: string
  subtitle?: Slot<Row>
  breadcrumb?: readonly Crumb[]
  action?: Slot<Row>
  above?: Slot<Row>
  below?: ReactNode
}

export type ListScreenProps<Row extends Identified> = Around<Row> & Omit<ListPanelProps<Row>, 'label'>

/** What lists of the same rows share: a constant outside the page, spread into its list. */
export type ListOf<Row extends Identified> = Pick<ListPanelProps<Row>, 'noun' | 'searchText'> &
  Partial<
    Pick<
      ListScreenProps<Row>,
      'title' | 'columns' | 'exported' | 'sortBy' | 'searchLabel' | 'pageSize' | 'empty'
    >
  >

type HeldScreenProps<Row extends Identified> = Around<Row> & Omit<ListViewProps<Row>, 'label'>

const NO_COLUMNS: readonly never[] = []

/** Invisible and as wide as the count will be, so that the text after it does not move. */
const CountToCome = ({ isLoading, many }: { isLoading: boolean; many: string }) =>
  isLoading ? (
    <span aria-hidden style={{ visibility: 'hidden' }}>
      00 {many} ·{' '}
    </span>
  ) : (
    SUBTITLE_TO_COME
  )

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
      {/* Shown once the rows are there: before, their number is unknown, and `below` would jump. */}
      {below && <div hidden={isEmpty && held.isLoading}>{below}</div>}
      {paper}
    </Page>
  )
}

export function ListScreen<Row extends Identified>(props: ListScreenProps<Row>) {
  return <HeldListScreen<Row> {...props} held={useList<Row>(props)} />
}
