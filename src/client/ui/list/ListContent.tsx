import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CardSkeleton } from '../cards/CardSkeleton'
import type { Column, Identified, Noun } from './columns'
import { DataTable } from './DataTable'
import { Carousel } from '../media/Carousel'
import { stripColumns } from '../media/stripColumns'
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
  /** Cards in a grid instead of a table, as the events want. */
  card?: ((row: Row) => ReactNode) | undefined
  /** The cards side by side in a carousel instead of a grid. */
  carousel?: boolean | undefined
  /** True until the first answer; later refreshes keep the rows. */
  isLoading: boolean
}

const Grid = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: spacing(2),
  padding: spacing(2),
}))

/** A carousel before its cards are there; below, the room of its buttons. */
const Strip = styled('div')(({ theme, theme: { spacing } }) => ({
  ...stripColumns(theme),
  padding: `calc(${spacing(2)} + 4px)`,
  paddingBottom: spacing(8),
  overflow: 'hidden',
}))

/** The middle of a list: skeleton, nothing found, cards or table. */
export function ListContent<Row extends Identified>(props: ListContentProps<Row>) {
  const { label, list, columns, noun, rowActions, card, carousel, isLoading } = props
  if (isLoading && list.total === 0 && card) {
    const Frame = carousel ? Strip : Grid
    return (
      <Frame aria-hidden>
        {Array.from({ length: carousel ? 3 : 6 }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </Frame>
    )
  }
  if (isLoading && list.total === 0) {
    return <TableSkeleton columns={columns} rows={list.pageSize} hasActions={rowActions !== undefined} />
  }
  if (list.matching.length === 0) {
    return <NothingFound query={list.query} many={noun.many} onClear={() => list.setQuery('')} />
  }
  if (card && carousel) {
    // A new page begins at its first card.
    return (
      <Carousel key={list.page} label={label} items={list.rows}>
        {card}
      </Carousel>
    )
  }
  if (card) {
    return (
      <Grid role="list" aria-label={label}>
        {list.rows.map((row) => (
          <div key={row.id} role="listitem">
            {card(row)}
          </div>
        ))}
      </Grid>
    )
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
