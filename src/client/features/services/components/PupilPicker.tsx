import { useCallback, useMemo, useState } from 'react'
import type { Pupil } from '@contract/students/students.schemas'
import type { ServicePupilRow } from '../../../state/services/services.api'
import { classFilter, classOptions } from '../../../ui/list/classFilter'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { PickList } from '../../../ui/list/PickList'
import { texts } from '../services.texts'
import { pickedPupilList } from './servicePupils'

const placeOf = ({ alumno }: ServicePupilRow): Pupil => alumno

interface PupilPickerProps {
  pupils: readonly ServicePupilRow[]
  chosen: ReadonlySet<number>
  onAddAll: (rows: readonly ServicePupilRow[]) => void
}

/** The pupils to choose from, one by one or a whole group. */
export function PupilPicker({ pupils, chosen, onAddAll }: PupilPickerProps) {
  const [group, setGroup] = useState('')
  const classes = useMemo(() => classOptions(pupils.map(placeOf)), [pupils])
  const filter = useMemo(() => classFilter(group, placeOf), [group])
  const add = useCallback((row: ServicePupilRow) => onAddAll([row]), [onAddAll])
  return (
    <PickList
      {...pickedPupilList}
      label={texts.pupils}
      searchLabel={texts.searchPupil}
      source={{ rows: pupils, isLoading: false, error: undefined, retry: () => undefined }}
      chosen={chosen}
      onAdd={add}
      onAddAll={onAddAll}
      filter={filter}
      filters={
        <FilterSelect
          label="Grado y grupo"
          allLabel="Todos los grupos"
          options={classes}
          value={group}
          onChange={setGroup}
        />
      }
      empty={{ icon: 'users', title: texts.noPupils }}
    />
  )
}
