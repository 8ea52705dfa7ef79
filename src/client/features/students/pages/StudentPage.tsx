import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { gradeLabel } from '@contract/domain/grades'
import type { StudentDetail } from '@contract/students/students.schemas'
import { isApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan, selectMay } from '../../../state/session/session.selectors'
import { useGetStudentQuery } from '../../../state/students/students.api'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { EditStudentDialog } from '../components/EditStudentDialog'
import { StudentActions } from '../components/StudentActions'
import { StudentCharges } from '../components/StudentCharges'
import { StudentData } from '../components/StudentData'
import { StudentEnrolments } from '../components/StudentEnrolments'
import { StudentHealth } from '../components/StudentHealth'
import { texts } from '../students.texts'

const subtitleOf = ({ numero_control, grado, grupo }: StudentDetail): string =>
  [numero_control, grado && gradeLabel(grado), grupo?.nombre].filter(Boolean).join(' · ')

const CRUMBS = [{ label: texts.list, to: '/historial/alumnos' }]

/** Everything about one pupil. */
export function StudentPage() {
  const id = useIdParam('alumno')
  // Enrolments and groups change elsewhere: what is kept shows at once and is asked for again.
  const { currentData, isFetching, error, refetch } = useGetStudentQuery(id === null ? skipToken : { id }, {
    refetchOnMountOrArgChange: true,
  })
  const canEdit = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'UPDATE'))
  const canSeeCharges = useAppSelector((state) => selectMay(state, chargesRoutes.listByStudent.access))
  const [editing, setEditing] = useState(false)
  const student = currentData ?? null
  const unknown = id === null || (isApiError(error) && error.status === 404) || currentData === null

  return (
    <Page
      title={student?.nombre ?? (unknown ? texts.unknown : 'Alumno')}
      subtitle={student && subtitleOf(student)}
      breadcrumb={CRUMBS}
      action={student && <StudentActions id={student.id} onEdit={() => setEditing(true)} />}
    >
      {unknown && (
        <PageEmpty
          icon="search"
          title={texts.unknown}
          text={texts.unknownText}
          action={
            <Button variant="outlined" component={Link} to="/historial/alumnos">
              {texts.list}
            </Button>
          }
        />
      )}
      {!unknown && !student && isFetching && <PageLoading />}
      {!unknown && !student && !isFetching && error && (
        <PageError text={error.message} onRetry={() => void refetch()} />
      )}
      {student && !unknown && (
        <>
          <StudentData student={student} />
          <StudentHealth student={student} canEdit={canEdit} />
          <StudentEnrolments student={student} />
          {canSeeCharges && <StudentCharges id={student.id} numeroControl={student.numero_control} />}
          {editing && <EditStudentDialog student={student} onClose={() => setEditing(false)} />}
        </>
      )}
    </Page>
  )
}
