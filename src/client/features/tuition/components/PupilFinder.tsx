import { useCallback, useMemo, type ReactNode } from 'react'
import type { Student } from '@contract/students/students.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useListEnrolledStudentsQuery } from '../../../state/students/students.api'
import { selectEnrolledStudents } from '../../../state/students/students.selectors'
import { ListPanel } from '../../../ui/list/ListPanel'
import { PUPIL_NOUN } from '../../../ui/list/pupilColumns'
import { RowAction } from '../../../ui/list/RowAction'
import { studentSearchText } from '../../../ui/list/studentSearch'
import { useLocalList } from '../../../ui/list/useLocalList'
import { useRowKeys } from '../../../ui/list/useRowKeys'
import { Page } from '../../../ui/page/Page'
import { pupilColumns } from '../tuition.columns'
import { texts } from '../tuition.texts'
import { useOverdue } from '../useOverdue'

interface PupilFinderProps {
  title: string
  /** Cycle whose pupils these are. */
  subtitle: ReactNode
  /** Where a pupil is paid; keep its identity. */
  to: (alumnoId: number) => string
}

/** Who is at the desk: typed, gone to with the arrow, opened with Enter. */
export function PupilFinder({ title, subtitle, to }: PupilFinderProps) {
  const { isLoading, error, refetch } = useListEnrolledStudentsQuery()
  const pupils = useAppSelector(selectEnrolledStudents)
  const canPay = useAppSelector((state) => selectMay(state, tuitionRoutes.pay.access))
  const overdue = useOverdue()
  const columns = useMemo(() => pupilColumns(overdue), [overdue])
  const list = useLocalList(pupils, { searchText: studentSearchText })
  const { frame, onKeyDown } = useRowKeys<HTMLDivElement>()
  const rowActions = useCallback(
    ({ id }: Student) => (
      <RowAction icon={canPay ? 'pay' : 'eye'} label={canPay ? texts.open : texts.see} to={to(id)} />
    ),
    [canPay, to],
  )
  return (
    <Page title={title} subtitle={subtitle}>
      <div ref={frame} onKeyDown={onKeyDown}>
        <ListPanel
          label={title}
          list={list}
          columns={columns}
          noun={PUPIL_NOUN}
          searchLabel={texts.searchPupil}
          rowActions={rowActions}
          isLoading={isLoading}
          error={error?.message}
          onRetry={() => void refetch()}
          empty={{ icon: 'users', title: texts.nobody, text: texts.nobodyText }}
        />
      </div>
    </Page>
  )
}
