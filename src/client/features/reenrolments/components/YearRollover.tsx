import { useCallback, useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useGroups } from '../../../state/groups/groups.api'
import { useReenrolmentPlan } from '../../../state/reenrolments/reenrolments.api'
import { useMay } from '../../../state/session/useMay'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { DueDayField, useDueDay } from '../../../write/enrolments/DueDay'
import { mergeEdits, toLine, type Edits } from '../planLines'
import { texts } from '../reenrolments.texts'
import { ReenrolmentResult } from './ReenrolmentResult'
import { RolloverPlan } from './RolloverPlan'
import { useReenrolRun } from './useReenrolRun'

const NO_GROUPS: readonly Group[] = []

interface YearRolloverProps {
  from: Pick<Cycle, 'id' | 'name'>
  to: Cycle
}

export function YearRollover({ from, to }: YearRolloverProps) {
  const plan = useReenrolmentPlan({ origenId: from.id, destinoId: to.id }, ASKED_ANEW)
  const mayGroups = useMay()(groupsRoutes.listByCycle.access)
  const groupsRead = useGroups({ id: to.id }, { skip: !mayGroups })
  // Waits for the groups: without them the plan would enrol every pupil without a group.
  const groups = mayGroups ? groupsRead.rows : NO_GROUPS
  const [edits, setEdits] = useState<Edits>({})
  const [debtors, setDebtors] = useState(false)
  const { vence, problem, field, input } = useDueDay(to)
  const run = useReenrolRun(to)
  const { result, forget } = run
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
  const onEdits = useCallback((more: Edits) => setEdits((before) => mergeEdits(before, more)), [])

  if (!groups || !lines) {
    const failed = [plan, groupsRead].find(({ rows, error }) => !rows && error)
    return failed ? <PageError text={failed.error} onRetry={failed.retry} /> : <PageLoading />
  }
  if (result)
    return (
      <ReenrolmentResult
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
  return (
    <RolloverPlan
      fromId={from.id}
      to={to}
      lines={lines}
      groups={groups}
      edits={edits}
      onEdits={onEdits}
      debtors={debtors}
      onDebtors={setDebtors}
      dueField={vence !== null && <DueDayField ref={input} {...field} />}
      vence={vence}
      toWrongDay={problem === null ? null : () => input.current?.focus()}
      run={run}
    />
  )
}
