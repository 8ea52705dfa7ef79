import type { ReactNode } from 'react'
import type { Column, Identified, Sort } from './columns'
import { DataRow } from './DataRow'
import { HeaderCell } from './HeaderCell'

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
