import Button from '@mui/material/Button'
import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon'
import type { Identified } from './columns'
import { ListPanel, useSlot, type ListLooks, type ListSource } from './ListPanel'
import { RowAction } from './RowAction'
import type { SearchText } from './searchIndex'
import type { ListFilter } from './useLocalList'

export interface PickListProps<Row extends Identified> extends Omit<
  ListLooks<Row>,
  'rowActions' | 'cards' | 'exported'
> {
  source: ListSource<Row>
  /** Declare it outside the component: search keys are kept per function. */
  searchText: SearchText<Row>
  chosen: ReadonlySet<Row['id']>
  /** The rows are drawn anew when it changes: `useCallback`. */
  onAdd: (row: Row) => void
  /** Offers to add every match of search and filter that is not in yet. */
  onAddAll?: (rows: readonly Row[]) => void
  /** Goes with `filters`. */
  filter?: ListFilter<Row> | undefined
}

/** From here on one by one is a chore; a single match has its own button. */
const WORTH_ALL = 2

/** In a form around the list Enter would send it half filled in. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

interface FiltersProps<Row extends Identified> extends Pick<
  PickListProps<Row>,
  'filters' | 'chosen' | 'onAddAll'
> {
  matching: readonly Row[]
}

/** What the caller filters by, then the offer to take every match. */
function Filters<Row extends Identified>({ filters, chosen, onAddAll, matching }: FiltersProps<Row>) {
  const missing = useMemo(
    () => (onAddAll ? matching.filter(({ id }) => !chosen.has(id)) : []),
    [onAddAll, matching, chosen],
  )
  return (
    <>
      {useSlot(filters, matching)}
      {onAddAll && missing.length >= WORTH_ALL && (
        <Button startIcon={<Icon name="add" />} onClick={() => onAddAll(missing)}>
          Agregar a los {missing.length}
        </Button>
      )}
    </>
  )
}

/** Rows to choose from, ten a page; a search starts at the first page. The same one cannot be added twice. */
export function PickList<Row extends Identified>(props: PickListProps<Row>) {
  const { chosen, onAdd, onAddAll, filters, ...list } = props
  const rowActions = useCallback(
    (row: Row) => {
      const isIn = chosen.has(row.id)
      return (
        <RowAction
          icon={isIn ? 'check' : 'add'}
          label={isIn ? 'Agregado' : 'Agregar'}
          disabled={isIn}
          onClick={() => onAdd(row)}
        />
      )
    },
    [chosen, onAdd],
  )
  return (
    <div onKeyDown={keepForm}>
      <ListPanel
        {...list}
        inUrl={false}
        exported={false}
        rowActions={rowActions}
        filters={(matching) => (
          <Filters
            filters={filters}
            chosen={chosen}
            matching={matching}
            {...(onAddAll ? { onAddAll } : {})}
          />
        )}
      />
    </div>
  )
}
