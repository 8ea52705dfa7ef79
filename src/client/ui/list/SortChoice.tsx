import { memo } from 'react'
import type { Sort } from '@contract/domain/sortRows'
import { Options, SelectBox } from '../fields/SelectBox'
import { PHONE, useMatches } from '../page/useMatches'
import type { Column } from './columns'

type SortColumn = Pick<Column<never>, 'key' | 'header' | 'align' | 'sortable'>

const ordersOf = ({ key, header, align }: SortColumn) =>
  align === 'right'
    ? [
        { value: `-${key}`, label: `${header}: mayor primero` },
        { value: key, label: `${header}: menor primero` },
      ]
    : [
        { value: key, label: `${header}: ascendente` },
        { value: `-${key}`, label: `${header}: descendente` },
      ]

interface SortChoiceProps {
  columns: readonly SortColumn[] | undefined
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

function Choice({ columns = [], sort, onSort }: SortChoiceProps) {
  const isPhone = useMatches(PHONE)
  const sortable = columns.filter((column) => column.sortable)
  if (!isPhone || sortable.length === 0) return null
  const choose = (value: string) =>
    onSort(value ? { key: value.replace(/^-/, ''), descending: value.startsWith('-') } : null)
  return (
    <SelectBox className="sort-choice">
      <select
        aria-label="Ordenar por"
        value={sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''}
        onChange={(event) => choose(event.target.value)}
      >
        <Options options={sortable.flatMap(ordersOf)} emptyLabel="Orden habitual" />
      </select>
    </SelectBox>
  )
}

export const SortChoice = memo(Choice)
