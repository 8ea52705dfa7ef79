import { Icon } from '../icons/Icon'
import type { Column, Sort } from './columns'
import { cellClass } from './DataRow'

export interface HeaderCellProps {
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
export function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
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
