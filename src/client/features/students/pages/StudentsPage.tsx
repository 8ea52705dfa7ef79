import { useCallback } from 'react'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useListStudentsQuery } from '../../../state/students/students.api'
import { selectStudents } from '../../../state/students/students.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { studentSearchText } from '../../../ui/list/studentSearch'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { NoCyclePanel } from '../components/NoCyclePanel'
import { studentColumns, studentSortBy } from '../students.columns'
import { NOUN, texts } from '../students.texts'

/** Every pupil the school ever had. */
export function StudentsPage() {
  const { isLoading, error, refetch } = useListStudentsQuery()
  const students = useAppSelector(selectStudents)
  const list = useLocalList(students, { searchText: studentSearchText, sortBy: studentSortBy })
  const canCreate = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'CREATE'))
  const rowActions = useCallback(
    ({ id }: Student) => <RowAction icon="eye" label={texts.see} to={`/alumno/${id}`} />,
    [],
  )
  const register = canCreate && <PrimaryAction to="/registro/alumno">{texts.register}</PrimaryAction>
  return (
    <ListScreen
      title={texts.list}
      action={register}
      above={<NoCyclePanel />}
      list={list}
      columns={studentColumns}
      noun={NOUN}
      searchLabel={texts.searchHint}
      rowActions={rowActions}
      isLoading={isLoading}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{
        icon: 'users',
        title: 'Todavía no hay alumnos',
        text: 'Aquí aparecen todos los alumnos que la escuela registra, inscritos o no.',
        action: register,
      }}
    />
  )
}
