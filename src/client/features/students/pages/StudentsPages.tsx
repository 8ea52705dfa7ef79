import Button from '@mui/material/Button'
import { useCallback, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { Student } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { messagesRoutes } from '@contract/messages/messages.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import * as paths from '@contract/domain/screenPaths'
import { SHORT_LIST } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useEnrolledStudents, useStudentsPart } from '../../../state/students/students.selectors'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { Row } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import type { ListSource } from '../../../ui/list/ListPanel'
import type { EveryRow } from '../../../ui/list/exported'
import { ListScreen, type ListScreenProps } from '../../../ui/list/ListScreen'
import { pupilPath } from '../../../ui/list/pupilLists'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import type { PageEmptyProps } from '../../../ui/page/PageEmpty'
import { ButtonLink } from '../../../ui/parts/ButtonLink'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import type { LongStudentListProps } from '../components/LongStudentList'
import { enrolledLacks, filterOf, lackOptions } from '../studentFilters'
import { studentList } from '../students.columns'
import { LIST, texts } from '../studentsList.texts'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { NoCyclePanel } from '../../../ui/page/NoCyclePanel'
import { newBulletinTo } from '../../../ui/screens/newBulletinTo'

function NoCurrentCycle() {
  const { cycle, isLoading, error, canRegister } = useCurrentCycle()
  if (cycle || isLoading || error) return null
  return <NoCyclePanel canRegister={canRegister} />
}

/** In the address (`?grado=PRIMARIA 2&falta=grupo`), so that Back and a reload keep them. */
const FILTERS = ['grado', 'falta'] as const

const GroupManyDialog = lazyPart(
  async () => (await import('../../../write/groups/GroupManyDialog')).GroupManyDialog,
)

const useGrouping = (isWithoutGroup: boolean) => {
  const may = useMay()
  const { cycle } = useCurrentCycle()
  const [pupils, setPupils] = useState<readonly Student[] | null>(null)
  const isOffered = may(groupsRoutes.addStudents.access) && may(groupsRoutes.listByCycle.access)
  const tool = useCallback(
    (shown: readonly Student[], everyRow: EveryRow<Student>) =>
      shown.length > 0 && <Button onClick={() => void everyRow().then(setPupils)}>Agrupar</Button>,
    [],
  )
  const dialog = pupils && cycle && (
    <GroupManyDialog cycle={cycle} pupils={pupils} onClose={() => setPupils(null)} />
  )
  return { tool: isWithoutGroup && isOffered && cycle ? tool : undefined, dialog }
}

/** For schools with more pupils than one answer holds, which are few: loaded on demand; meanwhile the list shows that it is loading. */
const LongStudentList = lazyPart(
  async () => (await import('../components/LongStudentList')).LongStudentList,
  ({ total: _, grado: _grado, falta: _falta, ...list }: LongStudentListProps) => (
    <ListScreen<Student> {...list} source={{ ...list.source, rows: undefined, isLoading: true }} />
  ),
)

interface StudentListProps {
  title: string
  total?: number | undefined
  source: ListSource<Student>
  lacks: typeof lackOptions
  action: ReactNode
  empty: PageEmptyProps
}

interface StudentFiltersProps {
  lacks: typeof lackOptions
  values: Record<(typeof FILTERS)[number], string>
  onChange: (patch: Partial<StudentFiltersProps['values']>) => void
}

function StudentFilters({ lacks, values, onChange }: StudentFiltersProps) {
  const mayWrite = useMay()(messagesRoutes.send.access)
  return (
    <>
      <FilterSelect
        label="Grado"
        allLabel="Todos los grados"
        options={GRADE_YEAR_OPTIONS}
        value={values.grado}
        onChange={(grado) => onChange({ grado })}
      />
      <FilterSelect
        label="Falta"
        allLabel="Todos los expedientes"
        options={lacks}
        value={values.falta}
        onChange={(falta) => onChange({ falta })}
      />
      {values.grado && mayWrite && (
        <Button component={Link} to={newBulletinTo({ tipo: 'GRADO', grado: values.grado })}>
          Escribir aviso
        </Button>
      )}
    </>
  )
}

/** A cashier sees the list too, but opening a pupil needs the right to read pupils. */
function StudentList({ lacks, total, ...list }: StudentListProps) {
  const { values, change } = useFilters(FILTERS)
  const may = useMay()
  const canRead = may(studentsRoutes.get.access)
  const mayLeave = may(enrolmentsRoutes.previewLeave.access)
  const { tool, dialog } = useGrouping(values.falta === 'grupo')
  const rowActions = useCallback(
    (pupil: Student) => (
      <RowActions
        of={pupil.nombre}
        actions={[
          { icon: 'eye', label: 'Ver', to: pupilPath(pupil) },
          mayLeave && {
            icon: 'school',
            label: 'Inscripciones',
            to: `${pupilPath(pupil)}?ver=inscripciones`,
          },
        ]}
      />
    ),
    [mayLeave],
  )
  const screen: ListScreenProps<Student> = {
    ...list,
    above: <NoCurrentCycle />,
    ...studentList,
    filter: filterOf(values.grado, values.falta),
    filters: <StudentFilters lacks={lacks} values={values} onChange={change} />,
    tool,
    rowActions: canRead ? rowActions : undefined,
    rowOpens: canRead ? pupilPath : undefined,
  }
  return (
    <>
      {total === undefined ? (
        <ListScreen<Student> {...screen} />
      ) : (
        <LongStudentList {...screen} total={total} grado={values.grado} falta={values.falta} />
      )}
      {dialog}
    </>
  )
}

export function EnrolledStudentsPage() {
  const may = useMay()
  const canEnrol = may(enrolmentsRoutes.enrol.access)
  const canRegister = may(studentsRoutes.create.access)
  const enrol = canEnrol && <PrimaryAction to={paths.enrol}>{texts.enrol}</PrimaryAction>
  const register = canRegister && (
    <ButtonLink variant={canEnrol ? 'outlined' : 'contained'} to={paths.newStudent}>
      {texts.register}
    </ButtonLink>
  )
  return (
    <StudentList
      title="Alumnos inscritos"
      source={useEnrolledStudents()}
      lacks={enrolledLacks}
      action={
        (enrol || register) && (
          <Row>
            {register}
            {enrol}
          </Row>
        )
      }
      empty={{
        icon: 'users',
        title: 'Todavía no hay alumnos inscritos',
        text: 'Aquí aparecen los alumnos del ciclo escolar actual, con su grado, grupo y beca.',
      }}
    />
  )
}

export function StudentsPage() {
  const may = useMay()
  const canCreate = may(studentsRoutes.create.access)
  const canBringParents = may(parentsRoutes.create.access)
  const { row, error, ...reading } = useStudentsPart(SHORT_LIST)
  return (
    <StudentList
      title={LIST.label}
      source={{ ...reading, rows: row?.rows, error: error?.message }}
      total={row?.total}
      lacks={lackOptions}
      action={
        canCreate && (
          <Row>
            {canBringParents && <Link to={paths.importFile}>Importar de Excel</Link>}
            <Link to={paths.newFamily}>Alta de familia</Link>
            <PrimaryAction to={paths.newStudent}>{texts.register}</PrimaryAction>
          </Row>
        )
      }
      empty={{
        icon: 'users',
        title: 'Todavía no hay alumnos',
        text: 'Aquí aparecen todos los alumnos que la escuela registra, inscritos o no.',
      }}
    />
  )
}
