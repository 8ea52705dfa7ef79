import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useCallback, useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import { useGroups } from '../../../state/groups/groups.selectors'
import { useAppSelector } from '../../../state/hooks'
import { useReenrolmentPlan } from '../../../state/reenrolments/reenrolments.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Card, Row, Stack } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { byPlace, countsOf, lacksMotive, toLine, type Edits } from '../plan.lines'
import { texts } from '../reenrolments.texts'
import { PlanList, type OnEdit, type PlanFilter } from './PlanList'
import { PlanSummary } from './PlanSummary'
import { PressResult } from './PressResult'
import { usePress } from './usePress'

const NO_GROUPS: readonly Group[] = []
const NO_FILTER: PlanFilter = { lugar: '', estado: '' }

interface TurnProps {
  from: Pick<Cycle, 'id' | 'name'>
  to: Pick<Cycle, 'id' | 'name'>
}

/** The plan from one cycle into another, what staff decide otherwise, and the press. */
export function Turn({ from, to }: TurnProps) {
  const plan = useReenrolmentPlan(
    { origenId: from.id, destinoId: to.id },
    { refetchOnMountOrArgChange: true },
  )
  const mayGroups = useAppSelector((state) => selectMay(state, groupsRoutes.listByCycle.access))
  const maySetYears = useAppSelector((state) => selectMay(state, enrolmentsRoutes.setYear.access))
  const groupsRead = useGroups({ id: to.id }, { skip: !mayGroups })
  // Each line's group is chosen out of these: a plan drawn before them would enrol everybody into none.
  const groups = mayGroups ? groupsRead.rows : NO_GROUPS
  const [edits, setEdits] = useState<Edits>({})
  const [debtors, setDebtors] = useState(false)
  const [filter, setFilter] = useState(NO_FILTER)
  const [asking, setAsking] = useState(false)
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
  const places = useMemo(() => byPlace(lines ?? []), [lines])
  const placeNames = useMemo(() => places.map(({ lugar }) => lugar), [places])
  const onEdit = useCallback<OnEdit>(
    (id, edit) => setEdits((before) => ({ ...before, [id]: { ...before[id], ...edit } })),
    [],
  )
  const onFilter = useCallback(
    (change: Partial<PlanFilter>) => setFilter((before) => ({ ...before, ...change })),
    [],
  )

  if (!groups || !lines) {
    const failed = [plan, groupsRead].find(({ rows, error }) => !rows && error)
    return failed ? <PageError text={failed.error} onRetry={failed.retry} /> : <PageLoading />
  }
  if (result)
    return (
      <PressResult
        result={result}
        onBack={() => {
          forget()
          setEdits({})
        }}
      />
    )
  if (lines.length === 0) return <PageEmpty icon="users" title={texts.none} text={texts.noneText} />

  const counts = countsOf(lines)
  const chosen = lines.filter(({ incluir }) => incluir)
  const owing = chosen.filter(({ row }) => row.estado === 'CON_ADEUDO').length
  const held = lines.filter(({ incluir, row }) => !incluir && row.estado !== 'YA_INSCRITO').length
  const ask = () => {
    const lacking = chosen.filter(lacksMotive)
    if (lacking.length === 0) return setAsking(true)
    const names = lacking.map(({ row }) => row.alumno.nombre).join(', ')
    notify({ title: texts.missingMotiveTitle, text: texts.missingMotive(names), kind: 'warning' })
  }
  const confirm = async () => {
    setAsking(false)
    await press(lines)
  }

  return (
    <Stack>
      <Section
        title={texts.byPlace}
        action={
          maySetYears &&
          counts.SIN_GRADO > 0 && (
            <PrimaryAction to={`/inscripciones/sin-grado?ciclo=${from.id}`}>
              {texts.withoutYear(counts.SIN_GRADO)}
            </PrimaryAction>
          )
        }
      >
        <PlanSummary
          places={places}
          counts={counts}
          total={lines.length}
          onPlace={(lugar) => setFilter({ lugar, estado: '' })}
        />
      </Section>
      <Card gap={1}>
        {counts.CON_ADEUDO > 0 && (
          <CheckInput
            label={texts.letDebtors}
            checked={debtors}
            onChange={({ target }) => setDebtors(target.checked)}
          />
        )}
        <PlanList
          lines={lines}
          groups={groups}
          places={placeNames}
          filter={filter}
          onFilter={onFilter}
          onEdit={onEdit}
        />
      </Card>
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
      <Row justify="end">
        <Button
          variant="contained"
          size="large"
          disabled={chosen.length === 0 || progress !== null}
          onClick={ask}
        >
          {chosen.length === 0 ? texts.nobody : texts.press(chosen.length)}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={texts.confirm(chosen.length, to.name)}
        text={[
          texts.confirmText,
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
