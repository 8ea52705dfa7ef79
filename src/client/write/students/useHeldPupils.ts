import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback } from 'react'
import type { Student, StudentsContract } from '@contract/students/students.schemas'
import { useFetchStudents, useStudentsPart, type usePupils } from '../../state/students/students.selectors'
import type { HeldList } from '../../ui/list/ListPanel'
import { listIn } from '../../ui/list/listIn'
import { anyPupilList } from '../../ui/list/pupilLists'
import { useLongList, useLongView } from '../../ui/list/useLongList'
import type { ListFilter } from '../../ui/list/useLocalList'

interface Options {
  /** By grade and group, which only enrolled pupils have. */
  filter?: ListFilter<Student> | undefined
  inUrl: boolean
}

const NO_COLUMNS: readonly never[] = []

/** Enrolled pupils, or everybody the school ever had; lists too long for one answer are searched and paged by the server (decisions/0112). */
export const useHeldPupils = (
  { source, enrolled, total }: ReturnType<typeof usePupils>,
  { filter, inUrl }: Options,
): HeldList<Student> => {
  const ofClass = total !== undefined && filter !== undefined
  const view = useLongView({
    whole: ofClass ? enrolled : source,
    total: ofClass ? undefined : total,
    searchText: anyPupilList.searchText,
    columns: NO_COLUMNS,
    filter,
    inUrl,
  })
  const { asked } = view
  const page = useStudentsPart(total === undefined || ofClass ? skipToken : asked)
  const fetchStudents = useFetchStudents()
  const fetchPart = useCallback(
    (part: StudentsContract['listAll']['query']) => fetchStudents({ ...asked, ...part }),
    [fetchStudents, asked],
  )
  const held = useLongList(view, { ...listIn(page, ({ rows }) => rows), fetchPart })
  return ofClass ? { ...held, list: { ...held.list, total } } : held
}
