import { memo, type ReactNode } from 'react'
import type { Column, Identified } from './columns'

export interface DataRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  rowActions?: ((row: Row) => ReactNode) | undefined
}

/** Class names of a cell of a column. */
export const cellClass = (column: Pick<Column<never>, 'align' | 'hideOnCard'>): string | undefined =>
  [column.align, column.hideOnCard && 'off-card'].filter(Boolean).join(' ') || undefined

function Row<R extends Identified>({ row, columns, rowActions }: DataRowProps<R>) {
  // The roles are said aloud because `display: block`, which makes the cards, takes them from table elements.
  return (
    <tr role="row">
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" role="rowheader" className={cellClass(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" className={cellClass(column)} data-label={column.header}>
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions && (
        <td role="cell" className="actions">
          <div className="row-actions">{rowActions(row)}</div>
        </td>
      )}
    </tr>
  )
}

/** One row; renders again only when its row, the columns or the actions change. */
export const DataRow = memo(Row) as typeof Row
