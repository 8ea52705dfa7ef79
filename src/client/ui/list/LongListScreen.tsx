import { useMemo } from 'react'
import type { Identified } from './columns'
import { HeldListScreen, type ListScreenProps } from './ListScreen'
import { useLongList, useLongView } from './useLongList'
import type { PageSource } from './useServerList'

type Asked<Column extends string> = ReturnType<typeof useLongView<object, Column>>['asked']

type LongListScreenProps<
  Row extends Identified,
  Column extends string,
  Filters extends object,
> = ListScreenProps<Row> & {
  /** How many rows the server has, where they are too many to come whole: it then searches, sorts and pages them. */
  total: number | undefined
  /** By which the server sorts. Declare it outside the component. */
  sorted: readonly Column[]
  /** The filters, as the server takes them. */
  asks: Filters
  /** Null while the whole list is here. */
  usePart: (asked: (Asked<Column> & Filters) | null) => PageSource<Row>
}

/** As `ListScreen`, for a list of years that may be too long to be sent whole. */
export function LongListScreen<Row extends Identified, Column extends string, Filters extends object>(
  props: LongListScreenProps<Row, Column, Filters>,
) {
  const { total, sorted, asks, usePart, source, ...list } = props
  const view = useLongView<Row, Column>({ ...list, whole: source, total, columns: sorted })
  const key = JSON.stringify(asks)
  const isLong = total !== undefined
  const asked = useMemo(
    () => (isLong ? { ...(JSON.parse(key) as Filters), ...view.asked } : null),
    [isLong, key, view.asked],
  )
  return <HeldListScreen<Row> {...list} held={useLongList(view, usePart(asked))} />
}
