import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Student } from '@contract/students/students.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { useAddStudentsToScholarshipMutation } from '../../../state/scholarships/scholarships.api'
import { selectMay } from '../../../state/session/session.selectors'
import { PickForm, type Picked } from '../../../ui/forms/PickForm'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { pickedFrom } from '../scholarship.values'
import { texts } from '../scholarships.texts'
import { EligiblePicker } from './EligiblePicker'
import { GradeEffect } from './GradeEffect'
import { PupilEffect } from './PupilEffect'

/** More pupils for a beca that is there. */
export function AddForm({ cycle, beca }: { cycle: Cycle; beca: Scholarship }) {
  const [pupils, setPupils] = useState<readonly Picked[]>([])
  const [error, setError] = useState<string>()
  const chosen = useMemo(() => new Set(pupils.map(({ id }) => id)), [pupils])
  const [addStudents] = useAddStudentsToScholarshipMutation()
  const send = useKeyedWrite(addStudents, useRefusal(texts.addFailed))
  const canRead = useAppSelector((state) => selectMay(state, scholarshipsRoutes.get.access))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const add = useCallback((pupil: Student) => {
    setPupils((before) => [...before, pickedFrom(pupil)])
    setError(undefined)
  }, [])
  const save = async () => {
    if (pupils.length === 0) {
      setError(NO_PICKED_PUPIL)
      return notify({ title: texts.ups, text: NO_PICKED_PUPIL, kind: 'warning' })
    }
    const answer = await send({ idBeca: beca.id, alumnos: pupils.map(({ id }) => ({ id })) })
    if (!answer) return
    notify({ title: texts.added, kind: 'success' })
    if (canRead) return navigate(`/beca/${beca.id}`)
    setPupils([])
  }

  return (
    <PickForm
      picker={<EligiblePicker grade={beca.grado} chosen={chosen} onAdd={add} />}
      label={texts.chosen}
      chosen={pupils}
      noneText={texts.chosenNone}
      error={error}
      onRemove={(id) => setPupils(pupils.filter((pupil) => pupil.id !== id))}
      detail={({ id }) => <PupilEffect alumnoId={id} cycleId={cycle.id} percent={beca.porcentaje} />}
      dirty={pupils.length > 0}
      submitLabel={texts.submitAdd(pupils.length)}
      onSubmit={save}
    >
      <GradeEffect cycle={cycle} grade={beca.grado} percent={beca.porcentaje} />
    </PickForm>
  )
}
