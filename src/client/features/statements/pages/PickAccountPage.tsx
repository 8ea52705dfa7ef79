import Button from '@mui/material/Button'
import { useCallback } from 'react'
import type { Student } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useListEnrolledStudentsQuery, useListStudentsQuery } from '../../../state/students/students.api'
import { selectEnrolledStudents, selectStudents } from '../../../state/students/students.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { anyPupilColumns, PUPIL_NOUN } from '../../../ui/list/pupilColumns'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import { useLocalList } from '../../../ui/list/useLocalList'
import { texts } from '../statements.texts'

const FILTERS = ['quienes'] as const
const WHO = [{ value: 'TODOS', label: texts.whoAll }]
const pupilSearchText = ({ nombre, curp, numero_control }: Student): string =>
  `${nombre} ${curp} ${numero_control}`

const rowActions = ({ id }: Student) => (
  <RowAction icon="book" label={texts.open} to={`/estado-de-cuenta/${id}`} />
)

/** Whose statement: the enrolled; for who may read pupils also everybody else, since debts outlive the school year. */
export function PickAccountPage() {
  const { values, change } = useFilters(FILTERS)
  const canReadAll = useAppSelector((state) => selectMay(state, studentsRoutes.listAll.access))
  const everybody = canReadAll && values.quienes !== ''
  const enrolled = useListEnrolledStudentsQuery(undefined, { skip: everybody })
  const all = useListStudentsQuery(undefined, { skip: !everybody })
  const { isLoading, error, refetch } = everybody ? all : enrolled
  const rows = useAppSelector(everybody ? selectStudents : selectEnrolledStudents)
  const list = useLocalList(rows, { searchText: pupilSearchText })
  const setWho = useCallback((quienes: string) => change({ quienes }), [change])
  return (
    <ListScreen
      title={texts.account}
      subtitle={texts.pick}
      list={list}
      columns={anyPupilColumns}
      noun={PUPIL_NOUN}
      searchLabel={texts.searchPupil}
      rowActions={rowActions}
      filters={
        canReadAll && (
          <FilterSelect
            label={texts.who}
            allLabel={texts.whoEnrolled}
            options={WHO}
            value={values.quienes}
            onChange={setWho}
          />
        )
      }
      isLoading={isLoading}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{
        icon: 'users',
        title: texts.noPupils,
        text: texts.noPupilsText,
        action: canReadAll && !everybody && (
          <Button variant="outlined" onClick={() => setWho('TODOS')}>
            {texts.whoAll}
          </Button>
        ),
      }}
    />
  )
}
