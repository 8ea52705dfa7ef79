import { useCallback, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Charge } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Student } from '@contract/students/students.schemas'
import { isApiError } from '../../../state/core/errors'
import { PickForm, type Picked } from '../../../ui/forms/PickForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { Totals } from '../../../ui/payments/Totals'
import { chargeProblems, emptyCharge, pickedFrom, totalOf, type ChargeValues } from '../charge.values'
import { texts } from '../charges.texts'
import { useCreateCharges } from '../useCreateCharges'
import { ChargeFields } from './ChargeFields'
import { PupilsToCharge } from './PupilsToCharge'

interface ChargeFormProps {
  cycle: Cycle
  onMade: (charges: Charge[]) => void
}

/** Pupils on one side; what they are charged, and who was chosen, on the other. */
export function ChargeForm({ cycle, onMade }: ChargeFormProps) {
  const defaultValues = useMemo(() => emptyCharge(), [])
  const form = useForm<ChargeValues>({ defaultValues, resolver: rulesResolver(chargeProblems(cycle)) })
  const { control, getValues, setValue, formState } = form
  const [alumnos, monto] = useWatch({ control, name: ['alumnos', 'monto'] })
  const chosen = useMemo(() => new Set(alumnos.map(({ id }) => id)), [alumnos])
  const create = useCreateCharges(cycle)
  const { notify, dismiss } = useNotice()

  const choose = useCallback(
    (next: Picked[]) =>
      setValue('alumnos', next, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    [setValue, formState.isSubmitted],
  )
  const addAll = useCallback(
    (pupils: readonly Student[]) => choose([...getValues('alumnos'), ...pupils.map(pickedFrom)]),
    [choose, getValues],
  )
  const add = useCallback((pupil: Student) => addAll([pupil]), [addAll])
  const save = form.handleSubmit(
    async (values) => {
      try {
        const made = await create(values)
        dismiss()
        onMade(made)
      } catch (error) {
        if (!isApiError(error)) throw error
        // SPEC §8: creating shows the server's message.
        notify({ title: error.message, kind: 'error' })
        showServerProblems(form, error.campos)
      }
    },
    (errors) => {
      const [first] = Object.values(errors)
      notify({
        title: texts.ups,
        text: errors.alumnos?.message ?? first?.message ?? texts.missing,
        kind: 'warning',
      })
    },
  )

  return (
    <PickForm
      picker={<PupilsToCharge chosen={chosen} onAdd={add} onAddAll={addAll} />}
      label={texts.chosen}
      chosen={alumnos}
      noneText={texts.chosenNone}
      error={formState.errors.alumnos?.message}
      onRemove={(id) => choose(alumnos.filter((pupil) => pupil.id !== id))}
      dirty={formState.isDirty}
      submitLabel={texts.submit(alumnos.length)}
      onSubmit={save}
    >
      <ChargeFields control={control} />
      <Totals items={[[texts.total, totalOf({ alumnos, monto })]]} />
    </PickForm>
  )
}
