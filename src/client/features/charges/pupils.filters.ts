import { isGrade } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import type { ListFilter } from '../../ui/list/useLocalList'

/** A class to charge at once: a grade, or one of its groups by name. */
const nameOf = ({ grado, grupo }: Student): string | null =>
  grado && (grupo ? `${grado} ${grupo.nombre}` : null)

export const classFilter = (chosen: string): ListFilter<Student> | undefined => {
  if (!chosen) return undefined
  return { key: chosen, keep: (pupil) => (isGrade(chosen) ? pupil.grado : nameOf(pupil)) === chosen }
}

/** The groups that pupils are in, by grade and name. */
export const classesOf = (pupils: readonly Student[]): string[] =>
  [...new Set(pupils.flatMap((pupil) => nameOf(pupil) ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es-MX', { numeric: true }),
  )
