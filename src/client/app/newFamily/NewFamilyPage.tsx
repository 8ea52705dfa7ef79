import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Incomplete, StudentDetail } from '@contract/students/students.schemas'
import { EnrolStep } from '../../features/enrolments/components/EnrolStep'
import { GroupStep } from '../../features/groups/components/GroupStep'
import { ParentStep } from '../../features/parents/components/ParentStep'
import { PupilStep } from '../../features/students/components/PupilStep'
import { useMay } from '../../state/session/useMay'
import { useIncomplete, useStudent } from '../../state/students/students.selectors'
import { Row, Stack } from '../../ui/layout/layout'
import { ListPanel } from '../../ui/list/ListPanel'
import type { ListOf } from '../../ui/list/ListScreen'
import { RowAction } from '../../ui/list/RowAction'
import { DetailScreen } from '../../ui/page/DetailScreen'
import { Page } from '../../ui/page/Page'
import { PageError } from '../../ui/page/PageError'
import { PageLoading } from '../../ui/page/PageLoading'
import { Section } from '../../ui/page/Section'
import { StatusChip } from '../../ui/page/StatusChip'
import { readId } from '../../ui/screens/useIdParam'
import { CollectLink, deskOfChild, useMayCollect } from '../../write/money/CollectLink'
import { texts } from './newFamily.texts'
import { useNextStep } from './useNextStep'
import { useCyclesToEnrol, type CyclesToEnrol } from './useCyclesToEnrol'

const PATH = '/nueva-familia'

const stepsOf = (id: number): string => `${PATH}?alumno=${id}`

const list = {
  noun: { one: 'alumno', many: 'alumnos' },
  searchText: ({ nombre, numero_control }) => `${nombre} ${numero_control}`,
  columns: [
    { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
    { key: 'control', header: 'Número de control', cell: ({ numero_control }) => numero_control },
    {
      key: 'faltan',
      header: texts.lacking,
      cell: ({ faltan }) => (
        <Row inline>
          {faltan.map((what) => (
            <StatusChip key={what} tone="warning" label={texts.missing[what]} />
          ))}
        </Row>
      ),
    },
  ],
} satisfies ListOf<Incomplete>

const stepsOfRow = ({ id }: Incomplete): string => stepsOf(id)

const toSteps = (row: Incomplete) => <RowAction icon="right" label={texts.go} to={stepsOfRow(row)} />

/** Pupils with steps that were left for later. */
function IncompleteList() {
  return (
    <Section title={texts.incomplete} text={texts.incompleteText}>
      <ListPanel
        label={texts.incomplete}
        source={useIncomplete()}
        {...list}
        rowActions={toSteps}
        rowOpens={stepsOfRow}
        empty={{ icon: 'checklist', title: texts.nobody }}
      />
    </Section>
  )
}

interface StepProps {
  title: string
  /** What was done of it; null while it is lacking. */
  done: ReactNode
  open: boolean
  onOpen: () => void
  /** Why it cannot be done here. */
  hindered?: string | false
  children: ReactNode
}

/** One step: done, open, or lacking with the way to it. */
function Step({ title, done, open, onOpen, hindered, children }: StepProps) {
  const lacks = done === null
  return (
    <Section
      title={title}
      action={<StatusChip tone={lacks ? 'warning' : 'success'} label={lacks ? texts.lacking : texts.done} />}
    >
      {!lacks && done}
      {lacks && hindered}
      {lacks && !hindered && open && children}
      {lacks && !hindered && !open && <Button onClick={onOpen}>{texts.now}</Button>}
    </Section>
  )
}

type StepName = 'padre' | 'inscripcion' | 'grupo'

interface FamilyStepsProps extends Pick<CyclesToEnrol, 'current' | 'cycles'> {
  student: StudentDetail
}

/** What a pupil who is registered still needs, step by step; each can be left for later. */
function FamilySteps({ student, current, cycles }: FamilyStepsProps) {
  const may = useMay()
  const mayCollect = useMayCollect()
  const [skipped, setSkipped] = useState<readonly StepName[]>([])
  const open = cycles.map(({ id }) => id)
  const enrolment = student.inscripciones.find(
    ({ ciclo, baja }) => !baja && (ciclo.id === current?.id || open.includes(ciclo.id)),
  )
  const lacking: Record<StepName, boolean> = {
    padre: student.padre === null,
    inscripcion: enrolment === undefined,
    grupo: !enrolment?.grupo,
  }
  const mayDo: Record<StepName, boolean> = {
    padre: may(parentsRoutes.create.access) || may(parentsRoutes.addChildren.access),
    inscripcion: may(enrolmentsRoutes.enrol.access) && cycles.length > 0,
    grupo: may(groupsRoutes.addStudents.access) && enrolment !== undefined,
  }
  const at = (['padre', 'inscripcion', 'grupo'] as const).find(
    (name) => lacking[name] && mayDo[name] && !skipped.includes(name),
  )
  const skip = (name: StepName) => () => setSkipped((before) => [...before, name])
  const resume = (name: StepName) => () => setSkipped((before) => before.filter((each) => each !== name))
  const frame = useNextStep(at)
  const step = (name: StepName) => ({ title: texts.steps[name], open: at === name, onOpen: resume(name) })
  return (
    <Page
      title={texts.title}
      subtitle={`${student.nombre} · ${student.numero_control}`}
      breadcrumb={[{ label: texts.title, to: PATH }]}
      narrow
      action={
        <Row>
          <Button component={Link} to={`/alumno/${student.id}`}>
            {texts.record}
          </Button>
          <Button variant="outlined" component={Link} to={PATH}>
            {texts.sibling}
          </Button>
        </Row>
      }
    >
      <Stack ref={frame}>
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
          {enrolment && (
            <GroupStep
              pupil={student}
              place={{ ...enrolment, cycleId: enrolment.ciclo.id }}
              onSkip={skip('grupo')}
            />
          )}
        </Step>
        <Section title={texts.steps.pago} action={<CollectLink to={deskOfChild(student.id)} />}>
          {mayCollect ? texts.payText : texts.noDesk}
        </Section>
      </Stack>
    </Page>
  )
}

const CRUMBS = [{ label: texts.title, to: PATH }]

/** The steps, once it is known which cycle they are of: what is lacking and what is proposed follow from that. */
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

/** One way in for a new family (`?alumno=` once the pupil is registered). */
export function NewFamilyPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('alumno')
  if (asked !== null) return <KnownPupil key={asked} id={readId(asked)} />
  return (
    <Page title={texts.title} subtitle={texts.subtitle} narrow>
      <PupilStep onDone={({ id }) => void navigate(stepsOf(id))} />
      <IncompleteList />
    </Page>
  )
}
