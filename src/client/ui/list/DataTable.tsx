import { memo, type ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { Column, Identified, Sort } from './columns'

interface DataRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  rowActions?: ((row: Row) => ReactNode) | undefined
}

/** Class names of a cell of a column. */
const cellClass = (column: Pick<Column<never>, 'align' | 'hideOnCard'>): string | undefined =>
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
const DataRow = memo(Row) as typeof Row

interface HeaderCellProps {
  column: Pick<Column<never>, 'key' | 'header' | 'align' | 'sortable' | 'width' | 'hideOnCard'>
  sort: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
}

/** Ascending, then descending, then the list's own order again. */
const nextSort = (key: string, sort: Sort | null): Sort | null => {
  if (sort?.key !== key) return { key, descending: false }
  return sort.descending ? null : { key, descending: true }
}

/** A column's name; a button when the column sorts. */
function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const mine = sort?.key === column.key ? sort : null
  const order = mine && (mine.descending ? 'descending' : 'ascending')
  return (
    <th
      scope="col"
      role="columnheader"
      className={cellClass(column)}
      {...(order ? { 'aria-sort': order } : {})}
      {...(column.width === undefined ? {} : { style: { width: column.width } })}
    >
      {column.sortable && onSort ? (
        <button type="button" className="sort" onClick={() => onSort(nextSort(column.key, sort))}>
          {column.header}
          <Icon name={mine && !mine.descending ? 'up' : 'down'} size={14} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

export interface DataTableProps<Row extends Identified> {
  /** Name of the table for a screen reader. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** `RowAction`s of a row. Keep the function's identity (`useCallback`), or every row renders at every key. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  sort?: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
}

/** Rows as a compact table, as cards under 600 px. The first column names the row. */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowActions, sort = null, onSort } = props
  return (
    <table className="ui-table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {rowActions && (
            <th scope="col" role="columnheader" className="actions">
              Acciones
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <DataRow key={row.id} row={row} columns={columns} rowActions={rowActions} />
        ))}
      </tbody>
    </table>
  )
}

interface TableSkeletonProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'align' | 'width' | 'hideOnCard'>[]
  rows: number
  hasActions: boolean
}

/** Like the texts to come, in characters: a table divides its width by what stands in it. */
const NAMES = [24, 19, 28, 21, 25]
const OTHERS = [12, 9, 11, 10, 8]

/** The table before its rows: same columns, same heights, so that nothing jumps when they arrive. */
export function TableSkeleton({ columns, rows, hasActions }: TableSkeletonProps) {
  return (
    <table className="ui-table" aria-hidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={null} />
          ))}
          {hasActions && <th className="actions">Acciones</th>}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map((column, index) => (
              <td key={column.key} className={cellClass(column)}>
                <span
                  className="bar"
                  style={{ width: `${(index === 0 ? NAMES : OTHERS)[(row + index) % 5]}ch` }}
                />
              </td>
            ))}
            {hasActions && (
              <td className="actions">
                <span className="bar" style={{ width: '12ch' }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
