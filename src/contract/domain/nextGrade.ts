import { GRADE_YEARS, type Grade, type GradeYear } from './grades'

/** Filter value beside the years of a level: pupils who were never enrolled. */
export const NEW_PUPILS = 'NUEVOS'

/** K3 leads to 1° Primaria; null after the last year and when the year is unknown. */
export const nextGradeYear = ({
  grado,
  gradoNumero,
}: GradeYear): { grado: Grade; gradoNumero: number } | null => {
  const at = GRADE_YEARS.findIndex((each) => each.grado === grado && each.gradoNumero === gradoNumero)
  return at < 0 ? null : (GRADE_YEARS[at + 1] ?? null)
}

/** Whether the pupil's next (or repeated) year is in the level. Year unknown: the same level or PRIMARIA. Never enrolled: the import's level, or any. False after the last year. */
export const continuesInGrade = (
  grade: Grade,
  last: GradeYear | null | undefined,
  expected: Pick<GradeYear, 'grado'> | null | undefined,
): boolean => {
  if (!last) return !expected || expected.grado === grade
  if (last.gradoNumero == null) return last.grado === grade || grade === 'PRIMARIA'
  const next = nextGradeYear(last)
  return next !== null && (next.grado === grade || last.grado === grade)
}

/** The year after the last; for a pupil never enrolled, the one that the import expects. Null when neither is known. */
export const proposedGradeYear = (
  last: GradeYear | null | undefined,
  expected: GradeYear | null | undefined,
): { grado: Grade; gradoNumero: number } | null => {
  if (last) return nextGradeYear(last)
  return expected?.gradoNumero == null ? null : { grado: expected.grado, gradoNumero: expected.gradoNumero }
}
