import Button from '@mui/material/Button'
import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon'
import type { Identified } from './columns'
import { ListPanel, type ListPanelProps } from './ListPanel'
import { RowAction } from './RowAction'
import type { SearchText } from './searchIndex'
import { useLocalList, type ListFilter } from './useLocalList'

export interface PickListProps<Row extends Identified> extends Omit<
  ListPanelProps<Row>,
  'list' | 'rowActions' | 'card'
> {
  rows: readonly Row[]
  /** Declare it outside the component: search keys are kept per function. */
  searchText: SearchText<Row>
  chosen: ReadonlySet<Row['id']>
  /** Keep its identity (`useCallback`), or every row renders at every key. */
  onAdd: (row: Row) => void
  /** Offers to add every match of search and filter that is not in yet. */
  onAddAll?: (rows: readonly Row[]) => void
  /** Beside the search box goes with `filters`. */
  filter?: ListFilter<Row> | undefined
}

/** From here on one by one is a chore; a single match has its own button. */
const WORTH_ALL = 2

/** In a form around the list Enter would send it half filled in. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Rows to choose from, ten a page; a search starts at the first page (SPEC §9). The same one cannot be added twice. */
export function PickList<Row extends Identified>(props: PickListProps<Row>) {
  const { rows, searchText, chosen, onAdd, onAddAll, filter, ...panel } = props
  const list = useLocalList(rows, { searchText, filter, inUrl: false })
  const { matching } = list
  const missing = useMemo(
    () => (onAddAll ? matching.filter(({ id }) => !chosen.has(id)) : matching),
    [onAddAll, matching, chosen],
  )
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
        {...panel}
        list={list}
        rowActions={rowActions}
        filters={
          <>
            {panel.filters}
            {onAddAll && missing.length >= WORTH_ALL && (
              <Button startIcon={<Icon name="add" />} onClick={() => onAddAll(missing)}>
                Agregar a los {missing.length}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
