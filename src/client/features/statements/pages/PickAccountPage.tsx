import { useCallback } from 'react'
import type { Student } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { usePupils } from '../../../state/students/students.selectors'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { RowAction } from '../../../ui/list/RowAction'
import { ShowEverybody, WhoFilter } from '../../../ui/list/FilterSelect'
import { useFilters } from '../../../ui/list/useFilters'
import { deskOfChild, useMayCollect } from '../../../write/money/deskAddress'
import { useHeldPupils } from '../../../write/students/useHeldPupils'
import { LIST, texts } from '../statements.texts'

const FILTERS = ['quienes'] as const

const accountOf = ({ id }: Student): string => paths.account(id)

/** Who may read pupils also finds those who left: debts outlive the school year. */
export function PickAccountPage() {
  const { values, change } = useFilters(FILTERS)
  const pupils = usePupils({ everybody: values.quienes !== '', byClass: false })
  const { canReadAll, everybody } = pupils
  const held = useHeldPupils(pupils, { inUrl: true })
  const mayCollect = useMayCollect()
  const rowActions = useCallback(
    (pupil: Student) => (
      <>
        {mayCollect && <RowAction icon="pay" label={texts.collect} to={deskOfChild(pupil.id)} />}
        <RowAction icon="book" label="Ver estado de cuenta" to={accountOf(pupil)} />
      </>
    ),
    [mayCollect],
  )
  const setWho = useCallback((quienes: string) => change({ quienes }), [change])
  return (
    <HeldListScreen
      title={LIST.label}
      subtitle="Elige al alumno"
      held={held}
      {...anyPupilList}
      searchLabel="Buscar por nombre, CURP o control"
      rowActions={rowActions}
      rowOpens={accountOf}
      filters={canReadAll && <WhoFilter value={values.quienes} onChange={setWho} />}
      empty={{
        icon: 'users',
        title: 'No hay alumnos inscritos',
        text: 'Aquí aparecen los alumnos del ciclo escolar actual, para ver lo que deben y lo que han pagado.',
        action: canReadAll && !everybody && <ShowEverybody onChange={setWho} />,
      }}
    />
  )
}
