import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { Row } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { loadedSource, ListView, useList } from '../../../ui/list/ListPanel'
import type { ListFilter } from '../../../ui/list/useLocalList'
import type { Line } from '../planLines'
import { STATE_LABELS, STATE_ORDER, texts } from '../reenrolments.texts'
import { columnsFor, type PlanColumnFacts } from './planColumns'

const STATES = STATE_ORDER.map((value) => ({ value, label: STATE_LABELS[value] }))

/** On a tablet the list takes the card's padding too, which the columns need. */
const Wide = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.between('sm', 'md')]: { marginInline: spacing(-2) },
}))

const searchText = ({ row, lugar }: Line): string =>
  `${row.alumno.nombre} ${row.alumno.numero_control} ${lugar} ${row.padre?.nombre ?? ''}`
const sortBy = {
  nombre: ({ row }: Line) => row.alumno.nombre,
  adeudo: ({ row }: Line) => row.adeudo,
}
const NOUN = { one: 'alumno', many: 'alumnos' }
/** Lines a page: a whole grade fits on one; only the whole school needs more. */
const PAGE_SIZE = 60

interface PlanFilter {
  lugar: string
  estado: string
}
const NO_FILTER: PlanFilter = { lugar: '', estado: '' }

const filterOf = ({ lugar, estado }: PlanFilter): ListFilter<Line> | undefined =>
  lugar || estado
    ? {
        key: `${lugar}|${estado}`,
        keep: (line) => (!lugar || line.lugar === lugar) && (!estado || line.row.estado === estado),
      }
    : undefined

interface PlanFiltersProps {
  lines: readonly Line[]
  filter: typeof NO_FILTER
  onChange: (filter: typeof NO_FILTER) => void
}

function PlanFilters({ lines, filter, onChange }: PlanFiltersProps) {
  const places = useMemo(
    () => [...new Set(lines.map(({ lugar }) => lugar))].map((value) => ({ value, label: value })),
    [lines],
  )
  const states = STATES.filter(({ value }) => lines.some(({ row }) => row.estado === value))
  return (
    <>
      {places.length > 1 && (
        <FilterSelect
          label={texts.place}
          allLabel="Todos los grupos"
          options={places}
          value={filter.lugar}
          onChange={(lugar) => onChange({ ...filter, lugar })}
        />
      )}
      {states.length > 1 && (
        <FilterSelect
          label={texts.state}
          allLabel="Todos los estados"
          options={states}
          value={filter.estado}
          onChange={(estado) => onChange({ ...filter, estado })}
        />
      )}
    </>
  )
}

interface PlanListProps extends PlanColumnFacts {
  lines: readonly Line[]
  onTick: (shown: readonly Line[]) => void
  onUntick: (shown: readonly Line[]) => void
  /** Sets one group for the ticked pupils; undefined where there is no group. */
  onGroup: ((shown: readonly Line[]) => void) | undefined
  /** Gets the pupils that match the search, because only those are enrolled. Must be a stable function. */
  onShown: (ids: ReadonlySet<number>) => void
}

export function PlanList({
  lines,
  groups,
  to,
  places: moved,
  onEdit,
  onTick,
  onUntick,
  onGroup,
  onShown,
}: PlanListProps) {
  const [filter, setFilter] = useState(NO_FILTER)
  const columns = useMemo(
    () => columnsFor({ groups, to, places: moved, onEdit }),
    [groups, to, moved, onEdit],
  )
  const held = useList({
    source: loadedSource(lines),
    filter: useMemo(() => filterOf(filter), [filter]),
    pageSize: PAGE_SIZE,
    // Another grade starts with a fresh search.
    inUrl: false,
    searchText,
    sortBy,
  })
  const { matching } = held.list
  useEffect(() => onShown(new Set(matching.map(({ id }) => id))), [matching, onShown])
  return (
    <Wide>
      <ListView
        held={held}
        label="Alumnos del plan"
        columns={columns}
        // No download: these decisions are not saved yet; the result has its own printout.
        exported={false}
        noun={NOUN}
        filters={<PlanFilters lines={lines} filter={filter} onChange={setFilter} />}
        tool={(shown) => (
          <Row>
            <Button onClick={() => onTick(shown)}>Marcar todos</Button>
            <Button onClick={() => onUntick(shown)}>Quitar marcas</Button>
            {onGroup && (
              <Button disabled={!shown.some(({ incluir }) => incluir)} onClick={() => onGroup(shown)}>
                {texts.groupTicked}
              </Button>
            )}
          </Row>
        )}
        empty={{ icon: 'users', title: texts.none, text: texts.noneText }}
      />
    </Wide>
  )
}
