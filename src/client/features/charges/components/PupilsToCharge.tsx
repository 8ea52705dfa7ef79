import { useState } from 'react'
import type { Student } from '@contract/students/students.schemas'
import { usePupils } from '../../../state/students/students.selectors'
import { useClassFilter } from '../../../ui/list/classFilter'
import { ShowEverybody, WhoFilter } from '../../../ui/list/FilterSelect'
import { HeldPickList } from '../../../ui/list/PickList'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { useHeldPupils } from '../../../write/students/useHeldPupils'

const placeOf = (pupil: Student): Student => pupil

interface PupilsToChargeProps {
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
  onAddAll: (pupils: readonly Student[]) => void
}

/** A charge needs no enrolment, so users who may read all pupils choose among those not enrolled too. */
export function PupilsToCharge({ chosen, onAdd, onAddAll }: PupilsToChargeProps) {
  const [who, setWho] = useState('')
  const pupils = usePupils({ everybody: who !== '', byClass: true })
  const { source, enrolled, total, canReadAll, everybody } = pupils
  const { filter, select } = useClassFilter((total === undefined ? source : enrolled).rows, placeOf)
  const held = useHeldPupils(pupils, { filter, inUrl: false })
  return (
    <HeldPickList
      label="Alumnos"
      searchLabel="Buscar por nombre, CURP o control"
      held={held}
      {...anyPupilList}
      chosen={chosen}
      onAdd={onAdd}
      onAddAll={onAddAll}
      filters={
        <>
          {select}
          {canReadAll && <WhoFilter value={who} onChange={setWho} />}
        </>
      }
      empty={{
        icon: 'users',
        title: 'No hay alumnos inscritos',
        text: 'Aquí aparecen los alumnos del ciclo escolar actual, para registrarles un cargo.',
        action: canReadAll && !everybody && <ShowEverybody onChange={setWho} />,
      }}
    />
  )
}
