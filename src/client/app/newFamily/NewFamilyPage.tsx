import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { costOfPicks, firstPicks } from '../../features/desk/desk.picks'
import { lineName } from '../../features/desk/desk.words'
import { EnrolStep } from '../../features/enrolments/components/EnrolStep'
import { GroupStep } from '../../features/groups/components/GroupStep'
import { ParentStep } from '../../features/parents/components/ParentStep'
import { PupilStep } from '../../features/students/components/PupilStep'
import { today } from '../../state/clock/schoolClock'
import { useFamily } from '../../state/desk/desk.api'
import { useMay } from '../../state/session/useMay'
import { useIncomplete, useStudent } from '../../state/students/students.selectors'
import { Row, Stack, Prose } from '../../ui/layout/layout'
import { DetailScreen } from '../../ui/page/DetailScreen'
import { Page } from '../../ui/page/Page'
import { PageError } from '../../ui/page/PageError'
import { PageLoading } from '../../ui/page/PageLoading'
import { Section } from '../../ui/page/Section'
import { StatusChip } from '../../ui/page/StatusChip'
import * as paths from '../../ui/screens/paths'
import { readId } from '../../ui/screens/useIdParam'
import { CollectLink, deskOfChild, useMayCollect } from '../../write/money/CollectLink'
import { useCopy } from '../../ui/notices/useCopy'
import { FamilyStepper, stepId, type StepName, useNextStep } from './FamilyStepper'
import { stepsOf } from './newFamily.paths'
import { texts } from './newFamily.texts'
import { useCyclesToEnrol, type CyclesToEnrol } from './useCyclesToEnrol'

/** What the desk would have picked for the pupil: ' $3,500.00: Inscripción, Material'; '' for a user who may not read it. */
const usePays = (alumnoId: number): string => {
  const may = useMay()(deskRoutes.family.access)
  const { row } = useFamily(may ? { alumnoId } : null, { refetchOnMountOrArgChange: true })
  if (!row) return ''
  const { picks } = firstPicks(row, [`alumno-${alumnoId}`], today(), () => true)
  const { total, lines } = costOfPicks(row, picks, today())
  return total > 0 ? texts.pays(formatPesos(total), lines.map(lineName).join(', ')) : ''
}

/**
 * Whom a user without the right to take money sends to the cashier, what the family will pay, and the address that opens it at the desk.
 */
function HandOver({ student: { id, nombre, padre } }: { student: StudentDetail }) {
  const copy = useCopy(texts.copying)
  const pays = usePays(id)
  const address = `${window.location.origin}${deskOfChild(id)}`
  return (
    <Stack gap={1}>
      <span>{texts.noDesk(padre?.nombre ?? nombre, pays)}</span>
      <Row justify="space-between">
        <Prose as="span">{address}</Prose>
        <Button variant="outlined" data-last-step onClick={() => void copy(address)}>
          {texts.copy}
        </Button>
      </Row>
    </Stack>
  )
}

interface StepProps {
  name: StepName
  title: string
  /** The summary of what was done; null while the step is not done. */
  done: ReactNode
  open: boolean
  onOpen: () => void
  /** Why this user cannot do the step here. */
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
        {lacks && !hindered && !open && <Button onClick={onOpen}>{texts.now}</Button>}
      </Section>
    </div>
  )
}

type OpenStep = Exclude<StepName, 'alumno' | 'pago'>

interface FamilyStepsProps extends Pick<CyclesToEnrol, 'current' | 'cycles'> {
  student: StudentDetail
}

/** The remaining steps for a registered pupil; each can be left for later. */
function FamilySteps({ student, current, cycles }: FamilyStepsProps) {
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
  const frame = useNextStep(at)
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
        <Button variant="outlined" component={Link} to={paths.newFamily}>
          {texts.sibling}
        </Button>
      }
    >
      <FamilyStepper at={at} done={done} linked />
      <Stack ref={frame}>
        <div id={stepId('alumno')}>
          <Section title={texts.steps.alumno} action={<StatusChip tone="success" label={texts.done} />}>
            <Row justify="space-between">
              <span>
                {student.nombre} · {student.numero_control}
              </span>
              <Button component={Link} to={paths.student(student.id)}>
                {texts.correct}
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
          hindered={!mayDo.inscripcion && (cycles.length === 0 ? texts.noCycle : texts.mayNot)}
        >
          <EnrolStep pupil={student} cycles={cycles} onSkip={skip('inscripcion')} />
        </Step>
        <Step
          {...step('grupo')}
          done={enrolment?.grupo?.nombre ?? null}
          hindered={!mayDo.grupo && (enrolment ? texts.mayNot : texts.needsEnrolment)}
        >
          {enrolment && <GroupStep pupil={student} place={enrolment} onSkip={skip('grupo')} />}
        </Step>
        <div id={stepId('pago')}>
          <Section title={texts.steps.pago} action={<CollectLink to={deskOfChild(student.id)} />}>
            {mayCollect ? texts.payText : <HandOver student={student} />}
          </Section>
        </div>
      </Stack>
    </Page>
  )
}

const CRUMBS = [{ label: texts.title, to: paths.newFamily }]

/** Waits for the cycles, since which steps are missing and what they propose depends on them. */
function StepsOfCycles({ student }: { student: StudentDetail }) {
  const { isLoading, error, onRetry, ...known } = useCyclesToEnrol()
  if (!isLoading && error === undefined) return <FamilySteps student={student} {...known} />
  return (
    <Page title={texts.title} breadcrumb={CRUMBS} narrow>
      {isLoading ? <PageLoading /> : <PageError text={error} onRetry={onRetry} />}
    </Page>
  )
}

function KnownPupil({ id }: { id: number | null }) {
  return (
    <DetailScreen
      source={useStudent(id, { refetchOnMountOrArgChange: true })}
      title={texts.title}
      unknown={texts.unknown}
      breadcrumb={CRUMBS}
    >
      {(student) => <StepsOfCycles student={student} />}
    </DetailScreen>
  )
}

const NOTHING_DONE: ReadonlySet<StepName> = new Set()

function PendingLink() {
  const { rows } = useIncomplete()
  return (
    <Button component={Link} to={paths.pendingFamilies}>
      {rows && rows.length > 0 ? texts.unfinished(rows.length) : texts.incomplete}
    </Button>
  )
}

/** The page for a new family (`?alumno=` once the pupil is registered). */
export function NewFamilyPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('alumno')
  if (asked !== null) return <KnownPupil key={asked} id={readId(asked)} />
  return (
    <Page title={texts.title} subtitle={texts.subtitle} narrow action={<PendingLink />}>
      <FamilyStepper at="alumno" done={NOTHING_DONE} />
      <PupilStep onDone={({ id }) => void navigate(stepsOf(id))} />
    </Page>
  )
}
