import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GRADES, gradeLabel, isGrade, type Grade } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useEnrolledStudents } from '../../../state/students/students.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { NoCyclePanel } from '../components/NoCyclePanel'
import { studentList } from '../students.columns'
import { texts } from '../students.texts'

const gradeOptions = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** The grade of the address bar (`?grado=PRIMARIA`), so that back and reload keep it. */
const useGradeFilter = () => {
  const [params, setParams] = useSearchParams()
  const given = params.get('grado')
  const grade = isGrade(given) ? given : null
  const setGrade = (next: Grade | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set('grado', next)
        else after.delete('grado')
        return after
      },
      { replace: true },
    )
  return { grade, setGrade }
}

/** Who is in the current cycle. A cashier sees the list too, but only who may read pupils opens one. */
export function EnrolledStudentsPage() {
  const source = useEnrolledStudents()
  const { grade, setGrade } = useGradeFilter()
  const canEnrol = useAppSelector((state) => selectCan(state, 'INSCRIPCIONES', 'CREATE'))
  const canRead = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'READ'))
  const rowActions = useCallback(
    ({ id }: Student) => <RowAction icon="eye" label={texts.see} to={`/alumno/${id}`} />,
    [],
  )
  const enrol = canEnrol && <PrimaryAction to="/menu/inscripciones">{texts.enrol}</PrimaryAction>
  return (
    <ListScreen
      title={texts.enrolled}
      action={enrol}
      above={<NoCyclePanel />}
      {...studentList}
      source={source}
      filter={grade ? { key: grade, keep: ({ grado }) => grado === grade } : undefined}
      filters={
        <FilterSelect
          label={texts.grade}
          allLabel={texts.allGrades}
          options={gradeOptions}
          value={grade ?? ''}
          onChange={(next) => setGrade(isGrade(next) ? next : null)}
        />
      }
      rowActions={canRead ? rowActions : undefined}
      empty={{
        icon: 'users',
        title: 'Todavía no hay alumnos inscritos',
        text: 'Aquí aparecen los alumnos del ciclo escolar actual, con su grado, grupo y beca.',
      }}
    />
  )
}
