import { useMemo } from 'react'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListStudentsToScholarshipQuery } from '../../../state/students/students.api'
import { makeSelectStudentsToScholarship } from '../../../state/students/students.selectors'
import { PickList } from '../../../ui/list/PickList'
import { PUPIL_NOUN, pupilColumns, pupilSearchText } from '../../../ui/list/pupilColumns'
import { texts } from '../scholarships.texts'

interface EligiblePickerProps {
  grade: Grade
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
}

/** Who may get a beca: enrolled in the grade without one. */
export function EligiblePicker({ grade, chosen, onAdd }: EligiblePickerProps) {
  const arg = { grado: grade }
  // Another desk may have given a beca meanwhile.
  const { isLoading, error, refetch } = useListStudentsToScholarshipQuery(arg, {
    refetchOnMountOrArgChange: true,
  })
  const rows = useAppSelector(useMemo(() => makeSelectStudentsToScholarship(grade), [grade]))
  return (
    <PickList
      label={texts.pick}
      source={{ rows, isLoading, error: error?.message, retry: refetch }}
      searchText={pupilSearchText}
      columns={pupilColumns}
      noun={PUPIL_NOUN}
      chosen={chosen}
      onAdd={onAdd}
      empty={{ icon: 'users', title: texts.pickNone, text: texts.pickNoneText(gradeLabel(grade)) }}
    />
  )
}
