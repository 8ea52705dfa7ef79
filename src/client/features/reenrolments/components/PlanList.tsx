import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { ENROLMENT_DISCOUNTS, percentLabel } from '@contract/domain/discounts'
import { formatPesos } from '@contract/domain/money'
import type { Group } from '@contract/groups/groups.schemas'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { RowBox } from '../../../ui/fields/RowBox'
import { TextInput } from '../../../ui/fields/TextInput'
import { TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel } from '../../../ui/list/ListPanel'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { groupsFor, lacksMotive, type Edit, type Line } from '../plan.lines'
import { STATE_LABELS, STATE_ORDER, STATE_TONES, texts } from '../reenrolments.texts'
import { SmallSelect } from './SmallSelect'

const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value, label: percentLabel(value) }))
const STATES = STATE_ORDER.map((value) => ({ value, label: STATE_LABELS[value] }))

/** On a tablet its columns need the room that the card around it keeps free. */
const Wide = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.between('sm', 'md')]: { marginInline: spacing(-2) },
}))

/** Changes what was decided about one pupil. The same function while the page stands. */
export type OnEdit = (id: number, edit: Edit) => void

function Discount({ line, onEdit }: { line: Line; onEdit: OnEdit }) {
  const { id, row, descuento, motivo, incluir } = line
  const { nombre } = row.alumno
  return (
    <>
      <SmallSelect
        label={texts.discountOf(nombre)}
        value={descuento}
        options={DISCOUNTS}
        percent
        disabled={!incluir}
        onChange={(value) => onEdit(id, { descuento: Number(value) as Line['descuento'] })}
      />
      {incluir && descuento !== 0 && (
        <TextInput
          label={texts.motive}
          value={motivo}
          maxLength={200}
          error={lacksMotive(line) ? ' ' : undefined}
          required
          onChange={({ target }) => onEdit(id, { motivo: target.value })}
        />
      )}
    </>
  )
}

const columnsFor = (groups: readonly Group[], onEdit: OnEdit): Column<Line>[] => [
  {
    key: 'nombre',
    header: 'Alumno',
    sortable: true,
    before: ({ id, row, incluir, a }) => (
      <RowBox
        type="checkbox"
        aria-label={texts.include(row.alumno.nombre)}
        checked={incluir}
        disabled={row.estado === 'YA_INSCRITO' || a === ''}
        onChange={({ target }) => onEdit(id, { incluir: target.checked })}
      />
    ),
    cell: ({ row }) => row.alumno.nombre,
    under: ({ row, lugar }) => `${lugar} · ${row.alumno.numero_control}`,
  },
  {
    key: 'estado',
    header: texts.state,
    cell: ({ row }) => <StatusChip tone={STATE_TONES[row.estado]} label={STATE_LABELS[row.estado]} />,
  },
  {
    key: 'adeudo',
    header: texts.debt,
    align: 'right',
    sortable: true,
    wraps: true,
    cell: ({ row: { adeudo, adeudo_familia } }) =>
      adeudo_familia === 0 ? (
        '—'
      ) : (
        <TwoLines>
          <MoneyText pesos={adeudo} />
          {adeudo_familia > adeudo && <small>{texts.family(formatPesos(adeudo_familia))}</small>}
        </TwoLines>
      ),
  },
  {
    key: 'a',
    header: texts.goesTo,
    cell: ({ id, row, a }) => (
      <SmallSelect
        label={texts.goesToOf(row.alumno.nombre)}
        value={a}
        options={GRADE_YEAR_OPTIONS}
        emptyLabel={texts.nowhere}
        disabled={row.estado === 'YA_INSCRITO'}
        onChange={(value) => onEdit(id, { a: value, ...(value === '' ? {} : { incluir: true }) })}
      />
    ),
  },
  {
    key: 'grupo',
    header: texts.group,
    cell: ({ id, row, a, idGrupo, incluir }) => (
      <SmallSelect
        label={texts.groupOf(row.alumno.nombre)}
        value={idGrupo}
        options={groupsFor(groups, a).map((group) => ({ value: String(group.id), label: group.nombre }))}
        emptyLabel={texts.noGroup}
        disabled={!incluir}
        onChange={(value) => onEdit(id, { idGrupo: value })}
      />
    ),
  },
  {
    key: 'descuento',
    header: texts.discount,
    cell: (line) => <Discount line={line} onEdit={onEdit} />,
  },
]

const searchText = ({ row, lugar }: Line): string =>
  `${row.alumno.nombre} ${row.alumno.numero_control} ${lugar} ${row.padre?.nombre ?? ''}`
const sortBy = {
  nombre: ({ row }: Line) => row.alumno.nombre,
  adeudo: ({ row }: Line) => row.adeudo,
}
const NOUN = { one: 'alumno', many: 'alumnos' }

export interface PlanFilter {
  lugar: string
  estado: string
}

interface PlanListProps {
  lines: readonly Line[]
  groups: readonly Group[]
  /** In the plan's order. */
  places: readonly string[]
  filter: PlanFilter
  onFilter: (change: Partial<PlanFilter>) => void
  onEdit: OnEdit
}

const filterOf = ({ lugar, estado }: PlanFilter): ListFilter<Line> | undefined =>
  lugar || estado
    ? {
        key: `${lugar}|${estado}`,
        keep: (line) => (!lugar || line.lugar === lugar) && (!estado || line.row.estado === estado),
      }
    : undefined

/** Everybody of the plan, ten a page, each to be decided otherwise. */
export function PlanList({ lines, groups, places, filter, onFilter, onEdit }: PlanListProps) {
  const columns = useMemo(() => columnsFor(groups, onEdit), [groups, onEdit])
  const options = useMemo(() => places.map((value) => ({ value, label: value })), [places])
  return (
    <Wide>
      <ListPanel
        label="Alumnos del plan"
        columns={columns}
        // What is decided here is not done yet; the result has its own paper.
        exported={false}
        noun={NOUN}
        searchText={searchText}
        sortBy={sortBy}
        source={{ rows: lines, isLoading: false, error: undefined, retry: () => undefined }}
        filter={useMemo(() => filterOf(filter), [filter])}
        filters={
          <>
            <FilterSelect
              label={texts.place}
              allLabel={texts.all}
              options={options}
              value={filter.lugar}
              onChange={(lugar) => onFilter({ lugar })}
            />
            <FilterSelect
              label={texts.state}
              allLabel={texts.allStates}
              options={STATES}
              value={filter.estado}
              onChange={(estado) => onFilter({ estado })}
            />
          </>
        }
        empty={{ icon: 'users', title: texts.none, text: texts.noneText }}
      />
    </Wide>
  )
}
