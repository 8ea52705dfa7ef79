import { GRADE_YEARS, GRADES, gradeYearKey, gradeYearLabel, type GradeYear } from '@contract/domain/grades'

const option = (place: GradeYear) => ({ value: gradeYearKey(place), label: gradeYearLabel(place) })

export const GRADE_YEAR_OPTIONS = GRADES.flatMap((grado) => [
  option({ grado }),
  ...GRADE_YEARS.filter((place) => place.grado === grado).map(option),
])
