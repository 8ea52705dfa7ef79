import { useState } from 'react'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useMay } from '../../state/session/useMay'
import { useCurrentCycle, useCycles } from '../../state/cycles/cycles.selectors'
import type { StepName } from './FamilyStepper'
import { texts } from './newFamily.texts'

const NO_CYCLES: readonly Cycle[] = []

/** The current cycle first; those to come only for users who may list cycles. */
export const useCyclesToEnrol = () => {
  const mayList = useMay()(cyclesRoutes.list.access)
  const { cycle: current, ...currentRead } = useCurrentCycle()
  const { rows = NO_CYCLES, ...listed } = useCycles(undefined, { skip: !mayList })
  const next = rows.filter(({ id, vigencia }) => id !== current?.id && vigencia === 'PROXIMO')
  const failed =
    !current && currentRead.error
      ? { error: currentRead.error, onRetry: currentRead.onRetry }
      : { error: rows === NO_CYCLES ? listed.error : undefined, onRetry: listed.retry }
  return {
    current,
    cycles: [...(current ? [current] : []), ...next].filter((each) => each.inscripciones_abiertas),
    isLoading: currentRead.isLoading || listed.isLoading,
    ...failed,
  }
}
export type CyclesToEnrol = ReturnType<typeof useCyclesToEnrol>

type OpenStep = Exclude<StepName, 'alumno' | 'pago'>

export interface FamilyToFinish extends Pick<CyclesToEnrol, 'current' | 'cycles'> {
  student: StudentDetail
}

/** `at`: the first step still missing that the user may do and has not skipped; undefined after the last. */
export const useFamilySteps = ({ student, current, cycles }: FamilyToFinish) => {
  const may = useMay()
  const [skipped, setSkipped] = useState<readonly OpenStep[]>([])
  const open = cycles.map(({ id }) => id)
  const enrolment = student.inscripciones.find(
    ({ ciclo, baja }) => !baja && (ciclo.id === current?.id || open.includes(ciclo.id)),
  )
  const lacking: Record<OpenStep, boolean> = {
    padre: student.padre === null,
    inscripcion: enrolment === undefined,
    grupo: !enrolment?.grupo,
  }
  const mayDo: Record<OpenStep, boolean> = {
    padre: may(parentsRoutes.create.access) || may(parentsRoutes.addChildren.access),
    inscripcion: may(enrolmentsRoutes.enrol.access) && cycles.length > 0,
    grupo: may(groupsRoutes.addStudents.access) && enrolment !== undefined,
  }
  const at = (['padre', 'inscripcion', 'grupo'] as const).find(
    (name) => lacking[name] && mayDo[name] && !skipped.includes(name),
  )
  return {
    at,
    enrolment,
    mayDo,
    done: new Set<StepName>([
      'alumno',
      ...(['padre', 'inscripcion', 'grupo'] as const).filter((name) => !lacking[name]),
    ]),
    skip: (name: OpenStep) => () => setSkipped((before) => [...before, name]),
    step: (name: OpenStep) => ({
      name,
      title: texts.steps[name],
      open: at === name,
      onOpen: () => setSkipped((before) => before.filter((each) => each !== name)),
    }),
  }
}
