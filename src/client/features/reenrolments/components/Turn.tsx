import LinearProgress from '@mui/material/LinearProgress'
import { useCallback, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useSiblingPlaces } from '../../../state/enrolments/enrolments.api'
import { useGroups } from '../../../state/groups/groups.api'
import { useReenrolmentPlan } from '../../../state/reenrolments/reenrolments.api'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Card, Row, Stack, Quiet } from '../../../ui/layout/layout'
import { useFilters } from '../../../ui/list/useFilters'
import { useNotice } from '../../../ui/notices/useNotice'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import * as paths from '../../../ui/screens/paths'
import { StickyBar } from '../../../ui/page/StickyBar'
import {
  ALL_GRADES,
  byGrade,
  chargedFor,
  countsOf,
  lacksMotive,
  mergeEdits,
  movedFamilies,
  tickAll,
  toLine,
  untickAll,
  type Edits,
  type Line,
} from '../planLines'
import { texts } from '../reenrolments.texts'
import { DueDayField, useDueDay } from '../../../write/enrolments/DueDay'
import { GradeFolds } from './GradeFolds'
import { GroupTicked } from './GroupTicked'
import { PlanList } from './PlanList'
import type { OnEdit } from './planColumns'
import { PressResult } from './PressResult'
import { usePress } from './usePress'

interface ChosenBarProps {
  chosen: number
  shown: number
  /** What the chosen will be charged on enrolment, pesos. */
  charged: number
  open: boolean
  busy: boolean
  onPress: () => void
}

function ChosenBar({ chosen, shown, charged, open, busy, onPress }: ChosenBarProps) {
  return (
    <StickyBar aria-label={texts.footer}>
      <p role="status">
        {open ? texts.chosen(chosen, shown) : texts.noneOpen}
        {chosen > 0 && <Quiet as="small">{texts.charged(formatPesos(charged))}</Quiet>}
      </p>
      <Button variant="contained" size="large" disabled={chosen === 0 || busy} onClick={onPress}>
        {chosen === 0 ? texts.nobody : texts.press(chosen)}
      </Button>
    </StickyBar>
  )
}

const NO_GROUPS: readonly Group[] = []
const NO_IDS: ReadonlySet<number> = new Set()
/** The open grade is kept in the address, so that a reload and Back show it again. */
const NAMES = ['grado'] as const

interface TurnProps {
  from: Pick<Cycle, 'id' | 'name'>
  to: Cycle
}

