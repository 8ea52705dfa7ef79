import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useStudents } from '../../../state/students/students.selectors'
import { Row } from '../../../ui/layout/layout'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { NoCyclePanel } from '../components/NoCyclePanel'
import { studentList } from '../students.columns'
import { LIST, texts } from '../students.list.texts'

/** Every pupil the school ever had. */
export function StudentsPage() {
  const source = useStudents()
  const canCreate = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'CREATE'))
  const rowActions = useCallback(
    ({ id }: Student) => <RowAction icon="eye" label={texts.see} to={`/alumno/${id}`} />,
    [],
  )
  const canBringParents = useAppSelector((state) => selectCan(state, 'PADRES', 'CREATE'))
  const register = canCreate && (
    <Row>
      {canBringParents && <Link to="/importar">{texts.importFile}</Link>}
      <Link to="/nueva-familia">{texts.newFamily}</Link>
      <PrimaryAction to="/registro/alumno">{texts.register}</PrimaryAction>
    </Row>
  )
  return (
    <ListScreen
      title={LIST.label}
      action={register}
      above={<NoCyclePanel />}
      {...studentList}
      source={source}
      rowActions={rowActions}
      empty={{
        icon: 'users',
        title: 'Todavía no hay alumnos',
        text: 'Aquí aparecen todos los alumnos que la escuela registra, inscritos o no.',
      }}
    />
  )
}
