import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { gradeYearKey } from '@contract/domain/grades'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { useEnrolledStudents } from '../../../state/students/students.selectors'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { Row } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { NoCyclePanel } from '../components/NoCyclePanel'
import { studentList } from '../students.columns'
import { texts } from '../students.list.texts'

/** Filters of the address bar (`?grado=PRIMARIA 2&falta=grupo`), so that back and reload keep them. */
const FILTERS = ['grado', 'falta'] as const

const isOfGrade = ({ grado, gradoNumero }: Student, wanted: string): boolean =>
  grado === wanted || (grado !== null && gradeYearKey({ grado, gradoNumero }) === wanted)

/** What an enrolment left unfinished. */
const LACKS: Readonly<Record<string, { label: string; lacks: (pupil: Student) => boolean }>> = {
  grupo: { label: 'Sin grupo', lacks: ({ grupo }) => grupo === null },
  padre: { label: 'Sin padre o tutor', lacks: ({ padre }) => padre === null },
  curp: { label: 'CURP sin verificar', lacks: ({ curp_verificada }) => !curp_verificada },
}
const lackOptions = Object.entries(LACKS).map(([value, { label }]) => ({ value, label }))

const filterOf = (grado: string, falta: string): ListFilter<Student> | undefined => {
  const isGrade = GRADE_YEAR_OPTIONS.some(({ value }) => value === grado)
  const lack = LACKS[falta]
  if (!isGrade && !lack) return undefined
  return {
    key: `${grado}|${falta}`,
    keep: (pupil) => (!isGrade || isOfGrade(pupil, grado)) && (!lack || lack.lacks(pupil)),
  }
}

/** Who is in the current cycle. A cashier sees the list too, but only who may read pupils opens one. */
export function EnrolledStudentsPage() {
  const source = useEnrolledStudents()
  const { values, change } = useFilters(FILTERS)
  const canEnrol = useAppSelector((state) => selectCan(state, 'INSCRIPCIONES', 'CREATE'))
  const canRegister = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'CREATE'))
  const canRead = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'READ'))
  const mayLeave = useMay()(enrolmentsRoutes.preview.access)
  const rowActions = useCallback(
    ({ id }: Student) => (
      <>
        <RowAction icon="eye" label={texts.see} to={`/alumno/${id}`} />
        {mayLeave && (
          <RowAction icon="school" label={texts.enrolments} to={`/alumno/${id}?ver=inscripciones`} />
        )}
      </>
    ),
    [mayLeave],
  )
  const enrol = canEnrol && <PrimaryAction to="/menu/inscripciones">{texts.enrol}</PrimaryAction>
  const register = canRegister && (
    <Button variant={canEnrol ? 'outlined' : 'contained'} component={Link} to="/registro/alumno">
      {texts.register}
    </Button>
  )
  return (
    <ListScreen
      title={texts.enrolled}
      action={
        (enrol || register) && (
          <Row>
            {register}
            {enrol}
          </Row>
        )
      }
      above={<NoCyclePanel />}
      {...studentList}
      source={source}
      filter={filterOf(values.grado, values.falta)}
      filters={
        <>
          <FilterSelect
            label={texts.grade}
            allLabel={texts.allGrades}
            options={GRADE_YEAR_OPTIONS}
            value={values.grado}
            onChange={(grado) => change({ grado })}
          />
          <FilterSelect
            label={texts.lacks}
            allLabel={texts.lacksNothing}
            options={lackOptions}
            value={values.falta}
            onChange={(falta) => change({ falta })}
          />
        </>
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
