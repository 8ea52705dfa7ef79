import type { HeldList, ListSource } from './ListPanel'
import { useListView } from './useListView'
import { useLocalRows, type LocalListOptions } from './useLocalList'
import { useServerList, useServerPart, type PageSource } from './useServerList'

interface LongListOptions<Row, Column extends string> extends LocalListOptions<Row> {
  whole: ListSource<Row>
  /** Set where the rows are too many to come in one answer (`SHORT_LIST`): the server then searches, sorts and pages them. */
  total: number | undefined
  columns: readonly Column[]
}

/** One view for both kinds of list. If the list is long, ask the server for `asked`; pass both to `useLongList`. */
export const useLongView = <Row extends object, Column extends string>(
  options: LongListOptions<Row, Column>,
) => {
  const { whole, total, columns, filter, pageSize = 10, prefix = '', inUrl = true } = options
  const held = useListView(prefix, inUrl)
  const local = useLocalRows(whole.rows, options, held)
  const view = useServerPart({ columns, filter: filter?.key ?? '', pageSize }, held)
  return { whole, total, local, view, asked: view.asked }
}

export const useLongList = <Row extends object, Column extends string>(
  { whole, total, local, view }: Omit<ReturnType<typeof useLongView<Row, Column>>, 'asked'>,
  page: PageSource<Row>,
): HeldList<Row> => {
  const paged = useServerList(view, page)
  if (total !== undefined) return { ...paged, list: { ...paged.list, total } }
  return { list: local, isLoading: whole.isLoading, error: whole.error, onRetry: () => void whole.retry() }
}
