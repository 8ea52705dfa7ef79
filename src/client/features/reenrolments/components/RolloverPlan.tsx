import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import type { Group } from '@contract/groups/groups.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useSiblingPlaces } from '../../../state/enrolments/enrolments.api'
import { useMay } from '../../../state/session/useMay'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { Row, Stack } from '../../../ui/layout/layout'
import { useFilters } from '../../../ui/list/useFilters'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import {
  ALL_GRADES,
  byGrade,
  countsOf,
  movedFamilies,
  tickAll,
  untickAll,
  type Edits,
  type Line,
} from '../planLines'
import { GradeFolds } from './GradeFolds'
import { GroupTicked } from './GroupTicked'
import { PlanList } from './PlanList'
import type { OnEdit } from './planColumns'
import { ReenrolBar, type ReenrolBarProps } from './ReenrolBar'

const NO_IDS: ReadonlySet<number> = new Set()
/** The open grade is in the address, so that a reload and Back show it again. */
const NAMES = ['grado'] as const

interface RolloverPlanProps {
  fromId: number
  to: Cycle
  lines: readonly Line[]
  groups: readonly Group[]
  edits: Edits
  onEdits: (more: Edits) => void
  debtors: boolean
  onDebtors: (letThem: boolean) => void
  /** The due day of enrolment and material; false in a cycle that has begun. */
  dueField: ReactNode
  run: ReenrolBarProps['run']
  vence: ReenrolBarProps['vence']
  toWrongDay: ReenrolBarProps['toWrongDay']
}

interface PlanHeadProps extends Pick<RolloverPlanProps, 'fromId' | 'debtors' | 'onDebtors'> {
  counts: ReturnType<typeof countsOf>
}

function PlanHead({ counts, fromId, debtors, onDebtors }: PlanHeadProps) {
  const maySetYears = useMay()(enrolmentsRoutes.setYear.access)
  return (
    <Row justify="space-between">
      {counts.CON_ADEUDO > 0 && (
        <CheckInput
          label="Dejar pasar también a quienes tienen adeudo"
          checked={debtors}
          onChange={({ target }) => onDebtors(target.checked)}
        />
      )}
      {maySetYears && counts.SIN_GRADO > 0 && (
        <PrimaryAction to={`${paths.withoutYear}?ciclo=${fromId}`}>
          {counts.SIN_GRADO === 1 ? 'Poner grado a 1 alumno' : `Poner grado a ${counts.SIN_GRADO} alumnos`}
        </PrimaryAction>
      )}
    </Row>
  )
}

export function RolloverPlan(props: RolloverPlanProps) {
  const { fromId, to, lines, groups, edits, onEdits, debtors, onDebtors, dueField, ...bar } = props
  const { values, change } = useFilters(NAMES)
  const [shownIds, setShownIds] = useState(NO_IDS)
  const [grouping, setGrouping] = useState<readonly Line[] | null>(null)
  const places = useSiblingPlaces(
    to,
    useMemo(() => movedFamilies(lines, edits), [lines, edits]),
  )
  const grades = useMemo(() => byGrade(lines, (level) => `${level} sin grado`), [lines])
  const onEdit = useCallback<OnEdit>((id, edit) => onEdits({ [id]: edit }), [onEdits])

  const all = { key: ALL_GRADES, label: 'Todos los grados', lines, counts: countsOf(lines) }
  const [only] = grades
  const rows = grades.length > 1 ? [...grades, all] : grades
  const open = grades.length > 1 ? rows.find(({ key }) => key === values.grado) : only

  return (
    <Stack>
      <PlanHead counts={all.counts} fromId={fromId} debtors={debtors} onDebtors={onDebtors} />
      {dueField}
      <GradeFolds rows={rows} open={open?.key ?? ''} onOpen={(grado) => change({ grado })}>
        <PlanList
          to={to}
          places={places}
          key={open?.key}
          lines={open?.lines ?? []}
          groups={groups}
          onEdit={onEdit}
          onTick={(these) => onEdits(tickAll(these, debtors))}
          onUntick={(these) => onEdits(untickAll(these))}
          onGroup={
            groups.length > 0
              ? (these: readonly Line[]) => setGrouping(these.filter(({ incluir }) => incluir))
              : undefined
          }
          onShown={setShownIds}
        />
      </GradeFolds>
      <ReenrolBar
        to={to}
        shown={open?.lines.filter(({ id }) => shownIds.has(id)) ?? []}
        open={open !== undefined}
        {...bar}
      />
      {grouping && (
        <GroupTicked lines={grouping} groups={groups} onEdits={onEdits} onClose={() => setGrouping(null)} />
      )}
    </Stack>
  )
}
