import { useMemo } from 'react'
import { gradeLabel } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListStudentsWithoutGroupQuery } from '../../../state/students/students.api'
import { makeSelectStudentsWithoutGroup } from '../../../state/students/students.selectors'
import { PickList } from '../../../ui/list/PickList'
import { groupMateColumns, PUPIL_NOUN, pupilSearchText } from '../../../ui/list/pupilColumns'
import { texts } from '../groups.texts'

interface WithoutGroupPickerProps {
  group: Pick<Group, 'cicloEscolarId' | 'grado'>
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
}

/** The enrolled of the group's grade that are in no group. */
export function WithoutGroupPicker({ group, chosen, onAdd }: WithoutGroupPickerProps) {
  const { cicloEscolarId: id, grado } = group
  // Another desk may have placed some meanwhile.
  const { isLoading, error, refetch } = useListStudentsWithoutGroupQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  )
  const pupils = useAppSelector(useMemo(() => makeSelectStudentsWithoutGroup(id), [id]))
  const rows = useMemo(() => pupils.filter((pupil) => pupil.grado === grado), [pupils, grado])
  return (
    <PickList
      label={texts.pick}
      source={{ rows, isLoading, error: error?.message, retry: refetch }}
      searchText={pupilSearchText}
      columns={groupMateColumns}
      noun={PUPIL_NOUN}
      chosen={chosen}
      onAdd={onAdd}
      empty={{ icon: 'users', title: texts.pickNone, text: texts.pickNoneText(gradeLabel(grado)) }}
    />
  )
}
