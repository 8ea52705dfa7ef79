import { useState } from 'react'
import type { Student } from '@contract/students/students.schemas'
import { usePupils } from '../../../state/students/students.selectors'
import { useClassFilter } from '../../../ui/list/classFilter'
import { ShowEverybody, WhoFilter } from '../../../ui/list/FilterSelect'
import { PickList } from '../../../ui/list/PickList'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { texts } from '../charges.texts'

const placeOf = (pupil: Student): Student => pupil

interface PupilsToChargeProps {
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
  onAddAll: (pupils: readonly Student[]) => void
}

/** The enrolled pupils; with the permission to read pupils all of them, because a charge needs no enrolment. */
export function PupilsToCharge({ chosen, onAdd, onAddAll }: PupilsToChargeProps) {
  const [who, setWho] = useState('')
  const { source, canReadAll, everybody } = usePupils(who !== '')
  const { filter, select } = useClassFilter(source.rows, placeOf)
  return (
    <PickList
      label={texts.pick}
      searchLabel={texts.searchPupil}
      source={source}
      {...anyPupilList}
      chosen={chosen}
      onAdd={onAdd}
      onAddAll={onAddAll}
      filter={filter}
      filters={
        <>
          {select}
          {canReadAll && <WhoFilter value={who} onChange={setWho} />}
        </>
      }
      empty={{
        icon: 'users',
        title: texts.noPupils,
        text: texts.noPupilsText,
        action: canReadAll && !everybody && <ShowEverybody onChange={setWho} />,
      }}
    />
  )
}
