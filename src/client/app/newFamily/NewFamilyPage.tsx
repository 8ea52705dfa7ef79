import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { EnrolStep } from '../../features/enrolments/components/EnrolStep'
import { GroupStep } from '../../features/groups/components/GroupStep'
import { ParentStep } from '../../features/parents/components/ParentStep'
import { ASKED_ANEW } from '../../state/core/reads'
import { useMay } from '../../state/session/useMay'
import { useStudent } from '../../state/students/students.selectors'
import { Row, Stack } from '../../ui/layout/layout'
import { DetailScreen } from '../../ui/page/DetailScreen'
import { Page } from '../../ui/page/Page'
import { PageError } from '../../ui/page/PageError'
import { PageLoading } from '../../ui/page/PageLoading'
import { Section } from '../../ui/page/Section'
import { StatusChip } from '../../ui/page/StatusChip'
import { readId } from '../../ui/screens/useIdParam'
import { CollectLink, deskOfChild, useMayCollect } from '../../write/money/CollectLink'
import { HandOver, FirstStep } from './NewFamilySteps'
import { FamilyStepper, stepId, useNextStep, type StepName } from './FamilyStepper'
import { isNextStep, siblingOf } from './newFamilyPaths'
import { texts } from './newFamily.texts'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCurrentCycle, useCycles } from '../../state/cycles/cycles.selectors'

const NO_CYCLES: readonly Cycle[] = []

/** The current cycle first; those still to come only for users with the right to list cycles. */
const useCyclesToEnrol = () => {
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
type CyclesToEnrol = ReturnType<typeof useCyclesToEnrol>

interface StepProps {
  name: StepName
  title: string
  done: ReactNode
  open: boolean
  onOpen: () => void
  hindered?: string | false
  children: ReactNode
}

function Step({ name, title, done, open, onOpen, hindered, children }: StepProps) {
  const lacks = done === null
  return (
    <div id={stepId(name)}>
      <Section
        title={title}
        action={
          <StatusChip tone={lacks ? 'warning' : 'success'} label={lacks ? texts.lacking : texts.done} />
        }
      >
        {!lacks && done}
        {lacks && hindered}
        {lacks && !hindered && open && children}
        {lacks && !hindered && !open && <Button onClick={onOpen}>Hacer ahora</Button>}
      </Section>
    </div>
  )
}

type OpenStep = Exclude<StepName, 'alumno' | 'pago'>

interface FamilyStepsProps extends Pick<CyclesToEnrol, 'current' | 'cycles'> {
  student: StudentDetail
  ciclo: number | null
}

const firstOf = (cycles: CyclesToEnrol['cycles'], first: number | null): CyclesToEnrol['cycles'] => [
  ...cycles.filter(({ id }) => id === first),
  ...cycles.filter(({ id }) => id !== first),
]

function FamilySteps({ student, current, cycles, ciclo }: FamilyStepsProps) {
  const may = useMay()
  const mayCollect = useMayCollect()
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
  const skip = (name: OpenStep) => () => setSkipped((before) => [...before, name])
  const resume = (name: OpenStep) => () => setSkipped((before) => before.filter((each) => each !== name))
  const frame = useNextStep(at, isNextStep(useLocation().state))
  const step = (name: OpenStep) => ({
    name,
    title: texts.steps[name],
    open: at === name,
    onOpen: resume(name),
  })
  const done = new Set<StepName>([
    'alumno',
    ...(['padre', 'inscripcion', 'grupo'] as const).filter((name) => !lacking[name]),
  ])
  return (
    <Page
      title={texts.title}
      subtitle={`${student.nombre} · ${student.numero_control}`}
      breadcrumb={[{ label: texts.title, to: paths.newFamily }]}
      narrow
      action={
        <Button variant="outlined" component={Link} to={siblingOf(student.id, enrolment?.ciclo.id ?? ciclo)}>
          Otro hijo
        </Button>
      }
    >
      <FamilyStepper at={at} done={done} linked />
      <Stack ref={frame}>
        <div id={stepId('alumno')}>
          <Section title="1. Alumno" action={<StatusChip tone="success" label={texts.done} />}>
            <Row justify="space-between">
              <span>
                {student.nombre} · {student.numero_control}
              </span>
              <Button component={Link} to={paths.student(student.id)}>
                Ver o corregir
              </Button>
            </Row>
          </Section>
        </div>
        <Step {...step('padre')} done={student.padre?.nombre ?? null} hindered={!mayDo.padre && texts.mayNot}>
          <ParentStep pupil={{ id: student.id, nombre: student.nombre }} onSkip={skip('padre')} />
        </Step>
        <Step
          {...step('inscripcion')}
          done={enrolment ? `${placeLabel(enrolment)} · ${enrolment.ciclo.name}` : null}
          hindered={
            !mayDo.inscripcion &&
            (cycles.length === 0 ? 'No hay un ciclo que reciba inscripciones.' : texts.mayNot)
          }
        >
          <EnrolStep pupil={student} cycles={firstOf(cycles, ciclo)} onSkip={skip('inscripcion')} />
        </Step>
        <Step
          {...step('grupo')}
          done={enrolment?.grupo?.nombre ?? null}
          hindered={!mayDo.grupo && (enrolment ? texts.mayNot : 'Primero la inscripción.')}
        >
          {enrolment && <GroupStep pupil={student} place={enrolment} onSkip={skip('grupo')} />}
        </Step>
        <div id={stepId('pago')}>
          <Section title="5. Primer pago" action={<CollectLink to={deskOfChild(student.id)} />}>
            {mayCollect ? (
              'La caja abre con lo que la familia debe; lo que ya venció viene elegido.'
            ) : (
              <HandOver student={student} />
            )}
          </Section>
        </div>
      </Stack>
    </Page>
  )
}

const CRUMBS = [{ label: texts.title, to: paths.newFamily }]

interface StepsOfCyclesProps {
  student: StudentDetail
  ciclo: number | null
}

function StepsOfCycles({ student, ciclo }: StepsOfCyclesProps) {
  const { isLoading, error, onRetry, ...cycles } = useCyclesToEnrol()
  if (!isLoading && error === undefined) return <FamilySteps student={student} ciclo={ciclo} {...cycles} />
  return (
    <Page title={texts.title} breadcrumb={CRUMBS} narrow>
      {isLoading ? <PageLoading /> : <PageError text={error} onRetry={onRetry} />}
    </Page>
  )
}

interface KnownPupilProps {
  id: number | null
  children: (student: StudentDetail) => ReactNode
}

function KnownPupil({ id, children }: KnownPupilProps) {
  return (
    <DetailScreen
      source={useStudent(id, ASKED_ANEW)}
      title={texts.title}
      unknown="No existe este alumno"
      breadcrumb={CRUMBS}
    >
      {children}
    </DetailScreen>
  )
}

/** Its address has `?alumno=` once the pupil is registered, and `?hermano=` for the next child of a family. */
export function NewFamilyPage() {
  const [params] = useSearchParams()
  const pupilParam = params.get('alumno')
  const sibling = params.get('hermano')
  const ciclo = readId(params.get('ciclo') ?? '')
  if (pupilParam !== null)
    return (
      <KnownPupil key={pupilParam} id={readId(pupilParam)}>
        {(student) => <StepsOfCycles student={student} ciclo={ciclo} />}
      </KnownPupil>
    )
  if (sibling !== null)
    return (
      <KnownPupil key={`hermano de ${sibling}`} id={readId(sibling)}>
        {(student) => <FirstStep sibling={student} ciclo={ciclo} />}
      </KnownPupil>
    )
  return <FirstStep ciclo={null} />
}
