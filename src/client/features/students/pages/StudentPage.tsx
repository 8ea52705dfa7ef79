import { parentsRoutes } from '@contract/parents/parents.routes'
import { statementsRoutes } from '@contract/statements/statements.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useParent } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { useAccount } from '../../../state/statements/statements.selectors'
import { useStudent } from '../../../state/students/students.selectors'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { allowed, type RecordAction, type RecordTab } from '../../../ui/record/record'
import { RecordActionBar } from '../../../ui/record/RecordActionBar'
import { RecordTabs } from '../../../ui/record/RecordTabs'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { placeText, StudentHead } from '../components/StudentHead'
import { StudentSheet } from '../components/StudentSheet'
import { LIST } from '../students.list.texts'
import { texts } from '../students.texts'

const FRESH = { refetchOnMountOrArgChange: true }
const CRUMBS = [LIST]

export interface StudentPageProps {
  tabs: readonly RecordTab<StudentDetail>[]
  actions: readonly RecordAction<StudentDetail>[]
}

/** The file of one pupil: who it is and what is owed stay above, one part of the rest below. */
function StudentFile({ student, tabs, actions }: StudentPageProps & { student: StudentDetail }) {
  const may = useMay()
  const { id, padre } = student
  const mayAccount = may(statementsRoutes.ofStudent.access)
  const mayParent = may(parentsRoutes.get.access)
  const account = useAccount(id, { ...FRESH, skip: !mayAccount })
  const parent = useParent(padre?.id ?? null, { ...FRESH, skip: !mayParent || !padre }).row
  return (
    <Page
      title={student.nombre}
      subtitle={[student.numero_control, placeText(student)].join(' · ')}
      breadcrumb={CRUMBS}
      action={<RecordActionBar row={student} actions={allowed(actions, may)} />}
    >
      <StudentHead
        student={student}
        phone={parent?.telefono ?? ''}
        totals={mayAccount && (account.row?.total ?? (account.error ? null : undefined))}
      />
      <RecordTabs label={texts.record} row={student} tabs={allowed(tabs, may)} />
      <StudentSheet student={student} parent={parent} account={account.row} />
    </Page>
  )
}

/** Everything about one pupil; `app/records` says of which parts. */
export function StudentPage(parts: StudentPageProps) {
  // Enrolments and groups change elsewhere: what is kept shows at once and is asked for again.
  const source = useStudent(useIdParam('alumno'), FRESH)
  return (
    <DetailScreen
      source={source}
      title="Alumno"
      unknown={texts.unknown}
      unknownText={texts.unknownText}
      breadcrumb={CRUMBS}
    >
      {(student) => <StudentFile student={student} {...parts} />}
    </DetailScreen>
  )
}
