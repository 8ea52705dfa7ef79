import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import type { StudentDetail } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { EnrolStep } from '../../features/enrolments/components/EnrolStep'
import { GroupStep } from '../../features/groups/components/GroupStep'
import { ParentStep } from '../../features/parents/components/ParentStep'
import { ASKED_ANEW } from '../../state/core/reads'
import { useStudent } from '../../state/students/students.selectors'
import { Row, Stack } from '../../ui/layout/layout'
import { DetailScreen } from '../../ui/page/DetailScreen'
import { Page } from '../../ui/page/Page'
import { PageError } from '../../ui/page/PageError'
import { PageLoading } from '../../ui/page/PageLoading'
import { Section } from '../../ui/page/Section'
import { StatusChip } from '../../ui/page/StatusChip'
import { readId } from '../../ui/screens/useIdParam'
import { CollectLink } from '../../write/money/CollectLink'
import { deskOfChild, useMayCollect } from '../../write/money/deskAddress'
import { HandOver, FirstStep } from './NewFamilySteps'
import { FamilyStepper, stepId, useNextStep, type StepName } from './FamilyStepper'
import { isNextStep, siblingOf } from './newFamilyPaths'
import { texts } from './newFamily.texts'
import { useCyclesToEnrol, useFamilySteps, type CyclesToEnrol, type FamilyToFinish } from './useFamilySteps'

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

function RegisteredPupil({ id, nombre, numero_control }: StudentDetail) {
  return (
    <div id={stepId('alumno')}>
      <Section title="1. Alumno" action={<StatusChip tone="success" label={texts.done} />}>
        <Row justify="space-between">
          <span>
            {nombre} · {numero_control}
          </span>
          <Button component={Link} to={paths.student(id)}>
            Ver o corregir
          </Button>
        </Row>
      </Section>
    </div>
  )
}

interface FamilyStepsProps extends FamilyToFinish {
  ciclo: number | null
}

const firstOf = (cycles: CyclesToEnrol['cycles'], first: number | null): CyclesToEnrol['cycles'] => [
  ...cycles.filter(({ id }) => id === first),
  ...cycles.filter(({ id }) => id !== first),
]

function FamilySteps({ student, current, cycles, ciclo }: FamilyStepsProps) {
  const mayCollect = useMayCollect()
  const { at, enrolment, mayDo, done, skip, step } = useFamilySteps({ student, current, cycles })
  const frame = useNextStep(at, isNextStep(useLocation().state))
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
        <RegisteredPupil {...student} />
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

/** The address has `?alumno=` once the pupil is registered, `?hermano=` for the next child of a family. */
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