export function Turn({ from, to }: TurnProps) {
  const plan = useReenrolmentPlan({ origenId: from.id, destinoId: to.id }, ASKED_ANEW)
  const may = useMay()
  const mayGroups = may(groupsRoutes.listByCycle.access)
  const maySetYears = may(enrolmentsRoutes.setYear.access)
  const groupsRead = useGroups({ id: to.id }, { skip: !mayGroups })
  // Waits for the groups: without them the plan would enrol every pupil without a group.
  const groups = mayGroups ? groupsRead.rows : NO_GROUPS
  const [edits, setEdits] = useState<Edits>({})
  const [debtors, setDebtors] = useState(false)
  const { values, change } = useFilters(NAMES)
  const [shownIds, setShownIds] = useState(NO_IDS)
  const [asking, setAsking] = useState(false)
  const [grouping, setGrouping] = useState<readonly Line[] | null>(null)
  const { vence, problem, field, input } = useDueDay(to)
  const { notify } = useNotice()
  const { press, progress, result, forget } = usePress(to)
  useUnsavedGuard(!result && Object.keys(edits).length > 0)

  const lines = useMemo(
    () =>
      groups &&
      plan.rows?.map((row) => {
        const edit = edits[row.alumno.id]
        const given = debtors && row.estado === 'CON_ADEUDO' ? { incluir: true, ...edit } : edit
        return toLine(row, given, groups)
      }),
    [plan.rows, edits, debtors, groups],
  )
  const places = useSiblingPlaces(
    to,
    useMemo(() => movedFamilies(lines ?? [], edits), [lines, edits]),
  )
  const grades = useMemo(() => byGrade(lines ?? [], texts.noYear), [lines])
  const onEdits = useCallback((more: Edits) => setEdits((before) => mergeEdits(before, more)), [])
  const onEdit = useCallback<OnEdit>((id, edit) => onEdits({ [id]: edit }), [onEdits])

  if (!groups || !lines) {
    const failed = [plan, groupsRead].find(({ rows, error }) => !rows && error)
    return failed ? <PageError text={failed.error} onRetry={failed.retry} /> : <PageLoading />
  }
  if (result)
    return (
      <PressResult
        result={result}
        onBack={() => {
          const done = new Set(result.inscripciones.map(({ alumno }) => alumno.id))
          forget()
          setEdits((before) =>
            Object.fromEntries(Object.entries(before).filter(([id]) => !done.has(Number(id)))),
          )
        }}
      />
    )
  if (lines.length === 0) return <PageEmpty icon="users" title={texts.none} text={texts.noneText} />

  const all = { key: ALL_GRADES, label: texts.everyGrade, lines, counts: countsOf(lines) }
  const [only] = grades
  const rows = grades.length > 1 ? [...grades, all] : grades
  const open = grades.length > 1 ? rows.find(({ key }) => key === values.grado) : only
  const shown = open?.lines.filter(({ id }) => shownIds.has(id)) ?? []
  const chosen = shown.filter(({ incluir }) => incluir)
  const owing = chosen.filter(({ row }) => row.estado === 'CON_ADEUDO').length
  const held = shown.filter(({ incluir, row }) => !incluir && row.estado !== 'YA_INSCRITO').length
  const charged = chargedFor(chosen, to)
  const ask = () => {
    if (problem) return input.current?.focus()
    const lacking = chosen.filter(lacksMotive)
    if (lacking.length === 0) return setAsking(true)
    const names = lacking.map(({ row }) => row.alumno.nombre).join(', ')
    notify({ title: texts.missingMotiveTitle, text: texts.missingMotive(names), kind: 'warning' })
  }
  const confirm = async () => {
    setAsking(false)
    await press(shown, vence)
  }

  return (
    <Stack>
      <Row justify="space-between">
        {all.counts.CON_ADEUDO > 0 && (
          <CheckInput
            label={texts.letDebtors}
            checked={debtors}
            onChange={({ target }) => setDebtors(target.checked)}
          />
        )}
        {maySetYears && all.counts.SIN_GRADO > 0 && (
          <PrimaryAction to={`${paths.withoutYear}?ciclo=${from.id}`}>
            {texts.withoutYear(all.counts.SIN_GRADO)}
          </PrimaryAction>
        )}
      </Row>
      {vence !== null && <DueDayField ref={input} {...field} />}
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
      <div role="status">
        {progress && (
          <Card tone="info" gap={1}>
            <strong>{texts.working}</strong>
            <LinearProgress
              aria-label={texts.working}
              {...(progress.done > 0
                ? { variant: 'determinate' as const, value: (100 * progress.done) / progress.all }
                : {})}
            />
            <span>{texts.progress(progress.done, progress.all)}</span>
          </Card>
        )}
      </div>
      <ChosenBar
        chosen={chosen.length}
        shown={shown.length}
        charged={charged.pesos}
        open={open !== undefined}
        busy={progress !== null}
        onPress={ask}
      />
      {grouping && (
        <GroupTicked lines={grouping} groups={groups} onEdits={onEdits} onClose={() => setGrouping(null)} />
      )}
      <ConfirmDialog
        open={asking}
        title={texts.confirm(chosen.length, to.name)}
        text={[
          texts.confirmText(charged.cargos, formatPesos(charged.pesos), vence && formatDate(vence)),
          ...(owing > 0 ? [texts.confirmDebtors(owing)] : []),
          ...(held > 0 ? [texts.held(held)] : []),
        ].join(' ')}
        confirmLabel={texts.confirmLabel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
