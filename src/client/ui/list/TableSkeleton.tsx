import type { Column } from './columns'
import { cellClass } from './DataRow'
import { HeaderCell } from './HeaderCell'

export interface TableSkeletonProps {
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
