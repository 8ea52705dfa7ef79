import type { ReactNode } from 'react'
import type { Cards } from '../cards/cards'
import type { Column, Identified, Noun } from './columns'
import { DataTable } from './DataTable'
import { NothingFound } from './NothingFound'
import { TableSkeleton } from './TableSkeleton'
import type { LocalList } from './useLocalList'

export interface ListContentProps<Row extends Identified> {
  /** Name of the table for a screen reader. */
  label: string
  list: LocalList<Row>
  columns: readonly Column<Row>[]
  noun: Noun
  /** `RowAction`s of a row. Keep the function's identity (`useCallback`). */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Cards instead of a table, as the events want. */
  cards?: Cards<Row> | undefined
  /** True until the first answer; later refreshes keep the rows. */
  isLoading: boolean
}

/** The middle of a list: skeleton, nothing found, cards or table. */
export function ListContent<Row extends Identified>(props: ListContentProps<Row>) {
  const { label, list, columns, noun, rowActions, cards, isLoading } = props
  const isWaiting = isLoading && list.total === 0
  if (!isWaiting && list.matching.length === 0) {
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
      sort={list.sort}
      onSort={list.setSort}
    />
  )
}
