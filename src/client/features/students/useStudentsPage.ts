import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback } from 'react'
import type { StudentsContract, Student } from '@contract/students/students.schemas'
import { useFetchStudents, useStudentsPart } from '../../state/students/students.selectors'
import type { PageSource } from '../../ui/list/useServerList'

type Asked = NonNullable<StudentsContract['listAll']['query']>

/** Pupils of all years where they are too many to be sent whole. @param asked null while they are not */
export const useStudentsPage = (asked: Asked | null): PageSource<Student> => {
  const { row, error, ...reading } = useStudentsPart(asked ?? skipToken)
  const fetchStudents = useFetchStudents()
  const fetchPart = useCallback((part: Asked) => fetchStudents({ ...asked, ...part }), [fetchStudents, asked])
  return { ...reading, rows: row?.rows, total: row?.total, error: error?.message, fetchPart }
}
