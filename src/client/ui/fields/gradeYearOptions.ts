import { GRADE_PLACES, GRADES, gradeYearKey, gradeYearLabel, type GradeYear } from '@contract/domain/grades'

const option = (place: GradeYear) => ({ value: gradeYearKey(place), label: gradeYearLabel(place) })

export const GRADE_YEAR_OPTIONS = GRADES.flatMap((grado) => [
  option({ grado }),
  ...GRADE_PLACES.filter((place) => place.grado === grado).map(option),
])
