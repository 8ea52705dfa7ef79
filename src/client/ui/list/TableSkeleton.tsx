import type { Column } from './columns'
import { cellClass } from './DataRow'
import { HeaderCell } from './HeaderCell'
import { TableFrame } from './TableFrame'

export interface TableSkeletonProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'align' | 'width' | 'hideOnCard'>[]
  rows: number
  hasActions: boolean
}

const WIDTHS = ['72%', '58%', '66%', '50%', '80%']

/** The table before its rows: same columns, same heights, so that nothing jumps when they arrive. */
export function TableSkeleton({ columns, rows, hasActions }: TableSkeletonProps) {
  return (
    <TableFrame aria-hidden>
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
                <span className="bar" style={{ width: WIDTHS[(row + index) % WIDTHS.length] }} />
              </td>
            ))}
            {hasActions && (
              <td className="actions">
                <span className="bar" style={{ width: 96 }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
