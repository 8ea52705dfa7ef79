import { useCallback, useMemo } from 'react'
import { GRADE_YEAR_KEYS } from '@contract/domain/grades'
import { STUDENT_ORDERS } from '@contract/students/pupilLists'
import type { Student, StudentsContract } from '@contract/students/students.schemas'
import { useFetchStudents, useStudentsPart } from '../../../state/students/students.selectors'
import { HeldListScreen, type ListScreenProps } from '../../../ui/list/ListScreen'
import { listIn } from '../../../ui/list/listIn'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { isLack } from '../studentFilters'

type Asked = NonNullable<StudentsContract['listAll']['query']>

export interface LongStudentListProps extends ListScreenProps<Student> {
  total: number
  grado: string
  falta: string
}

export function LongStudentList({ total, grado, falta, source: _, ...screen }: LongStudentListProps) {
  const view = useServerView({ columns: STUDENT_ORDERS, filter: screen.filter?.key ?? '' })
  const filters = useMemo<Asked>(
    () => ({
      ...(GRADE_YEAR_KEYS.includes(grado) ? { grado } : {}),
      ...(isLack(falta) ? { falta } : {}),
    }),
    [grado, falta],
  )
  const read = useStudentsPart({ ...filters, ...view.asked })
  const fetchStudents = useFetchStudents()
  const fetchPart = useCallback(
    (part: Asked) => fetchStudents({ ...filters, ...view.asked, ...part }),
    [fetchStudents, filters, view.asked],
  )
  const page = listIn(read, ({ rows }) => rows)
  const held = useServerList(view, { ...page, fetchPart })
  return <HeldListScreen<Student> {...screen} held={{ ...held, list: { ...held.list, total } }} />
}
