import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Group } from '@contract/groups/groups.schemas'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Student } from '@contract/students/students.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAddStudentsToGroupMutation } from '../../../state/groups/groups.api'
import { PickForm, type Picked } from '../../../ui/forms/PickForm'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../groups.texts'
import { WithoutGroupPicker } from './WithoutGroupPicker'

/** More pupils for a group: enrolled in its grade, in none yet. */
export function AddForm({ group }: { group: Group }) {
  const [pupils, setPupils] = useState<readonly Picked[]>([])
  const [error, setError] = useState<string>()
  const chosen = useMemo(() => new Set(pupils.map(({ id }) => id)), [pupils])
  const [addStudents] = useAddStudentsToGroupMutation()
  const send = useKeyedWrite(addStudents, useRefusal(texts.addFailed))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const add = useCallback(({ id, nombre, numero_control }: Student) => {
    setPupils((before) => [...before, { id, nombre, numero_control }])
    setError(undefined)
  }, [])
  const save = async () => {
    if (pupils.length === 0) {
      setError(NO_PICKED_PUPIL)
      return notify({ title: texts.ups, text: NO_PICKED_PUPIL, kind: 'warning' })
    }
    if (!(await send({ idGrupo: group.id, alumnos: pupils.map(({ id }) => ({ id })) }))) return
    notify({ title: texts.added, kind: 'success' })
    void navigate(`/grupo/${group.id}`)
  }

  return (
    <PickForm
      picker={<WithoutGroupPicker group={group} chosen={chosen} onAdd={add} />}
      label={texts.chosen}
      chosen={pupils}
      noneText={texts.chosenNone}
      error={error}
      onRemove={(id) => setPupils(pupils.filter((pupil) => pupil.id !== id))}
      dirty={pupils.length > 0}
      submitLabel={texts.submitAdd(pupils.length)}
      onSubmit={save}
    />
  )
}
