import { useMemo } from 'react'
import { gradeLabel, gradeOrder, gradeYearKey, gradeYearLabel, type Grade } from '@contract/domain/grades'
import { nextGradeYear } from '@contract/domain/nextGrade'
import type { Student } from '@contract/students/students.schemas'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { texts } from '../enrolments.texts'

export interface LastFilter {
  /** Key of a year, NEW or ALL; '' for the pupils continuing in this level. */
  last: string
  grupo: string
}

const ALL = 'TODOS'
const NEW = 'NUEVOS'
export const SUGGESTED: LastFilter = { last: '', grupo: '' }

type Last = NonNullable<Student['ultimo']>

type Known = Pick<Student, 'ultimo' | 'grado_previsto'>

/** Whether the pupil's next or repeated year is in the level; without a year the last level or the import decides. After the last year the pupil has left. */
const goesOnIn = (grade: Grade, { ultimo: last, grado_previsto: expected }: Known): boolean => {
  if (!last) return !expected || expected.grado === grade
  if (last.gradoNumero == null) return last.grado === grade || grade === 'PRIMARIA'
  const next = nextGradeYear(last)
  return next !== null && (next.grado === grade || last.grado === grade)
}

const keepsLast = (grade: Grade, last: string, pupil: Known): boolean => {
  const { ultimo } = pupil
  if (last === '') return goesOnIn(grade, pupil)
  if (last === ALL) return true
  return last === NEW ? !ultimo : Boolean(ultimo) && gradeYearKey(ultimo as Last) === last
}

export const lastFilterOf = (grade: Grade, { last, grupo }: LastFilter): ListFilter<Student> => ({
  key: `${grade}|${last}|${grupo}`,
  keep: (pupil) => keepsLast(grade, last, pupil) && (!grupo || pupil.ultimo?.grupo?.nombre === grupo),
})

const optionsOf = (rows: readonly Student[]) => {
  const places = new Map(
    rows.flatMap(({ ultimo }) => (ultimo ? [[gradeYearKey(ultimo), ultimo] as const] : [])),
  )
  const years = [...places.values()]
    .sort((a, b) => gradeOrder(a) - gradeOrder(b))
    .map((last) => ({ value: gradeYearKey(last), label: gradeYearLabel(last) }))
  return [{ value: ALL, label: 'Todos' }, { value: NEW, label: texts.lastNone }, ...years]
}

const groupsOf = (rows: readonly Student[], grade: Grade, last: string) => {
  const names = rows.flatMap((pupil) =>
    pupil.ultimo?.grupo && keepsLast(grade, last, pupil) ? [pupil.ultimo.grupo.nombre] : [],
  )
  return [...new Set(names)]
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((value) => ({ value, label: value }))
}

interface LastFiltersProps {
  rows: readonly Student[] | undefined
  grade: Grade
  value: LastFilter
  onChange: (value: LastFilter) => void
}

const NONE: readonly Student[] = []

export function LastFilters({ rows: loaded, grade, value, onChange }: LastFiltersProps) {
  const rows = loaded ?? NONE
  const options = useMemo(() => optionsOf(rows), [rows])
  const groups = useMemo(() => groupsOf(rows, grade, value.last), [rows, grade, value.last])
  // While the rows load the filter keeps its place, since most schools have it: nothing moves when they come.
  if (loaded && !rows.some(({ ultimo, grado_previsto }) => ultimo ?? grado_previsto)) return null
  return (
    <>
      <FilterSelect
        label={texts.last}
        allLabel={`Siguen en ${gradeLabel(grade)}`}
        options={options}
        value={value.last}
        onChange={(last) => onChange({ last, grupo: '' })}
      />
      {groups.length > 0 && (
        <FilterSelect
          label="Último grupo"
          allLabel="Todos los grupos"
          options={groups}
          value={value.grupo}
          onChange={(grupo) => onChange({ ...value, grupo })}
        />
      )}
    </>
  )
}
