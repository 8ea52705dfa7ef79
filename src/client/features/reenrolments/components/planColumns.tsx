import { styled } from '@mui/material/styles'
import { ENROLMENT_DISCOUNTS } from '@contract/domain/discounts'
import { percentLabel } from '@contract/domain/percents'
import { gradeYearOfKey } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { QuoteFacts } from '@contract/enrolments/quote.rules'
import type { Group } from '@contract/groups/groups.schemas'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { RowBox } from '../../../ui/fields/RowBox'
import { TextInput } from '../../../ui/fields/TextInput'
import { TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { QuoteLines } from '../../../ui/pupils/QuoteLines'
import { Options, SelectBox, type SelectOption } from '../../../ui/fields/SelectBox'
import { groupsFor, lacksMotive, mayPass, type Edit, type Line } from '../planLines'
import { STATE_LABELS, STATE_TONES, texts } from '../reenrolments.texts'

const Small = styled(SelectBox)(({ theme: { breakpoints, spacing } }) => ({
  // On a card it must not wrap around the floating label beside it.
  display: 'flow-root',
  minWidth: 104,
  [breakpoints.up('lg')]: { minWidth: 132, '&.percent': { minWidth: 92 } },
  [breakpoints.down('sm')]: { width: '62%', marginInlineStart: 'auto' },
  [breakpoints.between('sm', 'md')]: {
    minWidth: 98,
    '&.percent': { minWidth: 70 },
    '& > select': { padding: spacing(0, 2.5, 0, 1) },
    '& > svg': { right: 4 },
  },
}))

interface SmallSelectProps {
  label: string
  value: string | number
  options: readonly SelectOption[]
  emptyLabel?: string
  disabled: boolean
  percent?: boolean
  onChange: (value: string) => void
}

function SmallSelect(props: SmallSelectProps) {
  const { label, value, options, emptyLabel, disabled, percent = false, onChange } = props
  return (
    <Small className={percent ? 'percent' : ''}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} emptyLabel={emptyLabel} />
      </select>
    </Small>
  )
}

const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value, label: percentLabel(value) }))

export type OnEdit = (id: number, edit: Edit) => void

function Discount({ line, onEdit }: { line: Line; onEdit: OnEdit }) {
  const { id, row, descuento, motivo, incluir } = line
  const { nombre } = row.alumno
  return (
    <>
      <SmallSelect
        label={`Descuento de ${nombre}`}
        value={descuento}
        options={DISCOUNTS}
        percent
        disabled={!incluir}
        onChange={(value) => onEdit(id, { descuento: Number(value) as Line['descuento'] })}
      />
      {incluir && descuento !== 0 && (
        <TextInput
          label="Motivo del descuento"
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

function Cost({ line, to, lugar }: { line: Line; to: QuoteFacts['cycle']; lugar: QuoteFacts['lugar'] }) {
  const { a, row, descuento, motivo } = line
  const place = gradeYearOfKey(a)
  if (!place || row.estado === 'YA_INSCRITO') return null
  return (
    <QuoteLines only="COLEGIATURA" facts={{ cycle: to, place, descuento, motivo_descuento: motivo, lugar }} />
  )
}

export interface PlanColumnFacts {
  groups: readonly Group[]
  to: QuoteFacts['cycle']
  /** By pupil: the place among siblings after the edits; pupils not in it keep the plan's. */
  places: ReadonlyMap<number, number>
  onEdit: OnEdit
}

export const columnsFor = ({ groups, to, places, onEdit }: PlanColumnFacts): Column<Line>[] => [
  {
    key: 'nombre',
    header: 'Alumno',
    sortable: true,
    before: (line) => (
      <RowBox
        type="checkbox"
        aria-label={`Reinscribir a ${line.row.alumno.nombre}`}
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
    header: 'Vencido',
    align: 'right',
    sortable: true,
    wraps: true,
    cell: ({ row: { adeudo, adeudo_familia } }) =>
      adeudo_familia === 0 ? (
        '—'
      ) : (
        <TwoLines>
          <MoneyText pesos={adeudo} />
          {adeudo_familia > adeudo && <small>{`Familia: ${formatPesos(adeudo_familia)}`}</small>}
        </TwoLines>
      ),
  },
  {
    key: 'a',
    header: 'Pasa a',
    cell: ({ id, row, a }) => (
      <SmallSelect
        label={`Grado al que pasa ${row.alumno.nombre}`}
        value={a}
        options={GRADE_YEAR_OPTIONS}
        emptyLabel="No pasa"
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
        label={`Grupo de ${row.alumno.nombre}`}
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
    header: 'Descuento',
    cell: (line) => (
      <>
        <Discount line={line} onEdit={onEdit} />
        <Cost line={line} to={to} lugar={places.get(line.id) ?? line.row.lugar} />
      </>
    ),
  },
]
