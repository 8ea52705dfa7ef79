import { useCallback, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import { EMPTY_SCHOLARSHIP, scholarshipProblems } from '@contract/scholarships/scholarships.rules'
import type { Student } from '@contract/students/students.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { useCreateScholarshipMutation } from '../../../state/scholarships/scholarships.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { PickForm } from '../../../ui/forms/PickForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import {
  emptyScholarship,
  PERCENT_OPTIONS,
  pickedFrom,
  scholarshipBody,
  type ScholarshipValues,
} from '../scholarship.values'
import { texts } from '../scholarships.texts'
import { EligiblePicker } from './EligiblePicker'
import { GradeEffect } from './GradeEffect'
import { PupilEffect } from './PupilEffect'

const problems = ({ nombre, alumnos }: ScholarshipValues) => scholarshipProblems({ nombre, alumnos })

/** A new beca of a grade: name, percent and who gets it, with what it does to their months. */
export function RegisterForm({ cycle, grade }: { cycle: Cycle; grade: Grade }) {
  const form = useForm<ScholarshipValues>({
    defaultValues: emptyScholarship,
    resolver: rulesResolver(problems),
  })
  const { control, getValues, setValue, formState } = form
  const [alumnos, porcentaje] = useWatch({ control, name: ['alumnos', 'porcentaje'] })
  const chosen = useMemo(() => new Set(alumnos.map(({ id }) => id)), [alumnos])
  const [createScholarship] = useCreateScholarshipMutation()
  const send = useKeyedWrite(createScholarship, useRefusal(texts.failed))
  const canRead = useAppSelector((state) => selectMay(state, scholarshipsRoutes.get.access))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const choose = useCallback(
    (next: ScholarshipValues['alumnos']) =>
      setValue('alumnos', next, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    [setValue, formState.isSubmitted],
  )
  const add = useCallback(
    (pupil: Student) => choose([...getValues('alumnos'), pickedFrom(pupil)]),
    [choose, getValues],
  )
  const save = form.handleSubmit(
    async (values) => {
      const answer = await send(scholarshipBody(cycle, grade, values))
      if (!answer) return
      notify({ title: texts.saved, kind: 'success' })
      if (canRead) return navigate(`/beca/${answer.beca.id}`)
      form.reset(emptyScholarship)
    },
    () => notify({ title: texts.ups, text: EMPTY_SCHOLARSHIP, kind: 'warning' }),
  )

  return (
    <PickForm
      picker={<EligiblePicker grade={grade} chosen={chosen} onAdd={add} />}
      label={texts.chosen}
      chosen={alumnos}
      noneText={texts.chosenNone}
      error={formState.errors.alumnos?.message}
      onRemove={(id) => choose(alumnos.filter((pupil) => pupil.id !== id))}
      detail={({ id }) => <PupilEffect alumnoId={id} cycleId={cycle.id} percent={porcentaje} />}
      dirty={formState.isDirty}
      submitLabel={texts.submit}
      onSubmit={save}
    >
      <Bound control={control} name="nombre">
        {(field) => <UppercaseInput {...field} label={texts.fields.nombre} maxLength={120} required />}
      </Bound>
      <Bound control={control} name="porcentaje">
        {({ onChange, ...field }) => (
          <SelectInput
            {...field}
            label={texts.fields.porcentaje}
            options={PERCENT_OPTIONS}
            onChange={({ target }) => onChange(Number(target.value))}
          />
        )}
      </Bound>
      <GradeEffect cycle={cycle} grade={grade} percent={porcentaje} />
    </PickForm>
  )
}
