import { Fragment, isValidElement, memo, type ReactNode } from 'react'
import type { Sort } from '@contract/domain/sortRows'
import { Icon } from '../icons/Icon'
import { MoneyText } from '../page/MoneyText'
import { StatusChip } from '../page/StatusChip'
import { Hidden } from '../page/Hidden'
import type { Column, Identified } from './columns'
import { FaceName } from './FaceName'
import { RowAction } from './RowAction'
import { RowActions } from './RowActions'
import { pressRow } from './rowPress'
import { useSlots } from './useSlots'

export type RowOpens = string | (() => void) | false | null | undefined

interface DataRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  rowActions?: ((row: Row) => ReactNode) | undefined
  rowOpens?: ((row: Row) => RowOpens) | undefined
}

const cellClass = (
  {
    align,
    wideOnly,
    clip,
    name,
    wraps,
  }: Pick<Column<never>, 'align' | 'wideOnly' | 'clip' | 'name' | 'wraps'>,
  index: number,
): string | undefined =>
  [
    align,
    wideOnly && 'wide-only',
    (clip ?? index === 0) && 'clip',
    (name ?? (index === 0 && clip !== false)) && 'name',
    wraps && 'wraps',
  ]
    .filter(Boolean)
    .join(' ') || undefined

/** These keep no state, so their elements may be reused for another row. */
const WITHOUT_STATE = new Set<unknown>([FaceName, MoneyText, RowAction, RowActions, StatusChip])

/** Content that may have state (a text being typed, an open menu) is mounted anew when its elements get another row. */
const ownTo = ({ id }: Identified, content: ReactNode): ReactNode =>
  !content || typeof content !== 'object' || (isValidElement(content) && WITHOUT_STATE.has(content.type)) ? (
    content
  ) : (
    <Fragment key={id}>{content}</Fragment>
  )

/** The whole text as a tooltip, since narrow cells cut it. */
const titleOf = (content: ReactNode) => (typeof content === 'string' ? { title: content } : {})

function RowName({ opens, children }: { opens: RowOpens; children: ReactNode }) {
  if (!opens) return children
  if (typeof opens === 'string') {
    return (
      <a className="row-link" href={opens}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" className="row-link" onClick={opens}>
      {children}
    </button>
  )
}

function Row<R extends Identified>({ row, columns, rowActions, rowOpens }: DataRowProps<R>) {
  // `display: block`, which makes the cards, takes the roles of table elements away.
  return (
    <tr role="row">
      {columns.map((column, index) => {
        const content = column.cell(row)
        const under = column.under?.(row)
        const small = under && <small {...titleOf(under)}>{ownTo(row, under)}</small>
        return index === 0 ? (
          <th
            key={column.key}
            scope="row"
            role="rowheader"
            className={cellClass(column, index)}
            {...titleOf(content)}
          >
            {ownTo(row, column.before?.(row))}
            <RowName opens={rowOpens?.(row)}>{ownTo(row, content)}</RowName>
            {small}
          </th>
        ) : (
          <td
            key={column.key}
            role="cell"
            className={cellClass(column, index)}
            data-label={column.header}
            {...(column.clip ? titleOf(content) : {})}
          >
            {ownTo(row, content)}
            {small}
          </td>
        )
      })}
      {rowActions && (
        <td role="cell" className="actions">
          <div className="row-actions">{ownTo(row, rowActions(row))}</div>
        </td>
      )}
    </tr>
  )
}

const DataRow = memo(Row) as typeof Row

interface HeaderCellProps {
  column: Pick<Column<never>, 'key' | 'header' | 'align' | 'sortable' | 'width' | 'wideOnly'>
  sort: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
}

/** Clicks sort one way, the other way, then as the list comes. Money and counts begin with the largest. */
const nextSort = ({ key, align }: Pick<Column<never>, 'key' | 'align'>, sort: Sort | null): Sort | null => {
  const first = align === 'right'
  if (sort?.key !== key) return { key, descending: first }
  return sort.descending === first ? { key, descending: !first } : null
}

/** Headings up to this many characters stay on one line: «Se pide a» above the narrow «Todos» would take three. */
const SHORT = 10

function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const mine = sort?.key === column.key ? sort : null
  const order = mine && (mine.descending ? 'descending' : 'ascending')
  return (
    <th
      scope="col"
      role="columnheader"
      className={
        [cellClass({ ...column, clip: false, name: false }, 0), column.header.length <= SHORT && 'short']
          .filter(Boolean)
          .join(' ') || undefined
      }
      {...(order ? { 'aria-sort': order } : {})}
      {...(column.width === undefined ? {} : { style: { width: column.width, minWidth: column.width } })}
    >
      {column.sortable && onSort ? (
        <button type="button" className="sort" onClick={() => onSort(nextSort(column, sort))}>
          {column.header}
          <Icon name={mine && !mine.descending ? 'up' : 'down'} size={14} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

interface DataTableProps<Row extends Identified> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Must be a stable function (`useCallback`), or every row is drawn again at every key. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Where a click anywhere on the row leads. Must be a stable function. */
  rowOpens?: ((row: Row) => RowOpens) | undefined
  sort?: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
  view?: string | undefined
}

/** Under 600 px each row is a card. The first column names the row. */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowActions, rowOpens, sort = null, onSort, view = '' } = props
  const keys = useSlots(rows, view)
  return (
    <table className="ui-table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {rowActions && (
            <th scope="col" role="columnheader" className="actions">
              <Hidden>Acciones</Hidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" onClick={pressRow}>
        {rows.map((row, at) => (
          <DataRow key={keys[at]} row={row} columns={columns} rowActions={rowActions} rowOpens={rowOpens} />
        ))}
      </tbody>
    </table>
  )
}

interface TableSkeletonProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'align' | 'width' | 'wideOnly' | 'clip' | 'name'>[]
  rows: number
  hasActions: boolean
}

/** Text lengths like those to come: a table divides its width by its content. */
const NAMES = [24, 19, 28, 21, 25]
const OTHERS = [12, 9, 11, 10, 8]

export function TableSkeleton({ columns, rows, hasActions }: TableSkeletonProps) {
  return (
    <table className="ui-table" aria-hidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={null} />
          ))}
          {hasActions && <th className="actions" />}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map((column, index) => (
              <td key={column.key} className={cellClass(column, index)}>
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
