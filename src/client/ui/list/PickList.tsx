import Button from '@mui/material/Button'
import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon'
import type { Identified } from './columns'
import { ListPanel, type ListLooks, type ListSource } from './ListPanel'
import { RowAction } from './RowAction'
import type { SearchText } from './searchIndex'
import type { ListFilter } from './useLocalList'

interface PickListProps<Row extends Identified> extends Omit<
  ListLooks<Row>,
  'rowActions' | 'cards' | 'exported'
> {
  source: ListSource<Row>
  /** Declare it outside the component: search keys are kept per function. */
  searchText: SearchText<Row>
  chosen: ReadonlySet<Row['id']>
  /** All rows are drawn again when it changes: `useCallback`. */
  onAdd: (row: Row) => void
  onAddAll?: (rows: readonly Row[]) => void
  filter?: ListFilter<Row> | undefined
}

/** Fewest matches for the button that adds all; a single row has its own button. */
const WORTH_ALL = 2

/** In a form, Enter in the search box would send it half filled in. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

interface AddAllProps<Row extends Identified> {
  matching: readonly Row[]
  isLoading: boolean
  chosen: PickListProps<Row>['chosen']
  onAddAll: (rows: readonly Row[]) => void
}

function AddAll<Row extends Identified>({ matching, isLoading, chosen, onAddAll }: AddAllProps<Row>) {
  const missing = useMemo(() => matching.filter(({ id }) => !chosen.has(id)), [matching, chosen])
  if (missing.length < WORTH_ALL && !isLoading) return null
  return (
    // Before the rows are here it keeps its room: where the line is narrow it has one of its own.
    <Button startIcon={<Icon name="add" />} disabled={isLoading} onClick={() => onAddAll(missing)}>
      {isLoading ? 'Agregar a todos' : `Agregar a los ${missing.length}`}
    </Button>
  )
}

export function PickList<Row extends Identified>(props: PickListProps<Row>) {
  const { chosen, onAdd, onAddAll, ...list } = props
  const { isLoading } = list.source
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
      <ListPanel<Row>
        {...list}
        inUrl={false}
        exported={false}
        rowActions={rowActions}
        tool={(matching) =>
          onAddAll && <AddAll matching={matching} isLoading={isLoading} chosen={chosen} onAddAll={onAddAll} />
        }
      />
    </div>
  )
}
