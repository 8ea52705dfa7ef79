import { GRADE_YEAR_KEYS } from '@contract/domain/grades'
import { STUDENT_ORDERS } from '@contract/students/pupilLists'
import type { Student } from '@contract/students/students.schemas'
import type { ListScreenProps } from '../../../ui/list/ListScreen'
import { LongListScreen } from '../../../ui/list/LongListScreen'
import { isLack } from '../studentFilters'
import { useStudentsPage } from '../useStudentsPage'

export interface LongStudentListProps extends ListScreenProps<Student> {
  total: number
  grado: string
  falta: string
}

/** Pupils of all years where they are too many to be sent whole (decisions/0112). */
export function LongStudentList({ grado, falta, ...list }: LongStudentListProps) {
  return (
    <LongListScreen
      {...list}
      sorted={STUDENT_ORDERS}
      asks={{
        ...(GRADE_YEAR_KEYS.includes(grado) ? { grado } : {}),
        ...(isLack(falta) ? { falta } : {}),
      }}
      usePart={useStudentsPage}
    />
  )
}
