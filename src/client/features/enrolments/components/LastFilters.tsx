import { useMemo } from 'react'
import {
  gradeLabel,
  gradeOrder,
  gradeYearKey,
  gradeYearLabel,
  type Grade,
  type GradeYear,
} from '@contract/domain/grades'
import { continuesInGrade, NEW_PUPILS } from '@contract/domain/nextGrade'
import type { Student } from '@contract/students/students.schemas'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { texts } from '../enrolments.texts'

export interface LastFilter {
  /** Filter by last school year: a year's key, NEW or ALL; '' for pupils who go on in this level. */
  last: string
  grupo: string
}

const ALL = 'TODOS'
export const SUGGESTED: LastFilter = { last: '', grupo: '' }

/** A pupil, or one entry of the summary of pupils that the server did not send. */
interface Known {
  ultimo?: (GradeYear & { grupo: { nombre: string } | null }) | null | undefined
  grado_previsto?: Pick<GradeYear, 'grado'> | null | undefined
}

const keepsLast = (grade: Grade, last: string, pupil: Known): boolean => {
  const { ultimo } = pupil
  if (last === '') return continuesInGrade(grade, ultimo, pupil.grado_previsto)
  if (last === ALL) return true
  if (!ultimo) return last === NEW_PUPILS
  return gradeYearKey(ultimo) === last
}

const keeps = (grade: Grade, { last, grupo }: LastFilter, pupil: Known): boolean =>
  keepsLast(grade, last, pupil) && (!grupo || pupil.ultimo?.grupo?.nombre === grupo)

export const lastFilterOf = (grade: Grade, value: LastFilter): ListFilter<Student> => ({
  key: `${grade}|${value.last}|${value.grupo}`,
  keep: (pupil) => keeps(grade, value, pupil),
})

export const lastAskedOf = (grade: Grade, { last, grupo }: LastFilter) => ({
  ...(last === '' ? { siguen_en: grade } : last === ALL ? {} : { ultimo: last }),
  ...(grupo ? { ultimo_grupo: grupo } : {}),
})

export const countKept = (
  grade: Grade,
  value: LastFilter,
  places: readonly (Known & { alumnos: number })[],
): number => places.reduce((sum, place) => sum + (keeps(grade, value, place) ? place.alumnos : 0), 0)

const optionsOf = (rows: readonly Known[]) => {
  const places = new Map(
    rows.flatMap(({ ultimo }) => (ultimo ? [[gradeYearKey(ultimo), ultimo] as const] : [])),
  )
  const years = [...places.values()]
    .sort((a, b) => gradeOrder(a) - gradeOrder(b))
    .map((last) => ({ value: gradeYearKey(last), label: gradeYearLabel(last) }))
  return [{ value: ALL, label: 'Todos' }, { value: NEW_PUPILS, label: texts.lastNone }, ...years]
}

const groupsOf = (rows: readonly Known[], grade: Grade, last: string) => {
  const names = rows.flatMap((pupil) =>
    pupil.ultimo?.grupo && keepsLast(grade, last, pupil) ? [pupil.ultimo.grupo.nombre] : [],
  )
  return [...new Set(names)]
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((value) => ({ value, label: value }))
}

interface LastFiltersProps {
  rows: readonly Known[] | undefined
  grade: Grade
  value: LastFilter
  onChange: (value: LastFilter) => void
}

const NONE: readonly Known[] = []

export function LastFilters({ rows: loaded, grade, value, onChange }: LastFiltersProps) {
  const rows = loaded ?? NONE
  const options = useMemo(() => optionsOf(rows), [rows])
  const groups = useMemo(() => groupsOf(rows, grade, value.last), [rows, grade, value.last])
  // While the rows load the filter keeps its place: most schools have it, and nothing moves when they come.
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
