import Button from '@mui/material/Button'
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'
import type { SearchText } from '@contract/search/searchIndex'
import { Icon } from '../icons/Icon'
import { useNotice } from '../notices/useNotice'
import type { Identified } from './columns'
import type { EveryRow } from './exported'
import { ListView, useList, type HeldList, type ListLooks, type ListSource } from './ListPanel'
import { RowAction } from './RowAction'
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
  /** Must be declared outside the component: search keys are kept per function. */
  searchText: SearchText<Row>
  filter?: ListFilter<Row> | undefined
}

const FAILED = { title: 'No se pudo agregar a todos.', text: 'Revisa la conexión e intenta de nuevo.' }

/** A smaller count is not shown: «los 1» is no Spanish. */
const SEVERAL = 2

/** Enter in the search box would send the form around it half filled in. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

interface AddAllProps<Row extends Identified> {
  matching: readonly Row[]
  matches: number
  everyRow: EveryRow<Row>
  chosen: HeldPickProps<Row>['chosen']
  onAddAll: (rows: readonly Row[]) => void
}

function AddAll<Row extends Identified>(props: AddAllProps<Row>) {
  const { matching, matches, everyRow, chosen, onAddAll } = props
  const { notify } = useNotice()
  const missing = useMemo(() => matching.filter(({ id }) => !chosen.has(id)), [matching, chosen])
  const isPart = matching.length < matches
  // How many on other pages are chosen already is unknown until they are fetched.
  const count = isPart ? matches : missing.length
  const isCounted = count >= SEVERAL && !(isPart && chosen.size > 0)
  const [isFetching, setFetching] = useState(false)
  const addEvery = async () => {
    setFetching(true)
    const rows = await everyRow()
    setFetching(false)
    if (rows) onAddAll(rows.filter(({ id }) => !chosen.has(id)))
    else notify({ ...FAILED, kind: 'error' })
  }
  return (
    // Always in place: appearing later, it could push the rows below down a line.
    <Button
      startIcon={<Icon name="add" />}
      disabled={count === 0 || isFetching}
      onClick={isPart ? () => void addEvery() : () => onAddAll(missing)}
    >
      {isCounted ? `Agregar a los ${count}` : 'Agregar a todos'}
    </Button>
  )
}

export function HeldPickList<Row extends Identified>(props: HeldPickProps<Row>) {
  const { chosen, onAdd, onAddAll, ...list } = props
  const { matches } = list.held.list
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
        tool={(matching, everyRow) =>
          onAddAll && (
            <AddAll
              matching={matching}
              matches={matches}
              everyRow={everyRow}
              chosen={chosen}
              onAddAll={onAddAll}
            />
          )
        }
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
