import { useState } from 'react'
import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isApiError, isUnknown } from '../../../state/core/errors'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { askEffect } from '../../../state/cycles/cycles.thunks'
import { useAppDispatch } from '../../../state/hooks'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { UPS } from '../../../ui/forms/wrongForm'
import { useNotice } from '../../../ui/notices/useNotice'
import { useDialogForm } from '../../../write/useDialogForm'
import { effectLines } from '../cycle.effect'
import { cycleBody, cycleFormProblems, valuesOf, type CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'
import { CycleParts } from './CycleParts'

/** Edits a cycle. What a change does to pupils who are enrolled is said before it is saved. */
export function EditCycleDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const count = enrolledCount(cycle)
  const [trigger] = useUpdateCycleMutation()
  const dispatch = useAppDispatch()
  const { notify } = useNotice()
  const [effects, setEffects] = useState<readonly string[]>([])
  const problems = (values: CycleValues) => cycleFormProblems(values, cycle)
  const body = (values: CycleValues) => ({
    id: cycle.id,
    ...cycleBody(values, valuesOf(cycle), count > 0),
  })
  const { form, dialog } = useDialogForm({
    kept: `ciclo ${cycle.id}`,
    values: valuesOf(cycle),
    problems,
    trigger,
    failed: UPS,
    saved: texts.updated,
    onClose,
    body,
  })
  const submit = async () => {
    const values = form.getValues()
    // A server without counts does not know what `simular` is and would save at once.
    if (count === 0 || Object.keys(problems(values)).length > 0) return dialog.onSubmit()
    const { data, error } = await dispatch(askEffect(body(values)))
    if (isApiError(error) && isUnknown(error))
      return notify({ title: texts.effectUnknown, text: error.message, kind: 'error' })
    const lines = data ? effectLines(data) : []
    // A refused change is sent all the same: the answer to the write shows the reason beside its field.
    if (lines.length === 0) return dialog.onSubmit()
    setEffects(lines)
  }

  return (
    <>
      <FormDialog
        size="lg"
        title={`Editar el ciclo ${cycle.name}`}
        text={count > 0 ? texts.fixed(count) : undefined}
        {...dialog}
        onSubmit={submit}
      >
        <CycleParts form={form} fixed={count > 0} />
      </FormDialog>
      <ConfirmDialog
        open={effects.length > 0}
        title={texts.effectTitle}
        text={effects.map((line) => (
          <p key={line}>{line}</p>
        ))}
        confirmLabel={texts.effectSave}
        onConfirm={async () => {
          await dialog.onSubmit()
          setEffects([])
        }}
        onClose={() => setEffects([])}
      />
    </>
  )
}
