import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { ENROLMENT_DISCOUNTS, percentLabel } from '@contract/domain/discounts'
import { gradeYearOf } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { QuoteFacts } from '@contract/enrolments/quote.rules'
import type { Group } from '@contract/groups/groups.schemas'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { RowBox } from '../../../ui/fields/RowBox'
import { TextInput } from '../../../ui/fields/TextInput'
import { Row, TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListView, useList } from '../../../ui/list/ListPanel'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { MoneyText } from '../../../ui/page/MoneyText'
import { QuoteLines } from '../../../ui/pupils/QuoteLines'
import { StatusChip } from '../../../ui/page/StatusChip'
import { groupsFor, lacksMotive, mayPass, type Edit, type Line } from '../plan.lines'
import { STATE_LABELS, STATE_ORDER, STATE_TONES, texts } from '../reenrolments.texts'
import { SmallSelect } from './SmallSelect'

const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value, label: percentLabel(value) }))
const STATES = STATE_ORDER.map((value) => ({ value, label: STATE_LABELS[value] }))

/** On a tablet the columns need the padding of the card around them. */
const Wide = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.between('sm', 'md')]: { marginInline: spacing(-2) },
}))

/** Changes the decision about one pupil. A stable function. */
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

/** What the pupil will pay in the next cycle, once it is known where the pupil goes. */
function Cost({ line, to, lugar }: { line: Line; to: QuoteFacts['cycle']; lugar: QuoteFacts['lugar'] }) {
  const { a, row, descuento, motivo } = line
  const place = gradeYearOf(a)
  if (!place || row.estado === 'YA_INSCRITO') return null
  return (
    <QuoteLines only="COLEGIATURA" facts={{ cycle: to, place, descuento, motivo_descuento: motivo, lugar }} />
  )
}

const columnsFor = ({
  groups,
  to,
  places,
  onEdit,
}: Pick<PlanListProps, 'groups' | 'to' | 'places' | 'onEdit'>): Column<Line>[] => [
  {
    key: 'nombre',
    header: 'Alumno',
    sortable: true,
    before: (line) => (
      <RowBox
        type="checkbox"
        aria-label={texts.include(line.row.alumno.nombre)}
        checked={line.incluir}
        disabled={!mayPass(line)}
        onChange={({ target }) => onEdit(line.id, { incluir: target.checked })}
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
    cell: (line) => (
      <>
        <Discount line={line} onEdit={onEdit} />
        <Cost line={line} to={to} lugar={places.get(line.id) ?? line.row.lugar} />
      </>
    ),
  },
]

const searchText = ({ row, lugar }: Line): string =>
  `${row.alumno.nombre} ${row.alumno.numero_control} ${lugar} ${row.padre?.nombre ?? ''}`
const sortBy = {
  nombre: ({ row }: Line) => row.alumno.nombre,
  adeudo: ({ row }: Line) => row.adeudo,
}
const NOUN = { one: 'alumno', many: 'alumnos' }
/** A whole grade fits on one page; only the whole school needs more. */
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

interface PlanListProps {
  lines: readonly Line[]
  groups: readonly Group[]
  /** The cycle that the pupils go to. */
  to: QuoteFacts['cycle']
  /** Places among siblings that differ from the plan's, because staff decided otherwise. */
  places: ReadonlyMap<number, number>
  onEdit: OnEdit
  onTick: (shown: readonly Line[]) => void
  onUntick: (shown: readonly Line[]) => void
  /** Receives the pupils that match search and filters, because the button enrols only those. Must be a stable function. */
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
  onShown,
}: PlanListProps) {
  const [filter, setFilter] = useState(NO_FILTER)
  const columns = useMemo(
    () => columnsFor({ groups, to, places: moved, onEdit }),
    [groups, to, moved, onEdit],
  )
  const places = useMemo(
    () => [...new Set(lines.map(({ lugar }) => lugar))].map((value) => ({ value, label: value })),
    [lines],
  )
  const states = STATES.filter(({ value }) => lines.some(({ row }) => row.estado === value))
  const held = useList({
    source: { rows: lines, isLoading: false, error: undefined, retry: () => undefined },
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
        // No file: these decisions are not saved yet; the result has its own printout.
        exported={false}
        noun={NOUN}
        filters={
          <>
            {places.length > 1 && (
              <FilterSelect
                label={texts.place}
                allLabel={texts.all}
                options={places}
                value={filter.lugar}
                onChange={(lugar) => setFilter((before) => ({ ...before, lugar }))}
              />
            )}
            {states.length > 1 && (
              <FilterSelect
                label={texts.state}
                allLabel={texts.allStates}
                options={states}
                value={filter.estado}
                onChange={(estado) => setFilter((before) => ({ ...before, estado }))}
              />
            )}
          </>
        }
        tool={(shown) => (
          <Row>
            <Button onClick={() => onTick(shown)}>{texts.tickAll}</Button>
            <Button onClick={() => onUntick(shown)}>{texts.untickAll}</Button>
          </Row>
        )}
        empty={{ icon: 'users', title: texts.none, text: texts.noneText }}
      />
    </Wide>
  )
}
