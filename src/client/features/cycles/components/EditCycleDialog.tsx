import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { UPS } from '../../../ui/forms/wrongForm'
import { Section } from '../../../ui/page/Section'
import { useDialogForm } from '../../../write/useDialogForm'
import { cycleBody, cycleFormProblems, valuesOf, type CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'
import { CycleFields } from './CycleFields'
import { TuitionFields } from './TuitionFields'

/** Edits a cycle; once pupils are enrolled, only the fields that their enrolments did not copy. */
export function EditCycleDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const count = enrolledCount(cycle)
  const [trigger] = useUpdateCycleMutation()
  const { form, control, dialog } = useDialogForm({
    kept: `ciclo ${cycle.id}`,
    values: valuesOf(cycle),
    problems: cycleFormProblems,
    trigger,
    failed: UPS,
    saved: texts.updated,
    onClose,
    body: (values: CycleValues) => ({
      id: cycle.id,
      ...cycleBody(values, valuesOf(cycle), count > 0),
    }),
  })

  return (
    <FormDialog
      size="md"
      title={`Editar el ciclo ${cycle.name}`}
      text={count > 0 ? texts.fixed(count) : undefined}
      {...dialog}
    >
      <CycleFields control={control} fixed={count > 0} />
      <Section title={texts.tuition}>
        <TuitionFields form={form} fixed={count > 0} />
      </Section>
    </FormDialog>
  )
}
