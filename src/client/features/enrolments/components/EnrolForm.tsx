import { styled } from '@mui/material/styles'
import { useCallback, useMemo, type SyntheticEvent } from 'react'
import { useFieldArray, useForm, useWatch, type FieldPath } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useBusy } from '../../../ui/forms/useBusy'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../enrolments.texts'
import { chosenFrom, listProblem, type EnrolValues } from '../enrolments.values'
import { useEnrol } from '../useEnrol'
import { ChosenPupilRow } from './ChosenPupilRow'
import { EnrolTotals } from './EnrolTotals'
import { PupilPicker } from './PupilPicker'
import { UnansweredWarning } from './UnansweredWarning'

const Columns = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)',
  gap: spacing(3),
  alignItems: 'start',
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > form': {
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    overflow: 'hidden',
    '& > h2, & > p': { margin: 0, padding: spacing(2) },
    '& > ul': { listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${vars.palette.divider}` },
    '& > .send': { padding: spacing(2), display: 'flex', justifyContent: 'flex-end' },
  },
}))

/** Pupils on one side, who will be enrolled with which discount on the other. */
export function EnrolForm({ cycle, grade }: { cycle: Cycle; grade: Grade }) {
  const form = useForm<EnrolValues>({ defaultValues: { alumnos: [] } })
  const { control, setError } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'alumnos', keyName: 'key' })
  const pupils = useWatch({ control, name: 'alumnos' })
  const chosen = useMemo(() => new Set(pupils.map(({ id }) => id)), [pupils])
  const enrol = useEnrol(cycle, grade)
  const { busy, run } = useBusy()
  const { notify } = useNotice()
  useUnsavedGuard(pupils.length > 0)

  const add = useCallback((pupil: Student) => append(chosenFrom(pupil), { shouldFocus: false }), [append])
  const send = form.handleSubmit(async (values) => {
    const problem = listProblem(values)
    if (problem) {
      if (problem.campo !== 'alumnos')
        setError(problem.campo as FieldPath<EnrolValues>, { message: problem.message }, { shouldFocus: true })
      return notify({ title: texts.ups, text: problem.message, kind: 'warning' })
    }
    if (!(await enrol(values.alumnos))) return
    // Who was added while the list travelled stays.
    const sent = new Set(values.alumnos.map(({ id }) => id))
    form.reset({ alumnos: form.getValues('alumnos').filter(({ id }) => !sent.has(id)) })
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => send(event))
  }

  return (
    <Columns>
      <PupilPicker chosen={chosen} onAdd={add} />
      <form onSubmit={submit} noValidate aria-label={texts.chosen}>
        <h2>
          {texts.chosen} ({pupils.length})
        </h2>
        {pupils.length === 0 && <p>{texts.chosenEmpty}</p>}
        <ul>
          {fields.map(({ key }, index) => (
            <ChosenPupilRow
              key={key}
              control={control}
              index={index}
              cost={cycle.costo_inscripcion}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
        {cycle.cuestionario_activo && <UnansweredWarning cycleId={cycle.id} pupils={pupils} />}
        <EnrolTotals cycle={cycle} grade={grade} pupils={pupils} />
        <div className="send">
          <BusyButton busy={busy}>{texts.submit(pupils.length)}</BusyButton>
        </div>
      </form>
    </Columns>
  )
}
