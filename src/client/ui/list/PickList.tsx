import Button from '@mui/material/Button'
import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon'
import type { Identified } from './columns'
import { ListView, useList, type HeldList, type ListLooks, type ListSource } from './ListPanel'
import { RowAction } from './RowAction'
import type { SearchText } from './searchIndex'
import type { ListFilter } from './useLocalList'

interface HeldPickProps<Row extends Identified> extends Omit<
  ListLooks<Row>,
  'rowActions' | 'cards' | 'exported'
> {
  held: HeldList<Row>
  chosen: ReadonlySet<Row['id']>
  onAdd: (row: Row) => void
  onAddAll?: (rows: readonly Row[]) => void
}

type PickListProps<Row extends Identified> = Omit<HeldPickProps<Row>, 'held'> & {
  source: ListSource<Row>
  /** Declare it outside the component: search keys are kept per function. */
  searchText: SearchText<Row>
  filter?: ListFilter<Row> | undefined
}

/** Fewer are not counted: «los 1» is no Spanish. */
const SEVERAL = 2

/** In a form, Enter in the search box would send it half filled in. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

interface AddAllProps<Row extends Identified> {
  matching: readonly Row[]
  chosen: HeldPickProps<Row>['chosen']
  onAddAll: (rows: readonly Row[]) => void
}

function AddAll<Row extends Identified>({ matching, chosen, onAddAll }: AddAllProps<Row>) {
  const missing = useMemo(() => matching.filter(({ id }) => !chosen.has(id)), [matching, chosen])
  const count = missing.length
  return (
    // Never taken away: where the line is narrow it has one of its own, and the rows below would move.
    <Button startIcon={<Icon name="add" />} disabled={count === 0} onClick={() => onAddAll(missing)}>
      {count < SEVERAL ? 'Agregar a todos' : `Agregar a los ${count}`}
    </Button>
  )
}

export function HeldPickList<Row extends Identified>(props: HeldPickProps<Row>) {
  const { chosen, onAdd, onAddAll, ...list } = props
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
      <ListView<Row>
        {...list}
        exported={false}
        rowActions={rowActions}
        tool={(matching) => onAddAll && <AddAll matching={matching} chosen={chosen} onAddAll={onAddAll} />}
      />
    </div>
  )
}

export function PickList<Row extends Identified>({
  source,
  searchText,
  filter,
  ...props
}: PickListProps<Row>) {
  return <HeldPickList<Row> {...props} held={useList({ source, searchText, filter, inUrl: false })} />
}
